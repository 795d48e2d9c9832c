// Writes the candidate frequencies of the fit, one JSON file, from the coefficient package pinned in
// package-lock.json: VSOP87D (Bretagnon & Francou 1988) and ELP/MPP02 (Chapront & Francou 2003), both as
// published in npm `astronomia`. Rates in radians per Julian century, amplitudes in radians, au or arcseconds.
import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';

const planets = {};
for (const planet of ['earth', 'mercury', 'venus', 'mars', 'jupiter', 'saturn']) {
  const { default: series } = await import(`astronomia/data/vsop87D${planet}`);
  planets[planet] = {};
  for (const coordinate of ['L', 'B', 'R']) {
    // Rows [amplitude, phase, rate per millennium] of each power of time.
    planets[planet][coordinate] = Object.entries(series[coordinate]).flatMap(([power, rows]) =>
      rows.map(([amplitude, , rate]) => [amplitude * 0.1 ** Number(power), rate / 10]),
    );
  }
  planets[planet].meanLongitude = [
    series.L[0].find((row) => row[2] === 0)[0],
    series.L[1].find((row) => row[2] === 0)[0] / 10,
  ];
}

const { default: elp } = await import('astronomia/data/elpMppDeFull');
const moon = { meanLongitude: elp.W1 };
for (const coordinate of ['L', 'B', 'R']) {
  // Rows [amplitude, phase polynomial of degree 4 at most] of each power of time.
  moon[coordinate] = Object.values(elp[coordinate])
    .flat()
    .map(([amplitude, ...phase]) => [amplitude, ...phase.slice(0, 3), ...Array(Math.max(0, 3 - phase.length)).fill(0)]);
}
writeFileSync(argv[2], JSON.stringify({ planets, moon }));

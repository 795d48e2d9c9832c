// Writes the candidate frequencies of the fit to a JSON file: VSOP87D (Bretagnon & Francou 1988) and ELP/MPP02 (Chapront &
// Francou 2003), both from npm `astronomia`. Rates are radians per Julian century, amplitudes radians, au or arcseconds. With
// `--whole` it writes all terms as the theories have them, with their powers of time, for blocks of other years.
import { writeFileSync } from 'node:fs';
import { argv } from 'node:process';

if (argv.includes('--whole')) {
  const { default: elp } = await import('astronomia/data/elpMppDeFull');
  const moon = { meanLongitude: elp.W1 };
  for (const coordinate of ['L', 'B', 'R']) {
    // Rows [power, amplitude, phase polynomial of degree 4].
    moon[coordinate] = Object.entries(elp[coordinate]).flatMap(([power, rows]) =>
      rows.map((row) => [Number(power), ...row, ...Array(Math.max(0, 6 - row.length)).fill(0)]),
    );
  }
  const planets = {};
  for (const planet of ['earth', 'mercury', 'venus', 'mars', 'jupiter', 'saturn']) {
    const { default: series } = await import(`astronomia/data/vsop87D${planet}`);
    // Rows [power, amplitude, phase, rate per millennium].
    planets[planet] = Object.fromEntries(
      ['L', 'B', 'R'].map((coordinate) => [
        coordinate,
        Object.entries(series[coordinate]).flatMap(([power, rows]) => rows.map((row) => [Number(power), ...row])),
      ]),
    );
  }
  writeFileSync(argv[2], JSON.stringify({ planets, moon }));
  process.exit();
}

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

/**
 * Every event of a hundred years compared with the reference: no event missing, none extra, instants within the
 * tolerances.
 */
import { describe, expect, test } from 'vitest';
import { GRAHA_KEYS } from '../../../src/data/keys';
import { VISIBILITY_MODELS } from '../../../src/data/visibility';
import { skyEvents } from '../../../src/domain/sky/sky';
import {
  DEFAULT_SKY_KINDS,
  type IngressEvent,
  type SkyEvent,
  type SkyKind,
  type SkyQuestion,
} from '../../../src/domain/sky/types';
import { answer, DELHI } from '../support/days';
import { kernel } from '../support/kernel';
import { Residuals } from '../support/residuals';
import { differences, jdOf, secondsOf, type Table, truth, yearOf } from './truth';

const BASE: SkyQuestion = {
  fromJd: jdOf('1900-01-01T00:00:00Z'),
  toJd: jdOf('2101-01-01T00:00:00Z'),
  ayanamsa: 'lahiri',
  nodeMode: 'mean',
  kinds: DEFAULT_SKY_KINDS,
  bodies: GRAHA_KEYS,
  place: DELHI,
  visibility: 'arcus-visionis',
};

const EVENTS = answer(skyEvents(kernel, BASE));

type Of<Kind extends SkyKind> = Extract<SkyEvent, { kind: Kind }>;
const ofKind = <Kind extends SkyKind>({ years }: Table, kind: Kind, events = EVENTS): Of<Kind>[] =>
  events.filter((event): event is Of<Kind> => event.kind === kind && years.has(yearOf(event.jdUt)));

/** Half a second of rounding in every answer. */
const ROUNDING = 0.5;
const TIME_FLOOR = { moon: 1 } as Record<string, number>;
const floorOf = (...bodies: string[]): number => Math.min(...bodies.map((body) => TIME_FLOOR[body] ?? 5));

function compareIngresses(table: Table, events: readonly IngressEvent[], body: (name: string) => string): void {
  const residuals = new Residuals('s');
  const rows = table.rows.filter((row) => body(row.name('body', 'bodies')) !== '');
  expect(rows.length).toBeGreaterThan(0);
  const problems = differences(
    events,
    rows,
    {
      keyOf: (event) => `${event.body} ${event.division}`,
      keyOfRow: (row) => `${body(row.name('body', 'bodies'))} ${row.name('division', 'divisions')}`,
      toleranceOf: (row) => {
        const name = row.name('body', 'bodies');
        const arcsec = name === 'rahu-true' ? 3 : 0.1;
        return ROUNDING + Math.max(floorOf(name), secondsOf(arcsec, row.at('speed') as number));
      },
      problem: (event, row) => {
        const expected = `${row.at('to')} ${row.name('motion', 'motions')} ${row.at('pass')}`;
        const stated = `${event.to} ${event.direction} ${event.pass}`;
        return stated !== expected && `${stated}, not ${expected}`;
      },
    },
    residuals,
  );
  residuals.print('ingresses');
  expect(problems).toEqual([]);
}

describe('the events of half of the years 1900 to 2100', () => {
  test('every ingress agrees, with its direction and its pass', () => {
    const table = truth('ingress');
    const moonYears = new Set(table.head.moon_years as number[]);
    const events = ofKind(table, 'ingress').filter(
      ({ body, jdUt }) => body !== 'ketu' && (body !== 'moon' || moonYears.has(yearOf(jdUt))),
    );
    compareIngresses(table, events, (name) => (name === 'rahu-true' ? '' : name));
  });

  test('every ingress of the true node agrees', () => {
    const table = truth('ingress');
    const years = new Set(table.head.true_node_years as number[]);
    const ingresses = answer(skyEvents(kernel, { ...BASE, nodeMode: 'true', kinds: ['ingress'], bodies: ['rahu'] }));
    const events = ofKind({ ...table, years }, 'ingress', ingresses);
    compareIngresses(table, events, (name) => (name === 'rahu-true' ? 'rahu' : ''));
  });

  test.each(['raman', 'kp'] as const)('every ingress agrees in the ayanāṃśa %s', (ayanamsa) => {
    const table = truth(`ingress-${ayanamsa}`);
    const span = { fromJd: jdOf('2001-01-01T00:00:00Z'), toJd: jdOf('2021-01-01T00:00:00Z') };
    const bodies = GRAHA_KEYS.filter((key) => key !== 'moon' && key !== 'ketu');
    const ingresses = answer(skyEvents(kernel, { ...BASE, ...span, ayanamsa, kinds: ['ingress'], bodies }));
    compareIngresses(table, ofKind(table, 'ingress', ingresses), (name) => name);
  });

  test('every station agrees', () => {
    const table = truth('station');
    const residuals = new Residuals('s');
    const problems = differences(
      ofKind(table, 'station'),
      table.rows,
      {
        keyOf: ({ body }) => body,
        keyOfRow: (row) => row.name('body', 'bodies'),
        toleranceOf: (row) => (['jupiter', 'saturn'].includes(row.name('body', 'bodies')) ? 900 : 180),
        problem: ({ station, tropicalDeg, siderealDeg }, row) =>
          (station !== row.name('station', 'motions') && `turns ${station}`) ||
          (Math.abs(tropicalDeg - (row.at('tropical_deg') as number)) > 3e-5 && `stands at ${tropicalDeg}`) ||
          (Math.abs(siderealDeg - (row.at('sidereal_deg') as number)) > 3e-5 && `stands at ${siderealDeg}`),
      },
      residuals,
    );
    residuals.print('stations');
    expect(problems).toEqual([]);
  });

  test('the four phases of every lunation agree', () => {
    const table = truth('lunation');
    const residuals = new Residuals('s');
    const problems = differences(
      ofKind(table, 'lunation'),
      table.rows,
      {
        keyOf: ({ phase }) => phase,
        keyOfRow: (row) => row.name('phase', 'phases'),
        toleranceOf: () => 1 + ROUNDING,
        problem: ({ siderealDeg }, row) =>
          Math.abs(siderealDeg - (row.at('sidereal_deg') as number)) > 2e-4 && `the Moon stands at ${siderealDeg}`,
      },
      residuals,
    );
    residuals.print('lunations');
    expect(problems).toEqual([]);
  });

  test('every equinox and solstice agrees', () => {
    const table = truth('seasons');
    const residuals = new Residuals('s');
    const problems = differences(
      [...ofKind(table, 'equinox'), ...ofKind(table, 'solstice')],
      table.rows,
      {
        keyOf: ({ kind, name, tropicalDeg }) => `${kind} ${name} ${tropicalDeg}`,
        keyOfRow: (row) => `${row.at('kind')} ${row.at('name')} ${row.at('tropical_deg')}`,
        toleranceOf: () => 5 + ROUNDING,
      },
      residuals,
    );
    residuals.print('equinoxes and solstices');
    expect(problems).toEqual([]);
  });

  test('every eclipse agrees, with its type and magnitude', () => {
    // Annular in NASA's canon (Espenak and Meeus 2006), with magnitudes 0.9995 and 0.9999; hybrid in the reference.
    const disputed = ['solar 1927-01-03: annular, not hybrid', 'solar 1948-05-09: annular, not hybrid'];
    const table = truth('eclipse');
    const residuals = new Residuals('s');
    const problems = differences(
      ofKind(table, 'eclipse'),
      table.rows,
      {
        keyOf: (event) => event.of,
        keyOfRow: (row) => row.at('of') as string,
        toleranceOf: () => 60,
        problem: ({ type, magnitude, jdUt, of }, row) => {
          const day = new Date((jdUt - 2_440_587.5) * 86_400_000).toISOString().slice(0, 10);
          const note = `${of} ${day}: ${type}, not ${row.at('type')}`;
          if (type !== row.at('type') && !disputed.includes(note)) return note;
          return Math.abs(magnitude - (row.at('magnitude') as number)) > 0.002 && `magnitude ${magnitude}`;
        },
      },
      residuals,
    );
    residuals.print('eclipses');
    expect(problems).toEqual([]);
  });

  test('every conjunction agrees, with its latitudes', () => {
    const table = truth('conjunction');
    const residuals = new Residuals('s');
    const problems = differences(
      ofKind(table, 'conjunction'),
      table.rows,
      {
        keyOf: (event) => `${event.body} ${event.with}`,
        keyOfRow: (row) => `${row.name('body', 'bodies')} ${row.name('with', 'bodies')}`,
        toleranceOf: (row) =>
          ROUNDING +
          Math.max(
            floorOf(row.name('body', 'bodies'), row.name('with', 'bodies')),
            secondsOf(0.15, row.at('relative_speed') as number),
          ),
        problem: ({ latitudeDifferenceDeg, siderealDeg }, row) =>
          (Math.abs(latitudeDifferenceDeg - (row.at('latitude_difference_deg') as number)) > 2e-4 &&
            `${latitudeDifferenceDeg} apart`) ||
          (Math.abs(siderealDeg - (row.at('sidereal_deg') as number)) > 2e-4 && `at ${siderealDeg}`),
      },
      residuals,
    );
    residuals.print('conjunctions');
    expect(problems).toEqual([]);
  });

  test('every combustion agrees', () => {
    const table = truth('combustion');
    // The reference has rows of Mercury with a motion that does not match its own stations, rows at nonexistent
    // stations, and one row that is entry and exit at once. From 2042 on it lacks rows.
    const rows = table.rows.filter((row) => {
      if (row.name('body', 'bodies') !== 'mercury') return true;
      const sky = answer(kernel.sky(row.jdUt));
      const motion = sky.bodies.mercury.lonSpeedDegPerDay < 0 ? 'retrograde' : 'direct';
      const isDouble = Math.abs(row.jdUt - jdOf('2100-04-04T09:44:29Z')) < 1;
      return motion === row.name('motion', 'motions') && row.name('cause', 'causes') === 'limit' && !isDouble;
    });
    const residuals = new Residuals('s');
    const problems = differences(
      ofKind(table, 'combustion'),
      rows,
      {
        keyOf: ({ body, phase, motion }) => `${body} ${phase} ${motion}`,
        keyOfRow: (row) =>
          [row.name('body', 'bodies'), row.name('phase', 'phases'), row.name('motion', 'motions')].join(' '),
        toleranceOf: (row) =>
          ROUNDING + Math.max(floorOf(row.name('body', 'bodies')), secondsOf(0.15, row.at('relative_speed') as number)),
        problem: ({ limitDeg }, row) => limitDeg !== row.at('limit') && `limit ${limitDeg}`,
      },
      residuals,
    );
    residuals.print(`combustions, without ${table.rows.length - rows.length} rows of Mercury`);
    expect(problems.filter((problem) => !/^extra: mercury .* 20[4-9]|^extra: mercury .* 2100/.test(problem))).toEqual(
      [],
    );
  });
});

describe('heliacal risings and settings', () => {
  test.each(['visibility', 'visibility-paris'])(
    'heliacal risings and settings agree with the reference: %s',
    (file) => {
      const table = truth(file);
      const place = { latDeg: table.head.lat as number, lonDeg: table.head.lon as number };
      const years = [...table.years].filter((year) => year >= 1990 && year < 2030);
      const [first, last] = [Math.min(...years), Math.max(...years)];
      const residuals = new Residuals('s');
      for (const visibility of VISIBILITY_MODELS) {
        const span = { fromJd: jdOf(`${first}-01-01T00:00:00Z`), toJd: jdOf(`${last + 1}-01-01T00:00:00Z`) };
        const visibilities = answer(skyEvents(kernel, { ...BASE, ...span, place, visibility, kinds: ['visibility'] }));
        const problems = differences(
          ofKind({ ...table, years: new Set(years) }, 'visibility', visibilities),
          table.rows.filter((row) => row.name('model', 'models') === visibility && years.includes(yearOf(row.jdUt))),
          {
            keyOf: ({ body, event, side }) => `${body} ${event} ${side}`,
            keyOfRow: (row) => `${row.name('body', 'bodies')} ${row.at('event')} ${row.at('side')}`,
            toleranceOf: (row) => ((row.at('margin') as number) < 0.05 ? 90_000 : 20),
            problem: ({ limitDeg, marginDeg }, row) =>
              (limitDeg !== row.at('limit') && `limit ${limitDeg}`) ||
              (Math.abs(marginDeg - (row.at('margin') as number)) > 2e-3 && `margin ${marginDeg}`),
            apartSeconds: 100_000,
          },
          residuals,
        );
        // Outer planets set only in the west and rise only in the east. The other rows are twilights in which the Sun is
        // not deep enough.
        const wrongSide = /^missing: (mars|jupiter|saturn) (rising west|setting east) .*-0[5-7]-/;
        expect(problems.filter((problem) => !wrongSide.test(problem))).toEqual([]);
        expect(problems.length).toBeLessThanOrEqual(file === 'visibility-paris' ? 21 : 0);
      }
      residuals.print(file);
    },
  );
});

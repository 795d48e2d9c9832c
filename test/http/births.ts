/** Valid requests that the tests modify, and a measure for the responses. */
export const CHART = '/api/chart';
export const CORE_CHART = '/api/v1/core/chart';

export const birth = {
  year: 1990,
  month: 5,
  day: 15,
  hour: 14,
  minute: 30,
  lat: 28.6139,
  lon: 77.209,
  tzHours: 5.5,
};

export const coreBirth = {
  birthDate: '1990-05-15',
  birthTime: '14:30:00',
  birthPlace: { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' },
  ayanamsa: 'lahiri',
};

/** The same birth in a request of `/api/v1`. */
export const v1Birth = { date: '1990-05-15', time: '14:30', lat: 28.6139, lon: 77.209, tz: 5.5 };

/** The fields of every answer of `CHART`. */
export const CHART_FIELDS = [
  'input',
  'jd_utc',
  'jd_tt',
  'ayanamsha_deg',
  'lagna',
  'grahas',
  'substrate_stamp',
  'sovereigntySignature',
];

export type Fields = Record<string, unknown>;

/** Marks a field for removal. */
export const ABSENT = Symbol('absent');

/** A copy with fields set or removed; dotted names refer to nested fields. */
export function changed(base: Fields, changes: Fields): Fields {
  const copy = structuredClone(base);
  for (const [path, value] of Object.entries(changes)) {
    const parts = path.split('.');
    const last = parts.pop() as string;
    const parent = parts.reduce<Fields>((node, part) => node[part] as Fields, copy);
    if (value === ABSENT) delete parent[last];
    else parent[last] = value;
  }
  return copy;
}

/** Shorter arc between two longitudes, arcseconds. */
export const arcsec = (a: number, b: number): number => Math.abs(((((a - b) % 360) + 540) % 360) - 180) * 3600;

/** Births for the tests of pages. */
export const VARANASI = {
  fragment: '#t=1985-02-19T20:56:22&at=24.9459,83.0665&tz=Asia/Kolkata&place=near%20Varanasi',
  /** The same birth as a request to /api/chart. */
  body: {
    year: 1985,
    month: 2,
    day: 19,
    hour: 20,
    minute: 56,
    second: 22,
    lat: 24.9459,
    lon: 83.0665,
    tzHours: 5.5,
  },
  /** The same birth in a request of /api/v1. */
  v1: { date: '1985-02-19', time: '20:56:22', lat: 24.9459, lon: 83.0665, tz: 5.5 },
};

/** A birth in the local time of Amsterdam before its zone was merged with Brussels: UTC+0:19:32. */
export const AMSTERDAM_1935 = {
  fragment: '#t=1935-01-15T12:00&at=52.374,4.8897&tz=Europe/Amsterdam&place=Amsterdam',
  body: { year: 1935, month: 1, day: 15, hour: 12, minute: 0, lat: 52.374, lon: 4.8897, tz: 'Europe/Amsterdam' },
};

/** Two births of a match; kūṭas without all their points have exceptions. */
export const COUPLE =
  '#a.t=1985-02-19T20:56:22&a.at=25.3176,82.9739&a.tz=Asia/Kolkata&a.place=Varanasi&a.name=Asha&b.t=1992-11-03T06:15&b.at=13.0827,80.2707&b.tz=Asia/Kolkata&b.place=Chennai';

/** Births that the pages are asked for. */
export const VARANASI = {
  fragment: '#t=1985-02-19T20:56:22&at=24.9459,83.0665&tz=Asia/Kolkata&place=near%20Varanasi',
  /** The same, as /api/chart takes it. */
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
};

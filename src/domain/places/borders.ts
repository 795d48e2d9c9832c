/**
 * Two borders through India, for customs that go by the state. The pages know a place by its coordinates, so each border
 * is a line, with the towns of the list of places that its state puts on the other side.
 */

/** South of `languages`, Tamil, Telugu, Kannada and Malayalam are spoken. South of `amanta`, months are amānta. */
type BorderKey = 'languages' | 'amanta';

type Town = readonly [name: string, lat: number, lon: number];

interface Border {
  /** Longitude of the first latitude, degrees. */
  firstLon: number;
  /** Latitudes by half degrees of longitude: those with the fewest towns of the list on the wrong side. */
  lats: readonly number[];
  /** The towns on the wrong side of the line. */
  across: readonly Town[];
}

const LON_STEP = 0.5;
/** Points within this distance of a town are in the town, degrees. */
const TOWN_DEG = 0.005;

const [ICHCHAPURAM, PATRAPUR]: readonly [Town, Town] = [
  ['Ichchapuram', 19.1139, 84.6872],
  ['Patrapur', 19.132, 84.5704],
];

const BORDERS: Readonly<Record<BorderKey, Border>> = {
  // The north of Karnataka, Telangana and Andhra Pradesh; Tamil Nadu, Kerala and Puducherry are south of it.
  languages: {
    firstLon: 74,
    lats: [
      ...[15, 16.6, 16.8, 17.2, 17.2, 17.9, 18.3, 18.7, 19.5, 19.7, 19.4],
      ...[19.5, 18.3, 18, 17.9, 17.5, 18.1, 18.4, 18.8, 18.7, 18.9, 19],
    ],
    across: [
      ICHCHAPURAM,
      PATRAPUR,
      ['Diglur', 18.5483, 77.5769],
      ['Umarga', 17.8384, 76.6233],
      ['Kamatgi', 16.0779, 75.8132],
      ['Sironcha', 18.8483, 79.9638],
      ['Sankeshwar', 16.2565, 74.4819],
      ['Kudachi', 16.6278, 74.8541],
      ['Hindalgi', 15.875, 74.472],
      ['Kangarali-khurd', 15.8954, 74.499],
      ['Machai', 15.7926, 74.4841],
      ['Piranvadi', 15.802, 74.4801],
      ['Bhaisa', 19.1129, 77.9634],
    ],
  },
  // The north of Gujarat, Maharashtra, Telangana and Andhra Pradesh.
  amanta: {
    firstLon: 68,
    lats: [
      ...[23.6, 23.6, 23.2, 23.3, 23.4, 25.2, 24.1, 24.6, 24.6, 24.4, 24.4, 23.3, 23.2, 21.5, 21.5, 21.6, 21.1, 21.3],
      ...[21.9, 21.4, 21.6, 21.5, 21.7, 21.6, 21.6, 18.4, 18.2, 17.8, 18.1, 18.5, 19, 18.8, 19, 19.1, 19.4],
    ],
    across: [
      ICHCHAPURAM,
      PATRAPUR,
      ['Dayapar', 23.6337, 68.9019],
      ['Meghraj', 23.498, 73.5135],
      ['May', 23.4304, 70.3948],
      ['Raver', 21.2476, 76.0351],
      ['Khetia', 21.6712, 74.5854],
      ['Ganjam', 19.387, 85.0508],
      ['Kushalgarh', 23.199, 74.4507],
      ['Rajpur', 22.3039, 74.3557],
      ['Bhabhra', 22.5305, 74.3285],
      ['Bhopalpatnam', 18.8635, 80.385],
    ],
  },
};

/**
 * Whether a place is in the states south of a border: a town of the list of places by its state, another point by the
 * line. False outside of India.
 *
 * @param place  degrees, north and east positive, and the IANA time zone
 */
export function isSouthOf(key: BorderKey, { lat, lon, tz }: { lat: number; lon: number; tz: string }): boolean {
  const { firstLon, lats, across } = BORDERS[key];
  const line = lats[Math.floor((lon - firstLon) / LON_STEP)];
  if ((tz !== 'Asia/Kolkata' && tz !== 'Asia/Calcutta') || line === undefined) return false;
  const isAcross = across.some(([, north, east]) => Math.hypot(lat - north, lon - east) < TOWN_DEG);
  return lat < line !== isAcross;
}

/**
 * The town at which the days of each region are decided if a request names no place: where its almanacs are computed
 * (customary), otherwise its capital.
 *
 * Source  Kerala: the list of its government, which the sunrise of Thiruvananthapuram reproduces; the others customary
 */
import { type NamedPlace, REFERENCE_PLACE } from '../place';
import type { Region } from './regions';

interface Seat extends NamedPlace {
  basis: 'customary' | 'capital';
}

const seat = (name: string, lat: number, lon: number, tz: string, basis: Seat['basis']): Seat => ({
  name,
  lat,
  lon,
  tz,
  basis,
});

// biome-ignore format: one row a line
export const SEATS: Readonly<Record<Region, Seat>> = {
  india: { ...REFERENCE_PLACE, basis: 'capital' },
  'andaman-and-nicobar': seat('Sri Vijaya Puram', 11.6234, 92.7265, 'Asia/Kolkata', 'capital'),
  'andhra-pradesh': seat('Vijayawada', 16.5062, 80.648, 'Asia/Kolkata', 'customary'),
  'arunachal-pradesh': seat('Itanagar', 27.0844, 93.6053, 'Asia/Kolkata', 'capital'),
  assam: seat('Guwahati', 26.1445, 91.7362, 'Asia/Kolkata', 'capital'),
  bihar: seat('Patna', 25.5941, 85.1376, 'Asia/Kolkata', 'capital'),
  chandigarh: seat('Chandigarh', 30.7333, 76.7794, 'Asia/Kolkata', 'capital'),
  chhattisgarh: seat('Raipur', 21.2514, 81.6296, 'Asia/Kolkata', 'capital'),
  'dadra-and-nagar-haveli-and-daman-and-diu': seat('Daman', 20.3974, 72.8328, 'Asia/Kolkata', 'capital'),
  delhi: seat('New Delhi', 28.6139, 77.209, 'Asia/Kolkata', 'capital'),
  goa: seat('Panaji', 15.4909, 73.8278, 'Asia/Kolkata', 'capital'),
  gujarat: seat('Ahmedabad', 23.0225, 72.5714, 'Asia/Kolkata', 'customary'),
  haryana: seat('Chandigarh', 30.7333, 76.7794, 'Asia/Kolkata', 'capital'),
  'himachal-pradesh': seat('Shimla', 31.1048, 77.1734, 'Asia/Kolkata', 'capital'),
  'jammu-and-kashmir': seat('Srinagar', 34.0837, 74.7973, 'Asia/Kolkata', 'customary'),
  jharkhand: seat('Ranchi', 23.3441, 85.3096, 'Asia/Kolkata', 'capital'),
  karnataka: seat('Bengaluru', 12.9716, 77.5946, 'Asia/Kolkata', 'capital'),
  kerala: seat('Thiruvananthapuram', 8.5241, 76.9366, 'Asia/Kolkata', 'capital'),
  ladakh: seat('Leh', 34.1526, 77.5771, 'Asia/Kolkata', 'capital'),
  lakshadweep: seat('Kavaratti', 10.5669, 72.642, 'Asia/Kolkata', 'capital'),
  'madhya-pradesh': seat('Ujjain', 23.1765, 75.7885, 'Asia/Kolkata', 'customary'),
  maharashtra: seat('Mumbai', 19.076, 72.8777, 'Asia/Kolkata', 'capital'),
  manipur: seat('Imphal', 24.817, 93.9368, 'Asia/Kolkata', 'capital'),
  meghalaya: seat('Shillong', 25.5788, 91.8933, 'Asia/Kolkata', 'capital'),
  mizoram: seat('Aizawl', 23.7271, 92.7176, 'Asia/Kolkata', 'capital'),
  nagaland: seat('Kohima', 25.6751, 94.1086, 'Asia/Kolkata', 'capital'),
  odisha: seat('Puri', 19.8135, 85.8312, 'Asia/Kolkata', 'customary'),
  puducherry: seat('Puducherry', 11.9416, 79.8083, 'Asia/Kolkata', 'capital'),
  punjab: seat('Amritsar', 31.634, 74.8723, 'Asia/Kolkata', 'customary'),
  rajasthan: seat('Jaipur', 26.9124, 75.7873, 'Asia/Kolkata', 'capital'),
  sikkim: seat('Gangtok', 27.3389, 88.6065, 'Asia/Kolkata', 'capital'),
  'tamil-nadu': seat('Chennai', 13.0827, 80.2707, 'Asia/Kolkata', 'capital'),
  telangana: seat('Hyderabad', 17.385, 78.4867, 'Asia/Kolkata', 'capital'),
  tripura: seat('Agartala', 23.8315, 91.2868, 'Asia/Kolkata', 'capital'),
  'uttar-pradesh': seat('Varanasi', 25.3176, 82.9739, 'Asia/Kolkata', 'customary'),
  uttarakhand: seat('Haridwar', 29.9457, 78.1642, 'Asia/Kolkata', 'customary'),
  'west-bengal': seat('Kolkata', 22.5726, 88.3639, 'Asia/Kolkata', 'capital'),
  nepal: seat('Kathmandu', 27.7172, 85.324, 'Asia/Kathmandu', 'capital'),
  mauritius: seat('Port Louis', -20.1609, 57.5012, 'Indian/Mauritius', 'capital'),
  fiji: seat('Suva', -18.1416, 178.4419, 'Pacific/Fiji', 'capital'),
  'trinidad-and-tobago': seat('Port of Spain', 10.6549, -61.5019, 'America/Port_of_Spain', 'capital'),
  guyana: seat('Georgetown', 6.8013, -58.1551, 'America/Guyana', 'capital'),
  suriname: seat('Paramaribo', 5.852, -55.2038, 'America/Paramaribo', 'capital'),
  singapore: seat('Singapore', 1.3521, 103.8198, 'Asia/Singapore', 'capital'),
  malaysia: seat('Kuala Lumpur', 3.139, 101.6869, 'Asia/Kuala_Lumpur', 'capital'),
  'sri-lanka': seat('Colombo', 6.9271, 79.8612, 'Asia/Colombo', 'capital'),
};

/** Sambalpur, whose almanac fixes Nuākhāi. */
export const SAMBALPUR: NamedPlace = { name: 'Sambalpur', lat: 21.4669, lon: 83.9812, tz: 'Asia/Kolkata' };

/** The place that decides for a region, or for a request without one. */
export const seatOf = (region: Region | 'all' | undefined): NamedPlace =>
  region === undefined || region === 'all' ? REFERENCE_PLACE : SEATS[region];

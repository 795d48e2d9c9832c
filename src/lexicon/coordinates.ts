/** Coordinates in degrees: "24.9459° N, 83.0665° E", with non-breaking spaces. */
export function coordinatesText(latDeg: number, lonDeg: number): string {
  const one = (deg: number, letters: string) => `${Number(Math.abs(deg).toFixed(4))}°\u00a0${letters[deg < 0 ? 1 : 0]}`;
  return `${one(latDeg, 'NS')}, ${one(lonDeg, 'EW')}`;
}

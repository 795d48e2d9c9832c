/** Start of the Kali age, 18 February 3102 BCE (Julian) at civil midnight: the traditional epoch. */
const JD_KALI_EPOCH = 588465.5;

/**
 * Ahargaṇa: the days since the Kali epoch.
 *
 * `kali` is the elapsed time in days with fraction; `day` is the number of whole days, so the first day of the age is
 * day 0. Both count from JD 588465.5 on the scale of the Julian day UT. No meridian correction is applied, so the day
 * changes at 0h UT.
 *
 * @param jdUt  Julian days UT
 */
export function kaliAhargana(jdUt: number): { kali: number; day: number } {
  const kali = jdUt - JD_KALI_EPOCH;
  return { kali, day: Math.floor(kali) };
}

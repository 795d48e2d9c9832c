import { YOGA_FAMILIES } from '../../../src/data/yogas';

/** The yogas whose rules need birth by day or by night, as notes name them. */
export const DAY_OR_NIGHT_YOGAS = YOGA_FAMILIES.flatMap(({ rows }) => rows)
  .filter(({ needsDayOrNight }) => needsDayOrNight)
  .map(({ key }) => `yogas.${key}`);

/** The values of the request field `fields`, in the order of a day. */
export const DAY_FIELDS = [
  'sunrise',
  'sunset',
  'moonrise',
  'moonset',
  'polar',
  'note',
  'vara',
  'tithi',
  'nakshatra',
  'yoga',
  'karana',
  'sun',
  'moon',
  'paksha',
  'masa',
  'ritu',
  'ayana',
  'sayana',
  'years',
  'samvatsara',
  'windows',
  'chandrabala',
  'tarabala',
  'chandrashtama',
  'gauri',
  'bhadra',
  'panchaka',
  'special_yogas',
  'anandadi',
  'homahuti',
  'agni_vasa',
  'disha_shula',
  'lagnas',
  'day_types',
  'sankalpa',
  'regional',
  'observances',
] as const;
/** Fields that a day has only if the request names them. */
const ON_REQUEST: readonly string[] = ['lagnas', 'day_types', 'sankalpa'];
/** The default fields of a day. */
export const USUAL_DAY_FIELDS: readonly (typeof DAY_FIELDS)[number][] = DAY_FIELDS.filter(
  (field) => !ON_REQUEST.includes(field),
);
export type DayField = (typeof DAY_FIELDS)[number];
/** The fields of a day by the Sūrya-siddhānta. */
export const SIDDHANTA_DAY_FIELDS = [
  'sunrise',
  'sunset',
  'vara',
  'tithi',
  'nakshatra',
  'yoga',
  'karana',
  'sun',
  'moon',
  'paksha',
  'masa',
] as const satisfies readonly DayField[];
/** Whether the text gives a field. */
export const isSiddhantaDayField = (field: DayField): field is (typeof SIDDHANTA_DAY_FIELDS)[number] =>
  (SIDDHANTA_DAY_FIELDS as readonly DayField[]).includes(field);

/** The limbs of a day, the places of Sun and Moon, and the month, which every model gives. */
const LIMB_FIELDS = ['vara', 'tithi', 'nakshatra', 'yoga', 'karana', 'sun', 'moon', 'paksha', 'masa'] as const;
/** The values of the request field `fields`, in the order of a day. */
export const DAY_FIELDS = [
  'sunrise',
  'sunset',
  'moonrise',
  'moonset',
  'polar',
  'note',
  ...LIMB_FIELDS,
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
export const SIDDHANTA_DAY_FIELDS = ['sunrise', 'sunset', ...LIMB_FIELDS] as const;
/** Whether the Sūrya-siddhānta gives a field. */
export const isSiddhantaDayField = (field: DayField): field is (typeof SIDDHANTA_DAY_FIELDS)[number] =>
  (SIDDHANTA_DAY_FIELDS as readonly DayField[]).includes(field);

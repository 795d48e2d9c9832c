import * as z from 'zod';
import { folded } from '../../../counsel/language';
import type { Tool } from '../../../counsel/types';
import { tithiName } from '../../../domain/names';
import { zoneIdentifier } from '../../../domain/time/zone';
import { selectUtsavas } from '../../../domain/utsavas/select';
import type { Utsava } from '../../../domain/utsavas/types';
import { RULES_VERSION } from '../../../domain/utsavas/version';
import { utsavasOf } from '../../../domain/utsavas/year';
import type { Almanac } from '../../../kernel/almanac';
import type { Kernel } from '../../../kernel/types';
import { presentDate } from '../../almanac/present';
import { REFERENCE_PLACE } from '../../almanac/reference';
import { writeRefusal } from '../../envelope';
import { integerFrom } from '../../fields';
import { inputSchema } from '../../inputSchema';
import { NAMES } from '../../utsavas/query';
import { UtsavasRequest } from '../../utsavas/request';
import { validate } from '../../validation';

/** Observances in one answer: a month has up to seventy. */
const MOST_ITEMS = 80;
/** Up to so many are given with the reason for their day, which is half of what is said of each. */
const MOST_REASONED = 24;

const LEFT_OUT =
  'Left out here and given by GET /api/utsavas: observances outside the filter, Devanāgarī names, months, windows, spans of the ' +
  `tithi, sources, contacts of eclipses; of more than ${MOST_REASONED} at once the reasons for their days.`;

const SEARCH_RULE = 'must be a text of 2 to 60 characters: a key, a name or a part of one';

/** What narrows a year down, beside what the endpoint takes. */
const Filter = z.object({
  month: integerFrom(1, 12).optional().meta({ description: 'Civil month of the dates.' }),
  search: z
    .string(SEARCH_RULE)
    .min(2, SEARCH_RULE)
    .max(60, SEARCH_RULE)
    .optional()
    .meta({ description: 'A key, a name or a part of one, marks left out: diwali, ekadashi, rama_navami.' }),
});

/** What a search looks through, by key and name of the occurrence: put together when one is first looked at. */
const WORDS = new Map<string, string>();

/** Names as they are said, with and without their marks. */
function words({ key, kind, name, sa, nameCommon, epithet }: Utsava): string {
  const id = `${key} ${epithet?.iast}`;
  const known = WORDS.get(id);
  if (known !== undefined) return known;
  const said = [key, key.replaceAll('_', ' '), kind, name, sa, nameCommon, epithet?.iast, epithet?.sa];
  const text = folded(said.join(' | '));
  WORDS.set(id, text);
  return text;
}

const reduced = (utsava: Utsava, reasoned: boolean) => ({
  key: utsava.key,
  date: presentDate(utsava.date),
  name: utsava.name,
  name_common: utsava.nameCommon,
  ...(utsava.epithet && { epithet: utsava.epithet.iast }),
  kind: utsava.kind,
  tradition: utsava.tradition,
  ...(utsava.major && { major: true }),
  tithi: tithiName(utsava.tithi).iast,
  ...(reasoned && { decision: utsava.reckoning.decision }),
});

/** The observances of GET /api/utsavas, those of a month or with a name. */
export const utsavasTool = (kernel: () => Kernel & Almanac): Tool => ({
  description:
    'Dates of the observances (festivals, ekādaśīs, new and full moons, saṅkrāntis, eclipses) of a civil year, each with the reason ' +
    'for its day. Give month or search, or both. New Delhi, or lat, lon and tz (IANA) together.',
  inputSchema: inputSchema(z.object({ ...UtsavasRequest.shape, ...Filter.shape })),
  run(input) {
    const asked = validate(UtsavasRequest, input, NAMES);
    const filter = validate(Filter, input, NAMES);
    if (!asked.ok) return { ok: false, output: writeRefusal('flat', asked.error, NAMES).body };
    if (!filter.ok) return { ok: false, output: writeRefusal('flat', filter.error, NAMES).body };
    const { month, search } = filter.value;
    if (month === undefined && search === undefined) {
      const missing = { reason: 'invalid_field', field: 'month', message: 'month or search is missing.' } as const;
      return { ok: false, output: writeRefusal('flat', missing, NAMES).body };
    }
    const { year, lat, lon, tz, show } = asked.value;
    const place =
      lat === undefined || lon === undefined || tz === undefined
        ? REFERENCE_PLACE
        : { lat, lon, tz: zoneIdentifier(tz) as string };
    const found = utsavasOf(kernel(), { year, place: { latDeg: place.lat, lonDeg: place.lon }, tz: place.tz });
    if (!found.ok) return { ok: false, output: writeRefusal('flat', found.error, NAMES).body };
    const part = search === undefined ? null : folded(search);
    const chosen = selectUtsavas(found.value.utsavas, show).filter(
      (utsava) =>
        (month === undefined || utsava.date.month === month) && (part === null || words(utsava).includes(part)),
    );
    // A text that no observance has is not repeated: it may say anything.
    if (chosen.length === 0)
      return { ok: false, output: { error: 'not-found', message: 'No observance is so called.' } };
    return {
      ok: true,
      input: { ...asked.value, ...filter.value },
      output: {
        year,
        place: { lat: place.lat, lon: place.lon, tz: place.tz },
        count: chosen.length,
        utsavas: chosen.slice(0, MOST_ITEMS).map((utsava) => reduced(utsava, chosen.length <= MOST_REASONED)),
        more: Math.max(0, chosen.length - MOST_ITEMS),
        rules_version: RULES_VERSION.slice(0, 12),
        left_out: LEFT_OUT,
      },
    };
  },
});

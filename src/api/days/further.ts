/** The parts of a day that only a request for them adds: lagnas, the types of Tamil almanacs, the elements of the saṅkalpa. */
import type * as z from 'zod';
import { AYANA_NAMES } from '../../../build/lexicon/terms/ayana';
import { masaName } from '../../../build/lexicon/terms/masa';
import { nakshatraName } from '../../../build/lexicon/terms/nakshatra';
import { NOKKU_NAMES } from '../../../build/lexicon/terms/nokku';
import { PAKSHA_NAMES } from '../../../build/lexicon/terms/paksha';
import { rashiName } from '../../../build/lexicon/terms/rashi';
import { rituName } from '../../../build/lexicon/terms/ritu';
import { samvatsaraName } from '../../../build/lexicon/terms/samvatsara';
import { SANKALPA_NAMES } from '../../../build/lexicon/terms/sankalpa';
import { tithiName } from '../../../build/lexicon/terms/tithi';
import { varaName } from '../../../build/lexicon/terms/vara';
import { yogaName } from '../../../build/lexicon/terms/yoga';
import type { Day } from '../../domain/days/days';
import type { ComputedField } from '../../domain/days/fields';
import { SANKALPA_EPOCH } from '../../domain/days/sankalpa';
import type { Limb } from '../../domain/panchanga/types';
import type { Labels } from '../../lexicon/labels';
import type { Name } from '../../lexicon/name';
import { karanaName } from '../../lexicon/name';
import { Memo } from '../memo';
import { clockedRow, constantOf, listOf, type Part, until, within } from '../parts';
import { listWith, recordOf } from '../recordPart';
import { limbLabel } from '../shapes/presentAlmanac';
import { lastingNames, nameOfKey } from './names';
import type { WholeDay } from './response';

type WholeOf = Required<Day>;

/** The fields of a day that its saṅkalpa names. */
export const SANKALPA_FIELDS: readonly ComputedField[] = ['samvatsara', 'ayana', 'ritu', 'masa', 'paksha'];

type Element = z.output<typeof WholeDay>['sankalpa'][number];
type ElementPart = Part<WholeOf, Element>;

const nokkuNamed = nameOfKey('nokku', NOKKU_NAMES);

const LIMB_NAMES = { tithi: tithiName, nakshatra: nakshatraName, yoga: yogaName, karana: karanaName } as const;

/** The key of what all days have alike. */
const ofAllDays = () => true;

/** The elements of the saṅkalpa in their order. Each depends on one number or key of the day; a limb has its end too. */
function sankalpaParts(labels: Labels | null): ElementPart[] {
  const named = (
    key: Element['key'],
    kind: 'ayana' | 'paksha' | 'sankalpa',
    name: Name & { key: string },
  ): Element => ({
    key,
    name: name.iast,
    ...(labels && { label: labels.label(kind, name.key) }),
  });
  const keyed = (key: 'ayana' | 'paksha', nameOf: (day: WholeOf) => Name & { key: string }): ElementPart =>
    constantOf(
      (day) => nameOf(day).key,
      (day) => named(key, key, nameOf(day)),
    );
  const numbered = (
    key: Element['key'],
    kind: 'samvatsara' | 'ritu' | 'masa' | 'rashi' | 'vara',
    indexOf: (day: WholeOf) => number,
    nameOf: (index: number) => Name,
  ): ElementPart =>
    constantOf(indexOf, (day) => {
      const index = indexOf(day);
      return { key, name: nameOf(index).iast, ...(labels && { label: labels.labelAt(kind, index) }) };
    });
  const limb = (key: keyof typeof LIMB_NAMES): ElementPart =>
    within(
      ({ sankalpa }: WholeOf) => sankalpa[key],
      clockedRow(
        ({ index }: Limb) => index,
        ({ endJd }, into) => until({ untilJd: endJd }, into),
        ({ index }, [end]) => ({
          key,
          name: LIMB_NAMES[key](index).iast,
          ...(labels && { label: limbLabel(labels, key, index) }),
          end: end as string,
        }),
      ),
    );
  return [
    ...SANKALPA_EPOCH.map((key) => constantOf(ofAllDays, () => named(key, 'sankalpa', SANKALPA_NAMES[key]))),
    numbered('samvatsara_south', 'samvatsara', ({ samvatsara }) => samvatsara.south, samvatsaraName),
    numbered('samvatsara_north', 'samvatsara', ({ samvatsara }) => samvatsara.north, samvatsaraName),
    keyed('ayana', ({ ayana }) => AYANA_NAMES[ayana]),
    numbered('ritu', 'ritu', ({ ritu }) => ritu, rituName),
    numbered('masa_amanta', 'masa', ({ masa }) => masa.amanta, masaName),
    numbered('masa_purnimanta', 'masa', ({ masa }) => masa.purnimanta, masaName),
    numbered('solar_rashi', 'rashi', ({ sankalpa }) => sankalpa.solarRashi, rashiName),
    keyed('paksha', ({ paksha }) => PAKSHA_NAMES[paksha]),
    limb('tithi'),
    numbered('vara', 'vara', ({ vara }) => vara, varaName),
    limb('nakshatra'),
    limb('yoga'),
    limb('karana'),
  ];
}

type DayTypesOf = WholeOf['day_types'];

/** Writers of these parts, which all places and dates share. */
const partsIn = (labels: Labels | null) => ({
  lagnas: within(({ lagnas }: WholeOf) => lagnas, lastingNames('rashi', labels)),
  day_types: within(
    ({ day_types: types }: WholeOf) => types,
    recordOf({
      nokku: within(
        ({ nokku }: DayTypesOf) => nokku,
        listOf(
          clockedRow(
            ({ key }: DayTypesOf['nokku'][number]) => key,
            until,
            ({ key }, [end]) => ({ ...nokkuNamed(labels, key), end: end as string }),
          ),
        ),
      ),
      kari_nal: constantOf(
        ({ kariNal }: DayTypesOf) => kariNal,
        ({ kariNal }) => kariNal,
      ),
    }),
  ),
  sankalpa: listWith(sankalpaParts(labels)),
});

/** The writers of each language. */
const KNOWN = new Memo<string | undefined, ReturnType<typeof partsIn>>();

/** @param labels  names beside those in IAST; null for a request without a language */
export const furtherParts = (labels: Labels | null): ReturnType<typeof partsIn> =>
  KNOWN.of(labels?.tag, () => partsIn(labels));

/** The parts of a day that only a request for them adds: lagnas, the types of Tamil almanacs, the elements of the saṅkalpa. */
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
import { karanaName } from '../../lexicon/karana';
import type { Labels } from '../../lexicon/labels';
import type { Name } from '../../lexicon/name';
import { type InstantText, plainOf, within } from '../parts';
import { limbLabel } from '../shapes/presentAlmanac';
import { lastingNames, nameOfKey } from './names';

type WholeOf = Required<Day>;

/** The fields of a day that its saṅkalpa names. */
export const SANKALPA_FIELDS: readonly ComputedField[] = ['samvatsara', 'ayana', 'ritu', 'masa', 'paksha'];

const nokkuNamed = nameOfKey('nokku', NOKKU_NAMES);

/** A name as an element of the saṅkalpa, by its number. */
const numbered = (
  labels: Labels | null,
  kind: 'samvatsara' | 'ritu' | 'masa' | 'rashi' | 'vara',
  index: number,
  nameOf: (index: number) => Name,
) => ({
  name: nameOf(index).iast,
  ...(labels && { label: labels.labelAt(kind, index) }),
});

const LIMB_NAMES = { tithi: tithiName, nakshatra: nakshatraName, yoga: yogaName, karana: karanaName } as const;

/** @param write  how instants are written */
export function furtherParts(labels: Labels | null, write: InstantText) {
  const limb = (key: keyof typeof LIMB_NAMES, { index, endJd }: Limb) => ({
    key,
    name: LIMB_NAMES[key](index).iast,
    ...(labels && { label: limbLabel(labels, key, index) }),
    end: write(endJd),
  });
  const keyedName = (kind: 'ayana' | 'paksha' | 'sankalpa', { key, iast }: Name & { key: string }) => ({
    name: iast,
    ...(labels && { label: labels.label(kind, key) }),
  });
  return {
    lagnas: within(({ lagnas }: WholeOf) => lagnas, lastingNames('rashi', labels)),
    day_types: plainOf(({ day_types: { nokku, kariNal } }: WholeOf) => ({
      nokku: nokku.map(({ key, untilJd }) => ({ ...nokkuNamed(labels, key), end: write(untilJd) })),
      kari_nal: kariNal,
    })),
    sankalpa: plainOf(({ sankalpa, samvatsara, ayana, ritu, masa, paksha, vara }: WholeOf) => [
      ...SANKALPA_EPOCH.map((key) => ({ key, ...keyedName('sankalpa', SANKALPA_NAMES[key]) })),
      { key: 'samvatsara_south' as const, ...numbered(labels, 'samvatsara', samvatsara.south, samvatsaraName) },
      { key: 'samvatsara_north' as const, ...numbered(labels, 'samvatsara', samvatsara.north, samvatsaraName) },
      { key: 'ayana' as const, ...keyedName('ayana', AYANA_NAMES[ayana]) },
      { key: 'ritu' as const, ...numbered(labels, 'ritu', ritu, rituName) },
      { key: 'masa_amanta' as const, ...numbered(labels, 'masa', masa.amanta, masaName) },
      { key: 'masa_purnimanta' as const, ...numbered(labels, 'masa', masa.purnimanta, masaName) },
      { key: 'solar_rashi' as const, ...numbered(labels, 'rashi', sankalpa.solarRashi, rashiName) },
      { key: 'paksha' as const, ...keyedName('paksha', PAKSHA_NAMES[paksha]) },
      limb('tithi', sankalpa.tithi),
      { key: 'vara' as const, ...numbered(labels, 'vara', vara, varaName) },
      limb('nakshatra', sankalpa.nakshatra),
      limb('yoga', sankalpa.yoga),
      limb('karana', sankalpa.karana),
    ]),
  };
}

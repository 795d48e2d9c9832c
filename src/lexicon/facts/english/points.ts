/** Upagrahas, special lagnas, ārūḍhas, Kṛṣṇamūrti paddhati and yogas formed in a chart. */

import { CHART_YOGA_NAMES } from '../../../../build/lexicon/terms/chart_yoga';
import { SPECIAL_LAGNA_NAMES } from '../../../../build/lexicon/terms/special_lagna';
import { UPAGRAHA_NAMES } from '../../../../build/lexicon/terms/upagraha';
import type { SpecialLagnaKey } from '../../../data/chart/specialLagnas';
import { SUN_UPAGRAHAS } from '../../../data/chart/upagrahas';
import { VIMSHOTTARI_LORDS } from '../../../data/dashas/usual';
import { YOGA_FAMILIES, type YogaKey } from '../../../data/yogas';
import type { YogaRow } from '../../../data/yogas/types';
import { partEdge } from '../../../domain/circle';
import { kpDivisions } from '../../../domain/kp/divisions';
import { STARS, UNITS } from '../../../domain/kp/ladder';
import { yogaRule } from '../../sentences/yogas';
import { type Fact, type FactRow, family } from '../types';
import { bphs, CUSTOMARY, from, sourceOf } from './sources';
import { arc, graha, list, slug, spellings } from './words';

const ofSun = ({ sun, plusMinutes }: (typeof SUN_UPAGRAHAS)[number]): string =>
  sun === 1
    ? `${arc(plusMinutes / 60)} beyond Sūrya`
    : `at ${arc(plusMinutes / 60)} less the longitude of Sūrya, brought into 360°`;

const UPAGRAHAS: readonly FactRow[] = [
  ...SUN_UPAGRAHAS.map((row) => ({
    id: `upagraha-${row.key}`,
    title: `${UPAGRAHA_NAMES[row.key].iast} (upagraha)`,
    statement: `${UPAGRAHA_NAMES[row.key].iast} stands ${ofSun(row)}.`,
    keywords: [...spellings(UPAGRAHA_NAMES[row.key]), 'उपग्रह', 'aprakasha', 'Sun'],
    source: sourceOf(row.source),
  })),
  {
    id: 'upagraha-gulika',
    title: 'Gulika (upagraha)',
    statement:
      'Gulika is the point that rises when the eighth of the day, or of the night, begins that belongs to Śani; others take its middle or end.',
    keywords: [...spellings(UPAGRAHA_NAMES.gulika), 'उपग्रह', 'Saturn'],
    source: bphs(3),
  },
  {
    id: 'upagraha-mandi',
    title: 'Māndi (upagraha)',
    statement:
      'Māndi rises, in a day of 30 ghaṭīs, at the end of 26 on Sunday, 22 on Monday, 18 on Tuesday, 14 on Wednesday, 10 on Thursday, 6 on Friday and 2 on Saturday; others take it for Gulika.',
    keywords: [...spellings(UPAGRAHA_NAMES.mandi), 'उपग्रह', 'Saturn', 'mandhi'],
    source: from('Phaladīpikā', 'chapter 25'),
  },
];

const LAGNA_RULES: Record<SpecialLagnaKey, { rule: string; source: ReturnType<typeof bphs> }> = {
  bhava: { rule: 'goes from the longitude of Sūrya at sunrise one rāśi in 5 ghaṭīs', source: bphs(5) },
  hora: { rule: 'goes from the longitude of Sūrya at sunrise one rāśi in 2.5 ghaṭīs', source: bphs(5) },
  ghati: { rule: 'goes from the longitude of Sūrya at sunrise one rāśi in 1 ghaṭī', source: bphs(5) },
  varnada: {
    rule: 'is counted from lagna and horā lagna, each from Meṣa onwards if odd and from Mīna backwards if even; the counts are added where both are alike, else subtracted',
    source: bphs(5),
  },
  shri: {
    rule: 'is as far from the lagna, as a part of the circle, as the Moon has gone in its nakṣatra',
    source: CUSTOMARY,
  },
  indu: {
    rule: 'is counted from the Moon by the kalās of the lords of the 9th from lagna and from Moon: Sūrya 30, Candra 16, Maṅgala 6, Budha 8, Guru 10, Śukra 12, Śani 1',
    source: CUSTOMARY,
  },
  pranapada: {
    rule: 'goes one rāśi in 15 vighaṭīs, from Sūrya in a movable rāśi, from the 9th of it in a fixed and the 5th in a dual one',
    source: bphs(3),
  },
};

const SPECIAL_LAGNAS: readonly FactRow[] = Object.values(SPECIAL_LAGNA_NAMES).map((name) => ({
  id: `special-lagna-${name.key}`,
  title: `${name.iast} lagna`,
  statement: `${name.iast} lagna ${LAGNA_RULES[name.key].rule}.`,
  keywords: [...spellings(name), 'विशेष लग्न', 'ascendant'],
  source: LAGNA_RULES[name.key].source,
}));

const ARUDHAS: readonly FactRow[] = [
  {
    id: 'arudha-pada',
    title: 'Ārūḍha-pada',
    statement:
      'The pada of a bhāva lies as far beyond its lord as the lord lies from the bhāva; where that is the bhāva itself or the 7th from it, the 10th from there takes its place.',
    keywords: ['arudha', 'आरूढ', 'jaimini', 'pada'],
  },
  {
    id: 'arudha-lagna',
    title: 'Ārūḍha lagna (AL)',
    statement: 'Ārūḍha lagna is the pada of the 1st bhāva, A1.',
    keywords: ['arudha lagna', 'A1', 'pada lagna', 'jaimini'],
  },
  {
    id: 'arudha-upapada',
    title: 'Upapada lagna (UL)',
    statement: 'Upapada is the pada of the 12th bhāva, A12.',
    keywords: ['upapada', 'A12', 'उपपद', 'jaimini'],
  },
];

/** Degrees of the sub of a lord with a number of years. */
export const subWidth = (years: number): number => (partEdge(1, STARS) * years) / UNITS;
const SUB_WIDTHS = VIMSHOTTARI_LORDS.map(({ lord, years }) => `${graha(lord)} ${arc(subWidth(years))}`);

const KP: readonly FactRow[] = [
  {
    id: 'kp-levels',
    title: 'Lords in Kṛṣṇamūrti paddhati',
    statement: 'In Kṛṣṇamūrti paddhati a longitude has a sign lord, a star lord, a sub lord and a sub-sub lord.',
    keywords: ['KP', 'krishnamurti', 'star lord', 'sub lord'],
  },
  {
    id: 'kp-sub',
    title: 'Subs of KP',
    statement: `A nakṣatra is cut into nine subs in proportion to the years of the Viṃśottarī lords, beginning with its own: ${list(SUB_WIDTHS)}.`,
    keywords: ['krishnamurti paddhati', 'sub lord', 'width'],
  },
  {
    id: 'kp-divisions',
    title: 'The 249 numbers of KP',
    statement: `The ${STARS * VIMSHOTTARI_LORDS.length} subs of the zodiac, cut once more where a rāśi ends in one, make ${kpDivisions().length} divisions.`,
    keywords: ['krishnamurti paddhati', 'horary number', '243'],
  },
  {
    id: 'kp-cusps',
    title: 'Houses of KP',
    statement: 'Kṛṣṇamūrti paddhati takes the cusps of Placidus for the beginnings of the houses.',
    keywords: ['krishnamurti', 'Placidus', 'cusp', 'bhava'],
  },
  {
    id: 'kp-significators',
    title: 'Significators of KP',
    statement:
      'A house is signified, the strongest first, by the grahas in the star of an occupant, the occupants, the grahas in the star of its lord, and its lord.',
    keywords: ['krishnamurti', 'four levels', 'ABCD'],
  },
  {
    id: 'kp-ruling-planets',
    title: 'Ruling planets of KP',
    statement:
      'The ruling planets of a moment are the lords of star and sign of the lagna, those of the Moon, and the lord of the vāra.',
    keywords: ['krishnamurti', 'five'],
  },
];

/** Everyday names that differ from the term. */
const EVERYDAY: Partial<Record<YogaKey, readonly string[]>> = {
  kuja_dosha_lagna: ['manglik', 'mangal dosha', 'मंगली', 'मांगलिक'],
  kuja_dosha_chandra: ['manglik', 'mangal dosha', 'मंगली', 'मांगलिक'],
};

const formation = ({ key, source }: YogaRow<YogaKey>): FactRow => {
  const name = CHART_YOGA_NAMES[key];
  return {
    id: `yoga-formation-${slug(key)}`,
    title: `${name.iast} yoga`,
    statement: `${name.iast} yoga: ${yogaRule(key, 'en')}`,
    keywords: [...spellings(name), ...(EVERYDAY[key] ?? []), 'योग', 'combination'],
    source: sourceOf(source),
  };
};

export const POINT_FACTS: readonly Fact[] = [
  ...family('upagraha', bphs(3), UPAGRAHAS),
  ...family('special-lagna', bphs(5), SPECIAL_LAGNAS),
  ...family('arudha', bphs(29), ARUDHAS),
  ...family('kp', from('K. S. Krishnamurti'), KP),
  ...family(
    'yoga-formation',
    CUSTOMARY,
    YOGA_FAMILIES.flatMap(({ rows }) => rows.map(formation)),
  ),
];

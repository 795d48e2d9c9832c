/** The further parts of a chart as fields of a response. */

import type * as z from 'zod';
import { CHART_YOGA_NAMES } from '../../../../build/lexicon/terms/chart_yoga';
import { GANA_NAMES } from '../../../../build/lexicon/terms/gana';
import { HOUSE_SYSTEM_NAMES } from '../../../../build/lexicon/terms/house_system';
import { NADI_NAMES } from '../../../../build/lexicon/terms/nadi';
import { PAYA_NAMES } from '../../../../build/lexicon/terms/paya';
import { SIGNIFICATION_NAMES } from '../../../../build/lexicon/terms/signification';
import { SPHUTA_NAMES } from '../../../../build/lexicon/terms/sphuta';
import { TATTVA_NAMES } from '../../../../build/lexicon/terms/tattva';
import { VARGA_VARIANT_NAMES } from '../../../../build/lexicon/terms/varga_variant';
import { VARNA_NAMES } from '../../../../build/lexicon/terms/varna';
import { VASHYA_NAMES } from '../../../../build/lexicon/terms/vashya';
import { YONI_NAMES } from '../../../../build/lexicon/terms/yoni';
import { YUNJA_NAMES } from '../../../../build/lexicon/terms/yunja';
import { SARVATOBHADRA } from '../../../data/chakras';
import { BHAVA_KARAKAS, GRAHA_SIGNIFIES } from '../../../data/chart/karakas';
import { EIGHTH_KEYS, SPHUTA_KEYS, type SphutaKey } from '../../../data/chart/upagrahas';
import { GRAHA_KEYS, type GrahaKey } from '../../../data/keys';
import type { SentenceLanguage } from '../../../data/language';
import type { Argala, ArgalaRow } from '../../../domain/chart/argala';
import type { Arudhas } from '../../../domain/chart/arudhas';
import type { Avakahada } from '../../../domain/chart/avakahada/avakahada';
import type { Chakras } from '../../../domain/chart/chakras';
import type { Chalit } from '../../../domain/chart/chalit';
import type { Division, DivisionPlace } from '../../../domain/chart/divisions';
import type { GrahaYuddha } from '../../../domain/chart/grahaYuddha';
import type { HousesOfSystem } from '../../../domain/chart/houseSystems';
import type { CharaKarakas } from '../../../domain/chart/karakas';
import type { CountedLagna, SpecialLagnas } from '../../../domain/chart/specialLagnas';
import type { RisingPoint, Upagrahas } from '../../../domain/chart/upagrahas';
import type { PresentYoga, Yogas } from '../../../domain/chart/yogas';
import type { RashiDrishti } from '../../../domain/positions/rashiDrishti';
import type { Placement } from '../../../domain/positions/types';
import { isoLocal, isoUtc } from '../../../domain/time/iso';
import type { BODY_KEYS } from '../../../kernel/keys';
import { recordFor } from '../../../kernel/keys';
import { capitalised, type Name } from '../../../lexicon/name';
import { yogaCancellation, yogaRule } from '../../../lexicon/sentences/yogas';
import { syllableOf } from '../../../lexicon/syllables';
import { presentPoint, presentRashi } from '../../shapes/presentPoint';
import { mapValues } from '../../shapes/values';
import { divisionText } from '../divisions';
import type { AvakahadaPart } from './avakahada';
import type { ChakrasPart } from './chakras';
import type { ArgalaPart, ChalitPart, RashiDrishtiPart } from './further';
import type { DivisionsPart, HouseSystemsPart } from './houses';
import type { ArudhasPart, CharaKarakasPart, NaisargikaPart, Signified } from './karakas';
import type { SpecialLagnasPart, SphutasPart, UpagrahasPart, YuddhaPart } from './points';
import type { YogaPart } from './yogas';

/** Calita, argalā and aspects of rāśis. */
export const presentChalit = ({ sripati, placidus, grahas }: Chalit): z.output<typeof ChalitPart> => ({
  sripati: sripati && { start_deg: sripati.startDeg, madhya_deg: sripati.madhyaDeg },
  placidus: placidus && { start_deg: placidus.startDeg },
  grahas: mapValues(grahas, ({ wholeSign, ...houses }) => ({ whole_sign: wholeSign, ...houses })),
});

const presentRow = ({ virodhaHouse, virodhaGrahas, effective, ...row }: ArgalaRow) => ({
  ...row,
  virodha_house: virodhaHouse,
  virodha_grahas: virodhaGrahas,
  effective,
});

export const presentArgala = ({ rashis, grahas }: Argala): z.output<typeof ArgalaPart> => ({
  rashis: rashis.map((rows) => rows.map(presentRow)),
  grahas: mapValues(grahas, (rows) => rows.map(presentRow)),
});

export const presentRashiDrishti = (aspects: RashiDrishti): z.output<typeof RashiDrishtiPart> => aspects;

function presentYoga(yoga: PresentYoga, language: SentenceLanguage): z.output<typeof YogaPart> {
  const { key, category, grahas, houses, source, cancelledBy } = yoga;
  const { iast, sa } = CHART_YOGA_NAMES[key];
  const cancelled = cancelledBy && cancelledBy.length > 0;
  return {
    key,
    name: iast,
    iast,
    sa,
    category,
    grahas,
    houses,
    rule: yogaRule(key, language),
    source,
    cancelled,
    cancelled_by: (cancelledBy ?? []).map((cancellation) => ({
      rule: yogaCancellation(key, cancellation.number, language),
      source: cancellation.source,
    })),
  };
}

export const presentYogas = ({ present }: Yogas, language: SentenceLanguage): z.output<typeof YogaPart>[] =>
  present.map((yoga) => presentYoga(yoga, language));

/** House systems and divisional charts. */
export const presentHouseSystems = (systems: HousesOfSystem[]): z.output<typeof HouseSystemsPart> =>
  systems.map(({ key, cuspsDeg, grahas }) => ({
    key,
    name: HOUSE_SYSTEM_NAMES[key].iast,
    cusps_deg: cuspsDeg,
    grahas,
  }));

const presentPlace = ({ rashi, part, degrees }: DivisionPlace) => ({
  ...presentRashi(rashi),
  part,
  varga_deg: degrees,
});

export const presentDivisions = (divisions: Division[]): z.output<typeof DivisionsPart> =>
  divisions.map(({ parts, variant, source, points: { lagna, ...grahas } }) => ({
    key: divisionText(parts, variant),
    parts,
    variant,
    name: VARGA_VARIANT_NAMES[variant].iast,
    source,
    lagna: presentPlace(lagna),
    grahas: mapValues(grahas, presentPlace),
  }));

export const presentArudhas = ({ padas, grahas }: Arudhas): z.output<typeof ArudhasPart> => ({
  ...mapValues(padas, presentRashi),
  grahas: mapValues(grahas, (of) =>
    of.map(({ ownRashi, rashi }) => ({ own_rashi_index: ownRashi, ...presentRashi(rashi) })),
  ),
});

export const NAISARGIKA: z.output<typeof NaisargikaPart> = {
  grahas: mapValues<
    (typeof BODY_KEYS)[number],
    (typeof GRAHA_SIGNIFIES)[keyof typeof GRAHA_SIGNIFIES],
    z.output<typeof Signified>[]
  >(GRAHA_SIGNIFIES, ({ signifies }) => signifies.map((key) => SIGNIFICATION_NAMES[key])),
  bhavas: BHAVA_KARAKAS.map(({ bhava, karaka, also, source }) => ({ number: bhava, karaka, also: [...also], source })),
};

/** The domain uses the field names of the response. */
export const presentCharaKarakas = (of: CharaKarakas): z.output<typeof CharaKarakasPart> => of;

type ChakrasAnswer = z.output<typeof ChakrasPart>;

function presentGraha(chakras: Chakras, key: GrahaKey): ChakrasAnswer['grahas'][GrahaKey] {
  const { nakshatra, grahas } = chakras.saptaShalaka[key];
  const { lord, ...kakshya } = chakras.kakshya[key];
  return {
    mansion: chakras.mansions[key],
    vedha: chakras.sarvatobhadra[key],
    sapta_shalaka: { mansion: nakshatra, grahas },
    kota: chakras.kota.grahas[key],
    kakshya: { ...kakshya, kakshya_lord: lord },
  };
}

export const presentChakras = (chakras: Chakras): ChakrasAnswer => ({
  sarvatobhadra: SARVATOBHADRA.map((row) => [...row]),
  janma: chakras.kota.janma,
  svami: chakras.kota.svami,
  grahas: recordFor(GRAHA_KEYS, (key) => presentGraha(chakras, key)),
});

/** A name with its key, with a capital letter. */
const presentName = <Key extends string>(names: Readonly<Record<Key, Name>>, key: Key) => {
  const { iast, sa } = names[key];
  return { key, name: capitalised(iast), sa };
};

export function presentAvakahada(classes: Avakahada): z.output<typeof AvakahadaPart> {
  const { paya } = classes;
  const syllable = syllableOf(classes.pada);
  return {
    varna: presentName(VARNA_NAMES, classes.varna),
    vashya: presentName(VASHYA_NAMES, classes.vashya),
    yoni: presentName(YONI_NAMES, classes.yoni),
    gana: presentName(GANA_NAMES, classes.gana),
    nadi: presentName(NADI_NAMES, classes.nadi),
    tattva: presentName(TATTVA_NAMES, classes.tattva),
    paya: {
      by_rashi: presentName(PAYA_NAMES, paya.byRashi),
      by_nakshatra: presentName(PAYA_NAMES, paya.byNakshatra),
    },
    syllable: { key: syllable.key, name: syllable.iast, sa: syllable.sa },
    yunja: presentName(YUNJA_NAMES, classes.yunja),
    rashi_lord: classes.rashiLord,
    nakshatra_lord: classes.nakshatraLord,
  };
}

const presentRising = (of: RisingPoint | null, tzHours: number) =>
  of && { ...presentPoint(of), instant: isoUtc(of.jdUt), instant_local: isoLocal(of.jdUt, tzHours) };

export const presentUpagrahas = (of: Upagrahas, tzHours: number): z.output<typeof UpagrahasPart> => ({
  gulika: presentRising(of.gulika, tzHours),
  mandi: presentRising(of.mandi, tzHours),
  dhuma: of.dhuma && presentPoint(of.dhuma),
  vyatipata: of.vyatipata && presentPoint(of.vyatipata),
  parivesha: of.parivesha && presentPoint(of.parivesha),
  indrachapa: of.indrachapa && presentPoint(of.indrachapa),
  upaketu: of.upaketu && presentPoint(of.upaketu),
  ...Object.fromEntries(
    EIGHTH_KEYS.filter((key) => of[key] !== undefined).map((key) => [key, presentRising(of[key] ?? null, tzHours)]),
  ),
});

const presentCounted = (of: CountedLagna | null) => of && { ...presentRashi(of.rashi), degrees: of.degrees };

export const presentSpecialLagnas = (of: SpecialLagnas): z.output<typeof SpecialLagnasPart> => ({
  hora: of.hora && presentPoint(of.hora),
  ghati: of.ghati && presentPoint(of.ghati),
  bhava: of.bhava && presentPoint(of.bhava),
  varnada: presentCounted(of.varnada),
  shri: of.shri && presentPoint(of.shri),
  indu: presentCounted(of.indu),
  pranapada: of.pranapada && presentPoint(of.pranapada),
});

export const presentSphutas = (sphutas: Record<SphutaKey, Placement | null>): z.output<typeof SphutasPart> =>
  Object.fromEntries(
    SPHUTA_KEYS.map((key) => {
      const at = sphutas[key];
      const { iast: name, sa } = SPHUTA_NAMES[key];
      return [key, at && { name, sa, ...presentPoint(at) }];
    }),
  ) as z.output<typeof SphutasPart>;

export const presentYuddha = (pairs: GrahaYuddha[]): z.output<typeof YuddhaPart> =>
  pairs.map(({ grahas, separationDeg, north }) => ({ grahas, separation_deg: separationDeg, north }));

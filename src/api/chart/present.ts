/** Converts a domain chart to the fields of /api/chart. JSON writes NaN as null. */

import type * as z from 'zod';
import { GRAHA_NAMES } from '../../../build/lexicon/terms/graha';
import { rashiName } from '../../../build/lexicon/terms/rashi';
import type { GrahaKey } from '../../data/keys';
import { type SentenceLanguage, sentenceLanguage } from '../../data/language';
import type { Avasthas } from '../../domain/chart/avasthas/avasthas';
import type { Chart } from '../../domain/chart/chart';
import { DEFAULT_PARTS, PART_KEYS, type PartKey } from '../../domain/chart/parts';
import type { ResolvedSettings } from '../../domain/chart/settings';
import type { Shadbala } from '../../domain/chart/shadbala';
import type { DashaKey } from '../../domain/dasha/keys';
import type { BirthDay } from '../../domain/positions/birthDay';
import { SUNRISE_DEFINITION } from '../../domain/positions/birthDay';
import { localMarginDays } from '../../domain/time/covered';
import { isoLocal, isoUtc } from '../../domain/time/iso';
import type { Labels } from '../../lexicon/labels';
import type { presentOtherYear } from '../shapes/anyYear';
import { presentLanguage } from '../shapes/language';
import { presentWhere } from '../shapes/location';
import { presentVara } from '../shapes/presentAlmanac';
import { presentPoint, undecidedPlace } from '../shapes/presentPoint';
import { presentStamp } from '../shapes/presentStamp';
import { mapValues } from '../shapes/values';
import type { AvasthasPart } from './parts/avasthas';
import type { DayPart } from './parts/day';
import {
  NAISARGIKA,
  presentArgala,
  presentArudhas,
  presentAvakahada,
  presentChakras,
  presentChalit,
  presentCharaKarakas,
  presentDivisions,
  presentHouseSystems,
  presentRashiDrishti,
  presentSpecialLagnas,
  presentSphutas,
  presentUpagrahas,
  presentYogas,
  presentYuddha,
} from './parts/present';
import { presentNamedDashas, presentPhase, presentUsualDashas } from './parts/presentDashas';
import { presentKp, presentKpHorary } from './parts/presentKp';
import { presentVargas, vargasChunk } from './parts/presentVargas';
import type { ShadbalaPart } from './parts/shadbala';
import type { ChartRequestQuestion } from './question';
import { inOrder } from './request';
import type * as schema from './response';

type Shape<S extends z.ZodType> = z.output<S>;
type Answer = Shape<typeof schema.ChartResponse>;

/** A chart with any parts. Only the requested parts are read. */
export type AnyChart = Chart<PartKey, DashaKey>;

/** Loaded only for charts with far bodies: it contains the names of the stars. */
type FarPresentation = typeof import('./parts/presentFar');

interface Context {
  tzHours: number;
  language: SentenceLanguage;
  /** Names in the language of the request, for chunks. */
  labels: Labels | null;
  /** How far the error of ΔT may move a graha, as a change of time; 0 leaves no class open. */
  marginDays: number;
  /** The presentation of far bodies, if the chart has them. */
  far: FarPresentation | undefined;
  /** Whether parts without labels and roundings are chunks. */
  isInChunks: boolean;
  /** Whether the request names its daśās. They then have the common layout. */
  namesDashas: boolean;
}

function presentDay(day: BirthDay, tzHours: number): z.output<typeof DayPart> {
  return {
    sunrise: isoUtc(day.sunriseJd),
    sunrise_local: isoLocal(day.sunriseJd, tzHours),
    sunset: isoUtc(day.sunsetJd),
    sunset_local: isoLocal(day.sunsetJd, tzHours),
    next_sunrise: isoUtc(day.nextSunriseJd),
    next_sunrise_local: isoLocal(day.nextSunriseJd, tzHours),
    is_day: day.isDay,
    vara: presentVara(day.vara),
    ghatis: day.ghatis,
  };
}

const presentShadbala = ({ grahas, bhavaBala }: Shadbala): z.output<typeof ShadbalaPart> => ({
  ...grahas,
  bhava_bala: bhavaBala,
});

const presentAvasthas = (avasthas: Record<GrahaKey, Avasthas>): z.output<typeof AvasthasPart> =>
  mapValues(avasthas, ({ baladi, jagradadi, deeptadi, lajjitadi, shayanadi }) => ({
    baladi,
    jagradadi,
    deeptadi: deeptadi && { by_sign: deeptadi.bySign, vikala: deeptadi.vikala, kopa: deeptadi.kopa },
    lajjitadi,
    shayanadi,
  }));

const presentGrahas = (grahas: Chart['grahas'], { marginDays }: Context): Shape<typeof schema.Graha>[] =>
  grahas.map((graha) => {
    const { sa, iast } = GRAHA_NAMES[graha.key];
    return {
      key: graha.key,
      sa,
      iast,
      ...presentPoint(graha),
      house: graha.house,
      dignity: graha.dignity,
      retrograde: graha.retrograde,
      combust: graha.combust,
      latitude_deg: graha.latitudeDeg,
      distance_au: graha.distanceAu,
      speed_deg_per_day: graha.speedDegPerDay,
      ...undecidedPlace(graha, marginDays),
    };
  });

const presentBhavas = (bhavas: NonNullable<Chart['bhavas']>): Shape<typeof schema.Bhava>[] =>
  bhavas.map((bhava) => ({
    number: bhava.number,
    rashi: rashiName(bhava.rashi).iast,
    rashi_index: bhava.rashi,
    lord: bhava.lord,
    occupants: bhava.occupants,
    start_deg: bhava.startDeg,
    madhya_deg: bhava.madhyaDeg,
    end_deg: bhava.endDeg,
  }));

/** The response fields of each part. */
const PARTS: { readonly [P in Exclude<PartKey, 'day'>]: (chart: AnyChart, context: Context) => Partial<Answer> } = {
  bhavas: ({ bhavas }) => ({ bhavas: bhavas && presentBhavas(bhavas) }),
  vargas: ({ vargas }, { marginDays, isInChunks }) => ({
    vargas: vargas && (isInChunks ? vargasChunk : presentVargas)(vargas, marginDays),
  }),
  ashtakavarga: ({ ashtakavarga }) => ({ ashtakavarga }),
  yogas: ({ yogas }, { language }) => ({
    yogas: yogas && presentYogas(yogas, language),
    yogas_evaluated: yogas?.evaluated ?? 0,
  }),
  arudhas: ({ arudhas }) => ({ arudhas: arudhas && presentArudhas(arudhas) }),
  karakas: ({ charaKarakas }) => ({
    naisargika_karakas: NAISARGIKA,
    chara_karakas: charaKarakas && presentCharaKarakas(charaKarakas),
  }),
  avasthas: ({ avasthas }) => ({ avasthas: avasthas && presentAvasthas(avasthas) }),
  dasha: ({ dashas }, { language, labels, namesDashas }) => ({
    dasha: namesDashas ? presentNamedDashas(dashas, language, labels) : presentUsualDashas(dashas, labels),
  }),
  current_phase: ({ currentPhase }) => ({ current_phase: currentPhase && presentPhase(currentPhase) }),
  kp: ({ kp }) => ({ kp: kp && presentKp(kp) }),
  shadbala: ({ shadbala }) => ({ shadbala: shadbala && presentShadbala(shadbala) }),
  graha_yuddha: ({ grahaYuddha }) => ({ graha_yuddha: grahaYuddha && presentYuddha(grahaYuddha) }),
  upagrahas: ({ upagrahas }, { tzHours }) => ({ upagrahas: upagrahas && presentUpagrahas(upagrahas, tzHours) }),
  special_lagnas: ({ specialLagnas }) => ({ special_lagnas: specialLagnas && presentSpecialLagnas(specialLagnas) }),
  vargottama: ({ vargottama }) => ({ vargottama }),
  prastara: ({ prastara }) => ({ prastara }),
  kp_horary: ({ kpHorary }) => ({ kp_horary: kpHorary && presentKpHorary(kpHorary) }),
  chalit: ({ chalit }) => ({ chalit: chalit && presentChalit(chalit) }),
  avakahada: ({ avakahada }) => ({ avakahada: avakahada && presentAvakahada(avakahada) }),
  vimshopaka: ({ vimshopaka }) => ({ vimshopaka }),
  argala: ({ argala }) => ({ argala: argala && presentArgala(argala) }),
  rashi_drishti: ({ rashiDrishti }) => ({ rashi_drishti: rashiDrishti && presentRashiDrishti(rashiDrishti) }),
  graha_drishti: ({ grahaDrishti }) => ({ graha_drishti: grahaDrishti as Answer['graha_drishti'] }),
  friendships: ({ friendships }) => ({ friendships }),
  sphutas: ({ sphutas }) => ({ sphutas: sphutas && presentSphutas(sphutas) }),
  sudarshana: ({ sudarshana }) => ({ sudarshana }),
  house_systems: ({ houseSystems }) => ({ house_systems: houseSystems && presentHouseSystems(houseSystems) }),
  divisions: ({ divisions }) => ({ divisions: divisions && presentDivisions(divisions) }),
  outer: ({ outer }, { far, labels, language }) => ({ outer: outer && far?.presentOuter(outer, labels && language) }),
  chakras: ({ chakras }) => ({ chakras: chakras && presentChakras(chakras) }),
  stars: ({ stars }, { far, labels, language }) => ({ stars: stars && far?.presentStars(stars, labels && language) }),
};

/** The parts that depend on the sunrise before birth. */
const BY_SUNRISE: readonly PartKey[] = [
  'day',
  'yogas',
  'avasthas',
  'dasha',
  'kp',
  'shadbala',
  'upagrahas',
  'special_lagnas',
  'sphutas',
];

/** The request with its defaults, its settings and the birth instant. */
const presentInput = ({ request, chart }: ChartRequestQuestion, settings: ResolvedSettings): Answer['input'] => ({
  ...inOrder({ ...request, ayanamsa: settings.ayanamsa, nodeMode: settings.nodeMode }),
  utc: isoUtc(chart.jdUt),
});

/** How a chart is presented. */
interface Manner {
  labels?: Labels | null;
  otherYear?: ReturnType<typeof presentOtherYear>;
  far?: FarPresentation | undefined;
  /** Whether the answer is only written as JSON. */
  isWritten?: boolean;
}

/** The answer to a chart request: the requested parts, in their order. */
export function presentChart(
  asked: ChartRequestQuestion,
  settings: ResolvedSettings,
  computed: AnyChart,
  { labels = null, otherYear = {}, far, isWritten = false }: Manner = {},
): Answer {
  const { request, include = DEFAULT_PARTS, place, clocks, ignored } = asked;
  const { question, sky, day } = computed;
  const { tzHours } = question;
  const language = request.lang === undefined ? 'en' : sentenceLanguage(request.lang);
  const marginDays = localMarginDays(sky.jdUt, tzHours);
  const context: Context = {
    tzHours,
    language,
    labels,
    marginDays,
    far,
    isInChunks: isWritten && labels === null && request.precision === undefined,
    namesDashas: request.dashas !== undefined,
  };
  const parts: Partial<Answer> = {};
  for (const key of PART_KEYS) {
    if (key !== 'day' && include.includes(key)) Object.assign(parts, PARTS[key](computed, context));
  }
  const stamp = presentStamp({ ...computed, ignored, clocks, settings, language });
  return {
    input: presentInput(asked, settings),
    ...(place && { place: presentWhere(place) }),
    ...presentLanguage(request.lang),
    ...otherYear,
    jd_utc: sky.jdUt,
    jd_tt: sky.jdTt,
    ayanamsha_deg: computed.ayanamshaDeg,
    ...(include.some((part) => BY_SUNRISE.includes(part)) && { sunrise_definition: SUNRISE_DEFINITION }),
    ...(include.includes('day') && { day: day && presentDay(day, tzHours) }),
    lagna: presentPoint(computed.lagna),
    grahas: presentGrahas(computed.grahas, context),
    ...parts,
    substrate_stamp: stamp,
    sovereigntySignature: { notes: stamp.notes },
  };
}

/** Only positions: the grahas without their other fields. */
export const positionsAlone = ({ grahas, ...answer }: Answer): Answer => {
  const { input, substrate_stamp, sovereigntySignature, ...rest } = answer;
  const bare = grahas.map(({ sa: _sa, nakshatra_pada: _pada, boundary_seconds: _seconds, ...graha }) => graha);
  return { input, ...rest, grahas: bare, substrate_stamp, sovereigntySignature };
};

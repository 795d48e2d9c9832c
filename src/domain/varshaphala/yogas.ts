/**
 * The sixteen Tājika yogas (Nīlakaṇṭha; B. V. Raman, Varshaphal, 61–77). A pair lists the faster graha first, then a
 * third graha if one takes part. `docs/reference/sky.md` has the rules in words.
 */

import { DUHSTHANAS, KENDRAS } from '../../data/houses';
import { BY_SPEED, DIPTAMSHA, KUTTHA_HOUSES } from '../../data/varshaphala/tables';
import { BODY_KEYS, type BodyKey } from '../../kernel/keys';
import { isDebilitatedBySign, isExaltedBySign } from '../positions/dignity';
import { degreesInRashi, rashiOf } from '../positions/placement';
import { countFrom, houseFrom, rashiLord } from '../positions/rashi';
import { drishtiOf, orbOf } from './aspects';
import {
  type AnnualStanding,
  type RuleStatus,
  TAJIKA_YOGA_KEYS,
  type TajikaAspect,
  type TajikaYoga,
  type TajikaYogaKey,
} from './types';

/** Within this separation an ithasala is complete (pūrṇa) and counts even if it separates; degrees. */
const COMPLETE_DEG = 1;
const LAST_DEGREE = 29;

/** The inputs of the rules, computed once. */
interface Reading {
  aspects: readonly TajikaAspect[];
  /** The aspects that are an ithasala. */
  ithasalas: readonly TajikaAspect[];
  aspect(a: BodyKey, b: BodyKey): TajikaAspect;
  joined(a: BodyKey, b: BodyKey): boolean;
  house(graha: BodyKey): number;
  strong(graha: BodyKey): boolean;
  weak(graha: BodyKey): boolean;
  /** Whether a graha in the last degree of its rāśi has an ithasala with another one once it enters the next rāśi. */
  joinsNext(graha: BodyKey, other: BodyKey): boolean;
}

const isIthasala = ({ within, applying, separationDeg }: TajikaAspect): boolean =>
  within && (applying || separationDeg <= COMPLETE_DEG);

function reading(standing: AnnualStanding, aspects: readonly TajikaAspect[]): Reading {
  const { lonDeg, combust, retrograde } = standing;
  const lagnaRashi = rashiOf(lonDeg.lagna);
  const house = (graha: BodyKey): number => houseFrom(lagnaRashi, rashiOf(lonDeg[graha]));
  const aspect = (a: BodyKey, b: BodyKey): TajikaAspect =>
    aspects.find(
      ({ faster, slower }) => (faster === a && slower === b) || (faster === b && slower === a),
    ) as TajikaAspect;
  return {
    aspects,
    ithasalas: aspects.filter(isIthasala),
    aspect,
    joined: (a, b) => a !== b && isIthasala(aspect(a, b)),
    house,
    strong: (graha) => {
      const rashi = rashiOf(lonDeg[graha]);
      return rashiLord(rashi) === graha || isExaltedBySign(graha, rashi);
    },
    weak: (graha) =>
      retrograde[graha] ||
      combust[graha] ||
      isDebilitatedBySign(graha, rashiOf(lonDeg[graha])) ||
      DUHSTHANAS.includes(house(graha)),
    joinsNext: (graha, other) => {
      if (graha === other || retrograde[graha] || degreesInRashi(lonDeg[graha]) < LAST_DEGREE) return false;
      // The other graha hardly moves in that time, so its present position is used.
      const next = countFrom(rashiOf(lonDeg[graha]), 2);
      const kind = drishtiOf(houseFrom(next, rashiOf(lonDeg[other])));
      return kind !== 'neutral' && degreesInRashi(lonDeg[other]) <= orbOf(graha, other);
    },
  };
}

const speedOf = (graha: BodyKey): number => BY_SPEED.indexOf(graha as (typeof BY_SPEED)[number]);
const pairOf = ({ faster, slower }: TajikaAspect): BodyKey[] => [faster, slower];
const involves = ({ faster, slower }: TajikaAspect, graha: BodyKey): boolean => faster === graha || slower === graha;
const others = (aspect: TajikaAspect): BodyKey[] => BODY_KEYS.filter((graha) => !involves(aspect, graha));

/** An aspect between two grahas without one, transferred by a third that is within orb of both. */
const carried = ({ aspects, aspect }: Reading, fits: (third: BodyKey, pair: TajikaAspect) => boolean): BodyKey[][] =>
  aspects
    .filter(({ kind }) => kind === 'neutral')
    .flatMap((pair) =>
      others(pair)
        .filter((third) => fits(third, pair) && pairOf(pair).every((graha) => aspect(graha, third).within))
        .map((third) => [...pairOf(pair), third]),
    );

const everyone = ({ house }: Reading, houses: readonly number[]): BodyKey[][] =>
  BODY_KEYS.every((graha) => houses.includes(house(graha))) ? [[]] : [];

interface YogaRule {
  key: Exclude<TajikaYogaKey, 'ithasala'>;
  status: RuleStatus;
  /** The grahas of each instance. */
  instances(reading: Reading): BodyKey[][];
}

/** All yogas except ithasala, whose instances have a type. */
const RULES: readonly YogaRule[] = [
  { key: 'ikkavala', status: 'settled', instances: (r) => everyone(r, [1, 2, 4, 5, 7, 8, 10, 11]) },
  { key: 'induvara', status: 'settled', instances: (r) => everyone(r, [3, 6, 9, 12]) },
  {
    key: 'isarapha',
    status: 'chosen',
    instances: ({ aspects }) => aspects.filter((pair) => pair.within && !isIthasala(pair)).map(pairOf),
  },
  {
    key: 'nakta',
    status: 'settled',
    instances: (r) => carried(r, (third, { faster }) => speedOf(third) < speedOf(faster)),
  },
  {
    key: 'yamaya',
    status: 'settled',
    instances: (r) => carried(r, (third, { slower }) => speedOf(third) > speedOf(slower)),
  },
  {
    key: 'manau',
    status: 'chosen',
    instances: ({ ithasalas, aspect }) =>
      ithasalas.flatMap((pair) =>
        (['mars', 'saturn'] as const)
          .filter((third) => {
            if (involves(pair, third)) return false;
            const { house, separationDeg } = aspect(pair.faster, third);
            return KENDRAS.includes(house) && separationDeg <= DIPTAMSHA[pair.faster];
          })
          .map((third) => [...pairOf(pair), third]),
      ),
  },
  {
    key: 'kambula',
    status: 'settled',
    instances: ({ ithasalas, joined }) =>
      ithasalas
        .filter((pair) => !involves(pair, 'moon') && pairOf(pair).some((graha) => joined('moon', graha)))
        .map(pairOf),
  },
  {
    key: 'gairi_kambula',
    status: 'disputed',
    instances: ({ ithasalas, joined, joinsNext, strong }) =>
      ithasalas
        .filter((pair) => !involves(pair, 'moon') && !pairOf(pair).some((graha) => joined('moon', graha)))
        .flatMap((pair) =>
          BODY_KEYS.filter((third) => strong(third) && joinsNext('moon', third)).map((third) => [
            ...pairOf(pair),
            third,
          ]),
        ),
  },
  {
    key: 'khallasara',
    status: 'disputed',
    instances: ({ ithasalas, aspect }) =>
      ithasalas
        .filter((pair) => !involves(pair, 'moon') && !pairOf(pair).some((graha) => aspect('moon', graha).within))
        .map(pairOf),
  },
  {
    key: 'radda',
    status: 'chosen',
    instances: ({ ithasalas, weak }) => ithasalas.filter((pair) => pairOf(pair).some(weak)).map(pairOf),
  },
  {
    key: 'duphali_kuttha',
    status: 'chosen',
    instances: ({ ithasalas, strong, weak }) =>
      ithasalas.filter(({ faster, slower }) => strong(slower) && !strong(faster) && !weak(faster)).map(pairOf),
  },
  {
    key: 'dutthottha_davira',
    status: 'disputed',
    instances: ({ aspects, weak, strong, joined }) =>
      aspects
        .filter((pair) => pairOf(pair).every(weak))
        .flatMap((pair) =>
          others(pair)
            .filter((third) => strong(third) && pairOf(pair).some((graha) => joined(graha, third)))
            .map((third) => [...pairOf(pair), third]),
        ),
  },
  {
    key: 'tambira',
    status: 'disputed',
    instances: ({ aspects, strong, joinsNext }) =>
      aspects
        .filter((pair) => !isIthasala(pair) && strong(pair.slower) && joinsNext(pair.faster, pair.slower))
        .map(pairOf),
  },
  {
    key: 'kuttha',
    status: 'disputed',
    instances: ({ aspects, house, strong }) =>
      aspects
        .filter(({ within }) => within)
        .flatMap(({ faster, slower }) => [
          [faster, slower],
          [slower, faster],
        ])
        .filter(
          ([inLagna, other]) =>
            house(inLagna as BodyKey) === 1 &&
            strong(other as BodyKey) &&
            KUTTHA_HOUSES.includes(house(other as BodyKey)),
        ),
  },
  {
    key: 'durapha',
    status: 'chosen',
    instances: ({ ithasalas, weak }) => ithasalas.filter((pair) => pairOf(pair).every(weak)).map(pairOf),
  },
];

/** Every formed instance of every yoga. */
export function tajikaYogas(standing: AnnualStanding, aspects: readonly TajikaAspect[]): TajikaYoga[] {
  const read = reading(standing, aspects);
  const ithasalas = read.ithasalas.map((pair): TajikaYoga => {
    const type = pair.separationDeg <= COMPLETE_DEG ? 'purna' : 'vartamana';
    return { key: 'ithasala', grahas: pairOf(pair), type, status: 'chosen' };
  });
  const formed = RULES.flatMap(({ key, status, instances }) =>
    instances(read).map((grahas): TajikaYoga => ({ key, grahas, status })),
  );
  return TAJIKA_YOGA_KEYS.flatMap((key) => [...ithasalas, ...formed].filter((yoga) => yoga.key === key));
}

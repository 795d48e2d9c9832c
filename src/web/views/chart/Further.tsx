/** What the further tables hold. */

import type { ComponentChildren } from 'preact';
import type { Arudhas, PadaKey } from '../../../domain/chart/arudhas';
import {
  BALADI_NAMES,
  DEEPTADI_NAMES,
  JAGRADADI_NAMES,
  LAJJITADI_NAMES,
  SHAYANADI_NAMES,
} from '../../../domain/chart/avasthas/names';
import type { Chart } from '../../../domain/chart/chart';
import { CHARA_KARAKA_NAMES, EIGHT_KARAKAS } from '../../../domain/chart/karakas';
import { degreesInRashi } from '../../../domain/chart/placement';
import { SPECIAL_LAGNA_NAMES, type SpecialLagnaKey } from '../../../domain/chart/specialLagnas';
import type { Placement } from '../../../domain/chart/types';
import { UPAGRAHA_NAMES, type UpagrahaKey } from '../../../domain/chart/upagrahas';
import { GRAHA_KEYS, type GrahaKey } from '../../../domain/keys';
import { KP_LEVELS } from '../../../domain/kp/significators';
import type { Name } from '../../../domain/names';
import { N, Table, Time } from '../../parts/components';
import { angleText, degreesText } from '../../parts/format';
import { iastOf, listOf, nakshatraText, rashiText } from './words';

const graha = (key: GrahaKey) => <N key={key}>{iastOf(key)}</N>;
const inRashi = (deg: number) =>
  Number.isFinite(deg) ? (
    <span class="nw">
      <N>{rashiText(Math.floor(deg / 30) + 1)}</N> {degreesText(degreesInRashi(deg))}
    </span>
  ) : (
    '–'
  );
const nameOf = (names: readonly Name[], key: string | null) => (
  <N>{key === null ? '–' : (names.find((name) => name.key === key)?.iast ?? key)}</N>
);
const Absent = ({ why }: { why: string }) => <p class="q">{why}</p>;
const NO_DAY = 'Not told: the Sun does not rise and set about this birth.';

function Bhavas({ chart: { bhavas } }: { chart: Chart }) {
  if (!bhavas) return <Absent why="The bhāvas could not be computed." />;
  return (
    <Table
      caption="Houses by whole rāśis, and their beginnings, middles and ends by Śrīpati"
      columns={[
        { head: 'Bhāva' },
        { head: 'Rāśi' },
        { head: 'Lord' },
        { head: 'In it' },
        { head: 'Sandhi' },
        { head: 'Middle' },
        { head: 'Sandhi' },
      ]}
      rows={bhavas.map(({ number, rashi, lord, occupants, startDeg, madhyaDeg, endDeg }) => ({
        key: String(number),
        cells: [
          number,
          <N key="r">{rashiText(rashi)}</N>,
          graha(lord),
          <N key="o">{listOf(occupants)}</N>,
          inRashi(startDeg),
          inRashi(madhyaDeg),
          inRashi(endDeg),
        ],
      }))}
    />
  );
}

const PADA_ORDER = [
  'A1',
  'A2',
  'A3',
  'A4',
  'A5',
  'A6',
  'A7',
  'A8',
  'A9',
  'A10',
  'A11',
  'A12',
] as const satisfies readonly PadaKey[];
const PADA_WORDS: Partial<Record<PadaKey, string>> = { A1: 'A1, ārūḍha lagna', A12: 'A12, upapada' };

function ArudhaTables({ arudhas }: { arudhas: Arudhas }) {
  return (
    <div class="cols">
      <Table
        caption="Padas of the houses"
        columns={[{ head: 'Pada' }, { head: 'Rāśi' }]}
        rows={PADA_ORDER.map((key) => ({
          key,
          cells: [PADA_WORDS[key] ?? key, <N key="r">{rashiText(arudhas.padas[key])}</N>],
        }))}
      />
      <Table
        caption="Padas of the grahas"
        columns={[{ head: 'Graha' }, { head: 'By its own rāśi' }, { head: 'Pada' }]}
        rows={GRAHA_KEYS.flatMap((key) =>
          arudhas.grahas[key].map(({ ownRashi, rashi }) => ({
            key: `${key}${ownRashi}`,
            cells: [graha(key), <N key="o">{rashiText(ownRashi)}</N>, <N key="r">{rashiText(rashi)}</N>],
          })),
        )}
      />
    </div>
  );
}

function Karakas({ chart: { charaKarakas } }: { chart: Chart }) {
  if (!charaKarakas) return <Absent why="The kārakas could not be computed." />;
  const { seven, eight } = charaKarakas;
  return (
    <Table
      caption="Jaimini’s kārakas by degrees gone in the rāśi, among seven grahas and among eight"
      columns={[{ head: 'Kāraka' }, { head: 'Of seven' }, { head: 'Of eight' }]}
      rows={EIGHT_KARAKAS.map((key) => ({
        key,
        cells: [
          <N key="k">{CHARA_KARAKA_NAMES[key].iast}</N>,
          key === 'pitri' ? '–' : graha(seven[key]),
          graha(eight[key]),
        ],
      }))}
    />
  );
}

function AvasthaTable({ chart: { avasthas } }: { chart: Chart }) {
  if (!avasthas) return <Absent why="The avasthās could not be computed." />;
  return (
    <Table
      caption="States of the grahas, family by family"
      columns={[
        { head: 'Graha' },
        { head: 'Bālādi' },
        { head: 'Jāgradādi' },
        { head: 'Dīptādi' },
        { head: 'Lajjitādi' },
        { head: 'Śayanādi' },
      ]}
      rows={GRAHA_KEYS.map((key) => {
        const { baladi, jagradadi, deeptadi, lajjitadi, shayanadi } = avasthas[key];
        const dipta = deeptadi && (
          <N>
            {[
              DEEPTADI_NAMES.find((name) => name.key === deeptadi.bySign)?.iast,
              deeptadi.vikala && 'Vikala',
              deeptadi.kopa && 'Kopa',
            ]
              .filter(Boolean)
              .join(', ')}
          </N>
        );
        const lajja = lajjitadi?.map((state) => LAJJITADI_NAMES.find((name) => name.key === state)?.iast).join(', ');
        return {
          key,
          cells: [
            graha(key),
            nameOf(BALADI_NAMES, baladi),
            nameOf(JAGRADADI_NAMES, jagradadi),
            dipta ?? '–',
            <N key="l">{lajja || '–'}</N>,
            nameOf(SHAYANADI_NAMES, shayanadi),
          ],
        };
      })}
    />
  );
}

function KpTables({ chart: { kp } }: { chart: Chart }) {
  if (!kp) return <Absent why="The divisions of Kṛṣṇamūrti could not be computed." />;
  const { rulingPlanets: ruling } = kp;
  const lords = [
    { head: 'Rāśi lord' },
    { head: 'Star lord' },
    { head: 'Sub lord' },
    { head: 'Sub-sub' },
    { head: 'To the edge', num: true },
  ];
  const cells = (point: {
    signLord: GrahaKey;
    starLord: GrahaKey;
    subLord: GrahaKey;
    subSubLord: GrahaKey;
    boundaryArcsec: number;
  }) => [
    graha(point.signLord),
    graha(point.starLord),
    graha(point.subLord),
    graha(point.subSubLord),
    angleText(point.boundaryArcsec),
  ];
  return (
    <div class="stack">
      <p class="q">With the Kṛṣṇamūrti ayanāṃśa, {degreesText(kp.ayanamshaDeg)}, whatever the chart’s own.</p>
      {kp.cusps ? (
        <Table
          caption="Plācidus cusps"
          columns={[{ head: 'House' }, { head: 'Cusp' }, ...lords]}
          rows={kp.cusps.map((cusp) => ({
            key: String(cusp.house),
            cells: [cusp.house, inRashi(cusp.siderealDeg), ...cells(cusp)],
          }))}
        />
      ) : (
        <Absent why="Plācidus cusps do not exist at this latitude at this hour." />
      )}
      <Table
        caption="Grahas"
        columns={[{ head: 'Graha' }, { head: 'Longitude' }, { head: 'House', num: true }, ...lords]}
        rows={GRAHA_KEYS.map((key) => ({
          key,
          cells: [
            graha(key),
            inRashi(kp.grahas[key].siderealDeg),
            kp.grahas[key].house ?? '–',
            ...cells(kp.grahas[key]),
          ],
        }))}
      />
      {kp.significators && (
        <Table
          caption="Significators of the houses, the strongest tie first"
          columns={[
            { head: 'House' },
            { head: 'In the star of an occupant' },
            { head: 'Occupant' },
            { head: 'In the star of the lord' },
            { head: 'Lord' },
          ]}
          rows={kp.significators.houses.map((house) => ({
            key: String(house.house),
            cells: [house.house, ...KP_LEVELS.map((level) => <N key={level}>{listOf(house[level])}</N>)],
          }))}
        />
      )}
      <Table
        caption="Ruling planets of the birth"
        columns={[{ head: 'Of' }, { head: 'Graha' }]}
        rows={(
          [
            ['Lagna, star', ruling.lagnaStarLord],
            ['Lagna, rāśi', ruling.lagnaSignLord],
            ['Moon, star', ruling.moonStarLord],
            ['Moon, rāśi', ruling.moonSignLord],
            ['Vāra', ruling.varaLord],
            ['Lagna, sub', ruling.lagnaSubLord],
          ] as const
        ).map(([of, key]) => ({ key: of, cells: [of, key ? graha(key) : '–'] }))}
      />
    </div>
  );
}

const pointCells = (point: Placement | null) =>
  point && Number.isFinite(point.siderealDeg)
    ? [inRashi(point.siderealDeg), <N key="n">{`${nakshatraText(point.nakshatra)} ${point.pada}`}</N>]
    : ['–', '–'];

function UpagrahaTable({ chart: { upagrahas, question, day } }: { chart: Chart }) {
  if (!upagrahas) return <Absent why={NO_DAY} />;
  return (
    <Table
      caption="Points without a body"
      columns={[{ head: 'Upagraha' }, { head: 'Rāśi and longitude' }, { head: 'Nakṣatra, pāda' }, { head: 'Rises at' }]}
      rows={(Object.keys(upagrahas) as UpagrahaKey[]).map((key) => {
        const point = upagrahas[key] ?? null;
        const rises =
          point && 'jdUt' in point ? <Time jdUt={point.jdUt as number} offsetHours={question.tzHours} seconds /> : '';
        return {
          key,
          cells: [<N key="n">{UPAGRAHA_NAMES[key].iast}</N>, ...pointCells(point), rises || (day || point ? '' : '–')],
        };
      })}
    />
  );
}

function SpecialLagnaTable({ chart: { specialLagnas } }: { chart: Chart }) {
  if (!specialLagnas) return <Absent why={NO_DAY} />;
  return (
    <Table
      caption="Special lagnas"
      columns={[{ head: 'Lagna' }, { head: 'Rāśi and longitude' }, { head: 'Nakṣatra, pāda' }]}
      rows={(Object.keys(SPECIAL_LAGNA_NAMES) as SpecialLagnaKey[]).map((key) => {
        const point = specialLagnas[key];
        const counted = point && !('siderealDeg' in point);
        return {
          key,
          cells: [
            <N key="n">{SPECIAL_LAGNA_NAMES[key].iast}</N>,
            ...(counted
              ? [
                  <N key="r">{rashiText(point.rashi)}</N>,
                  <span key="w" class="q">
                    a rāśi alone
                  </span>,
                ]
              : pointCells(point as Placement | null)),
          ],
        };
      })}
    />
  );
}

function Yuddha({ chart: { grahaYuddha } }: { chart: Chart }) {
  if (!grahaYuddha || grahaYuddha.length === 0) {
    return <Absent why="No two of the five stand within a degree of longitude of one another." />;
  }
  return (
    <Table
      caption="Pairs within a degree of longitude. Who prevails is told differently; the northern one is named."
      columns={[{ head: 'Pair' }, { head: 'Apart', num: true }, { head: 'Farther north' }]}
      rows={grahaYuddha.map(({ grahas, separationDeg, north }) => ({
        key: grahas.join(),
        cells: [<N key="p">{listOf(grahas)}</N>, angleText(separationDeg * 3600), north ? graha(north) : '–'],
      }))}
    />
  );
}

/** The tables by their keys. */
export const FURTHER = {
  bhavas: (chart: Chart): ComponentChildren => <Bhavas chart={chart} />,
  arudhas: ({ arudhas }: Chart): ComponentChildren =>
    arudhas ? <ArudhaTables arudhas={arudhas} /> : <Absent why="The ārūḍhas could not be computed." />,
  karakas: (chart: Chart): ComponentChildren => <Karakas chart={chart} />,
  avasthas: (chart: Chart): ComponentChildren => <AvasthaTable chart={chart} />,
  kp: (chart: Chart): ComponentChildren => <KpTables chart={chart} />,
  upagrahas: (chart: Chart): ComponentChildren => <UpagrahaTable chart={chart} />,
  lagnas: (chart: Chart): ComponentChildren => <SpecialLagnaTable chart={chart} />,
  yuddha: (chart: Chart): ComponentChildren => <Yuddha chart={chart} />,
};

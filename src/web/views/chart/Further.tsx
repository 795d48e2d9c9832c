/** The content of the further tables. */

import type { ComponentChildren } from 'preact';
import { EIGHT_KARAKAS } from '../../../data/chart/karakas';
import { SPECIAL_LAGNA_KEYS } from '../../../data/chart/specialLagnas';
import type { UpagrahaKey } from '../../../data/chart/upagrahas';
import { GRAHA_KEYS } from '../../../data/keys';
import type { PadaKey } from '../../../domain/chart/arudhas';
import type { Chart } from '../../../domain/chart/chart';
import type { Placement } from '../../../domain/positions/types';
import { type Reader, useReader } from '../../reader/reader';
import { Table } from '../../shared/components';
import { Absent, cellsFor } from './cells';
import { KpTables } from './Kp';
import { Clock } from './words';

function Bhavas({ chart: { bhavas } }: { chart: Chart }) {
  const { reader, t } = useReader();
  const { graha, grahas, rashi: rashiCell, inRashi } = cellsFor(reader);
  if (!bhavas) return <Absent why={t('parts.noBhavas')} />;
  return (
    <Table
      caption={t('parts.bhavasCaption')}
      columns={[
        t('parts.bhava'),
        t('words.rashi'),
        t('parts.lord'),
        t('parts.inIt'),
        t('parts.sandhi'),
        t('parts.middle'),
        t('parts.sandhi'),
      ]}
      rows={bhavas.map(({ number, rashi, lord, occupants, startDeg, madhyaDeg, endDeg }) => ({
        key: String(number),
        cells: [
          reader.figures(number),
          rashiCell(rashi),
          graha(lord),
          grahas(occupants, 'o'),
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

function ArudhaTables({ chart: { arudhas } }: { chart: Chart }) {
  const { reader, t } = useReader();
  const { graha, rashi: rashiCell } = cellsFor(reader);
  if (!arudhas) return <Absent why={t('parts.noArudhas')} />;
  const words: Partial<Record<PadaKey, string>> = { A1: t('parts.arudhaLagna'), A12: t('parts.upapada') };
  return (
    <div class="cols">
      <Table
        caption={t('parts.padasOfHouses')}
        columns={[t('parts.pada'), t('words.rashi')]}
        rows={PADA_ORDER.map((key) => ({ key, cells: [words[key] ?? key, rashiCell(arudhas.padas[key])] }))}
      />
      <Table
        caption={t('parts.padasOfGrahas')}
        columns={[t('words.graha'), t('parts.ownRashi'), t('parts.pada')]}
        rows={GRAHA_KEYS.flatMap((key) =>
          arudhas.grahas[key].map(({ ownRashi, rashi }) => ({
            key: `${key}${ownRashi}`,
            cells: [graha(key), rashiCell(ownRashi, 'o'), rashiCell(rashi)],
          })),
        )}
      />
    </div>
  );
}

function Karakas({ chart: { charaKarakas } }: { chart: Chart }) {
  const { reader, t } = useReader();
  const { graha, of } = cellsFor(reader);
  if (!charaKarakas) return <Absent why={t('parts.noKarakas')} />;
  const { seven, eight } = charaKarakas;
  return (
    <Table
      caption={t('parts.karakasCaption')}
      columns={[t('parts.karaka'), t('parts.ofSeven'), t('parts.ofEight')]}
      rows={EIGHT_KARAKAS.map((key) => ({
        key,
        cells: [of('chara_karaka', key), key === 'pitri' ? '–' : graha(seven[key]), graha(eight[key])],
      }))}
    />
  );
}

function AvasthaTable({ chart: { avasthas } }: { chart: Chart }) {
  const { reader, t } = useReader();
  const { graha, named, of } = cellsFor(reader);
  if (!avasthas) return <Absent why={t('parts.noAvasthas')} />;
  return (
    <Table
      caption={t('parts.avasthasCaption')}
      columns={[
        t('words.graha'),
        t('parts.baladi'),
        t('parts.jagradadi'),
        t('parts.deeptadi'),
        t('parts.lajjitadi'),
        t('parts.shayanadi'),
      ]}
      rows={GRAHA_KEYS.map((key) => {
        const { baladi, jagradadi, deeptadi, lajjitadi, shayanadi } = avasthas[key];
        const dipta = deeptadi && [deeptadi.bySign, deeptadi.vikala && 'vikala', deeptadi.kopa && 'kopa'];
        const list = (kind: 'deeptadi' | 'lajjitadi', keys: readonly (string | false | null)[] | null | undefined) =>
          named((keys ?? []).flatMap((each) => (each ? [reader.name(kind, each)] : [])).join(', ') || '–', kind);
        return {
          key,
          cells: [
            graha(key),
            of('baladi', baladi),
            of('jagradadi', jagradadi),
            list('deeptadi', dipta),
            list('lajjitadi', lajjitadi),
            of('shayanadi', shayanadi),
          ],
        };
      })}
    />
  );
}

/** Rāśi with degrees, and nakṣatra with its quarter, of a point. */
export function pointCells(reader: Reader, point: Placement | null) {
  if (!point || !Number.isFinite(point.siderealDeg)) return ['–', '–'];
  const { inRashi, named } = cellsFor(reader);
  const nakshatra = `${reader.nameAt('nakshatra', point.nakshatra)} ${reader.figures(point.pada)}`;
  return [inRashi(point.siderealDeg), named(nakshatra, 'n')];
}

function UpagrahaTable({ chart: { upagrahas, question, day } }: { chart: Chart }) {
  const { reader, t } = useReader();
  const { of } = cellsFor(reader);
  if (!upagrahas) return <Absent why={t('parts.noDay')} />;
  return (
    <Table
      caption={t('parts.upagrahasCaption')}
      columns={[t('parts.upagraha'), t('parts.rashiLongitude'), t('words.nakshatraPada'), t('parts.risesAt')]}
      rows={(Object.keys(upagrahas) as UpagrahaKey[]).map((key) => {
        const point = upagrahas[key] ?? null;
        const rises =
          point && 'jdUt' in point ? <Clock jdUt={point.jdUt as number} offsetHours={question.tzHours} /> : '';
        return {
          key,
          cells: [of('upagraha', key), ...pointCells(reader, point), rises || (day || point ? '' : '–')],
        };
      })}
    />
  );
}

function SpecialLagnaTable({ chart: { specialLagnas } }: { chart: Chart }) {
  const { reader, t } = useReader();
  const { of, rashi } = cellsFor(reader);
  if (!specialLagnas) return <Absent why={t('parts.noDay')} />;
  return (
    <Table
      caption={t('parts.table_lagnas')}
      columns={[reader.name('term', 'lagna'), t('parts.rashiLongitude'), t('words.nakshatraPada')]}
      rows={SPECIAL_LAGNA_KEYS.map((key) => {
        const point = specialLagnas[key];
        const counted = point && !('siderealDeg' in point);
        return {
          key,
          cells: [
            of('special_lagna', key),
            ...(counted
              ? [
                  rashi(point.rashi),
                  <span key="w" class="q">
                    {t('parts.rashiAlone')}
                  </span>,
                ]
              : pointCells(reader, point as Placement | null)),
          ],
        };
      })}
    />
  );
}

function Yuddha({ chart: { grahaYuddha } }: { chart: Chart }) {
  const { reader, t } = useReader();
  const { graha, grahas: pair, angle } = cellsFor(reader);
  if (!grahaYuddha || grahaYuddha.length === 0) return <Absent why={t('parts.noYuddha')} />;
  return (
    <Table
      caption={t('parts.yuddhaCaption')}
      columns={[t('parts.pair'), { head: t('parts.apart'), num: true }, t('parts.north')]}
      rows={grahaYuddha.map(({ grahas, separationDeg, north }) => ({
        key: grahas.join(),
        cells: [pair(grahas, 'p'), angle(separationDeg * 3600), north ? graha(north) : '–'],
      }))}
    />
  );
}

/** The tables by their keys. */
export const FURTHER = {
  bhavas: (chart: Chart): ComponentChildren => <Bhavas chart={chart} />,
  arudhas: (chart: Chart): ComponentChildren => <ArudhaTables chart={chart} />,
  karakas: (chart: Chart): ComponentChildren => <Karakas chart={chart} />,
  avasthas: (chart: Chart): ComponentChildren => <AvasthaTable chart={chart} />,
  kp: (chart: Chart): ComponentChildren => <KpTables chart={chart} />,
  upagrahas: (chart: Chart): ComponentChildren => <UpagrahaTable chart={chart} />,
  lagnas: (chart: Chart): ComponentChildren => <SpecialLagnaTable chart={chart} />,
  yuddha: (chart: Chart): ComponentChildren => <Yuddha chart={chart} />,
};

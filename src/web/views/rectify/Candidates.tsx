/** The moments of a window with their scores, and the periods that each score comes from. */

import { degreesInRashi } from '../../../domain/positions/placement';
import type {
  Candidate,
  Discrimination,
  Evidence,
  LordReason,
  MomentSpan,
  Rectification,
  Tie,
} from '../../../domain/rectify/types';
import { clockOf } from '../../../domain/time/isoCivil';
import { discriminationInWords } from '../../../lexicon/sentences/rectification';
import { degreesText, MINUS } from '../../reader/format';
import { type Reader, useReader } from '../../reader/reader';
import { Disclosure, Name, Table } from '../../shared/components';
import { anyDayOfText } from '../../shared/dates';

/** `+0.04`, `−0.49`. */
function signed(reader: Reader, value: number, digits = 2): string {
  const size = Math.abs(value).toFixed(digits);
  return reader.figures(value < 0 && Number(size) > 0 ? `${MINUS}${size}` : `+${size}`);
}

const clock = (reader: Reader, minute: number): string => reader.figures(clockOf(minute));

const spanOf = (reader: Reader, { startMinute, endMinute }: MomentSpan): string =>
  startMinute === endMinute ? clock(reader, startMinute) : `${clock(reader, startMinute)}–${clock(reader, endMinute)}`;

const tieText = (reader: Reader, tie: Tie): string =>
  tie.by === 'karaka'
    ? reader.t('rectify.tie_karaka')
    : reader.t(`rectify.tie_${tie.by}`, { houses: reader.figures(tie.houses.join(', ')) });

const tiesText = (reader: Reader, ties: readonly Tie[]): string => ties.map((tie) => tieText(reader, tie)).join('; ');

/** The ties of a lord, and of the grahas for which a node acts, to the houses of an event. */
function reasonText(reader: Reader, { ties, agents }: LordReason): string {
  const others = agents.map(({ graha, ties: own }) =>
    reader.t('rectify.actsFor', { graha: reader.name('graha', graha), ties: tiesText(reader, own) }),
  );
  return [...(ties.length > 0 ? [tiesText(reader, ties)] : []), ...others].join('; ') || reader.t('rectify.noTie');
}

function Lord({ reason }: { reason: LordReason | undefined }) {
  const reader = useReader();
  if (!reason) return <>–</>;
  return (
    <>
      <Name>{reader.name('graha', reason.lord)}</Name> {signed(reader, reason.fit)}
      <small>{reasonText(reader, reason)}</small>
    </>
  );
}

function EvidenceTable({ evidence }: { evidence: readonly Evidence[] }) {
  const { reader, t } = useReader();
  const levels = ['maha', 'antara', 'pratyantara'] as const;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
    <div class="scroll" role="region" aria-label={t('rectify.byPeriods')} tabIndex={0}>
      <Table
        class="evidence"
        caption={t('rectify.byPeriods')}
        hideCaption
        columns={[
          t('rectify.event'),
          ...levels.map((level) => reader.name('dasha_level', level)),
          { head: t('rectify.score'), num: true },
        ]}
        rows={evidence.map(({ date, category, lords, reasons, score }, i) => ({
          key: String(i),
          cells: [
            <>
              {reader.date(anyDayOfText(date) ?? Number.NaN, 'short')}
              <small>{t(`rectify.kind_${category}`)}</small>
            </>,
            ...levels.map((level) =>
              lords ? <Lord key={level} reason={reasons.find((each) => each.level === level)} /> : t('rectify.outside'),
            ),
            signed(reader, score),
          ],
        }))}
      />
    </div>
  );
}

/** Scores of events of fewer kinds cannot be distinguished from chance. */
const FEW_KINDS = 5;

const hasFewKinds = ([best]: readonly Candidate[]): boolean =>
  new Set(best?.evidence.map(({ category }) => category)).size < FEW_KINDS;

/** How the best score compares with chance, in figures. */
function Figures({ evaluated, discrimination }: { evaluated: number; discrimination: Discrimination }) {
  const { reader, t } = useReader();
  const { best, pValue, deals, nearBest, runnerUpGap } = discrimination;
  const rows: [string, string][] = [
    [t('rectify.best'), signed(reader, best, 3)],
    [
      t('rectify.chance'),
      deals === 0
        ? t('rectify.noDeals')
        : t('rectify.deals', { percent: reader.figures((100 * pValue).toFixed(1)), n: reader.figures(deals) }),
    ],
    [
      t('rectify.near'),
      t('rectify.nearMoments', {
        n: reader.figures(nearBest.moments),
        all: reader.figures(evaluated),
        span: spanOf(reader, nearBest),
      }),
    ],
    [t('rectify.gap'), runnerUpGap === null ? '–' : reader.figures(runnerUpGap.toFixed(3))],
  ];
  return (
    <dl class="kv">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface Props {
  ranking: Rectification;
  /** The URL of the chart of a candidate. */
  chartOf: (candidate: Candidate) => string;
}

function Moment({ candidate, chartOf }: { candidate: Candidate } & Pick<Props, 'chartOf'>) {
  const { reader, t } = useReader();
  const { rank, minute, interval, score, positions, dasha, evidence, sameEvidenceAs } = candidate;
  const { lagna } = positions;
  const degrees = reader.figures(degreesText(degreesInRashi(lagna.siderealDeg), { seconds: false }));
  return (
    <li>
      <span class="span">{spanOf(reader, interval)}</span>
      <a href={chartOf(candidate)}>
        {t('rectify.moment', {
          time: clock(reader, minute),
          lagna: `${reader.nameAt('rashi', lagna.rashi)} ${degrees}`,
        })}
      </a>
      <b class="num">{signed(reader, score, 3)}</b>
      <small>
        {t('rectify.firstDasha', {
          graha: reader.name('graha', dasha.balance.lord),
          years: reader.figures(dasha.balance.years.toFixed(2)),
        })}
        {sameEvidenceAs !== null && ` ${t('rectify.same', { n: reader.figures(sameEvidenceAs) })}`}
      </small>
      <Disclosure summary={t('rectify.periodsOf', { n: reader.figures(rank) })} open={rank === 1}>
        {() => <EvidenceTable evidence={evidence} />}
      </Disclosure>
    </li>
  );
}

/** Whether the scores single out a time, in words and in figures. */
export function Verdict({ ranking }: Pick<Props, 'ranking'>) {
  const { reader, t } = useReader();
  const { candidates, evaluated, discrimination } = ranking;
  return (
    <section class="beside judged" aria-labelledby="figures-title">
      <div>
        <h2 class="h" id="figures-title">
          {t('rectify.figures')}
        </h2>
        <p class="verdict">{reader.figures(discriminationInWords(ranking, reader.locale))}</p>
        {hasFewKinds(candidates) && <p>{t('rectify.fewEvents', { n: FEW_KINDS })}</p>}
      </div>
      <div>
        <Figures evaluated={evaluated} discrimination={discrimination} />
        <p class="sm">{t('rectify.figuresNote')}</p>
      </div>
    </section>
  );
}

export function Candidates({ ranking, chartOf }: Props) {
  const { t } = useReader();
  return (
    <section aria-labelledby="moments-title">
      <h2 class="h" id="moments-title">
        {t('rectify.moments')}
      </h2>
      <ol class="moments">
        {ranking.candidates.map((candidate) => (
          <Moment key={candidate.rank} candidate={candidate} chartOf={chartOf} />
        ))}
      </ol>
      <p class="sm">{t('rectify.method')}</p>
    </section>
  );
}

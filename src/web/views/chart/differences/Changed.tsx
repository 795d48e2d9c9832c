/** All changes by one setting: the points, the daśās, and the labels of the further parts. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { wallAt } from '../../../reader/format';
import { pointName } from '../../../reader/letters';
import { type Reader, useReader } from '../../../reader/reader';
import type { ChartChoice } from '../../../shared/birth';
import { Table } from '../../../shared/components';
import type { Comparison, Move } from './model';
import { variantName } from './variants';
import { amountWords, angleWords, dashaWords, longitudeWords, moveWords, subjectName } from './words';

interface Props {
  comparison: Comparison;
  own: ChartChoice;
}

const red = (isChanged: boolean, text: string) => (isChanged ? <span class="changed">{text}</span> : text);

function Points({ comparison: { points } }: { comparison: Comparison }) {
  const { reader, t, namesLang } = useReader();
  return (
    <Table
      class="moved"
      caption={`${t('words.graha')}, ${t('desk.longitude')}`}
      hideCaption
      columns={[
        t('differences.point'),
        { head: t('differences.here'), class: 'nw' },
        { head: t('differences.there'), class: 'nw' },
        { head: t('differences.shift'), num: true },
        t('differences.what'),
      ]}
      rows={points.map(({ key, fromDeg, toDeg, shiftDeg, moves }) => ({
        key,
        cells: [
          <span key="n" lang={namesLang}>
            {pointName(reader, key)}
          </span>,
          <span key="f" lang={namesLang}>
            {longitudeWords(reader, fromDeg)}
          </span>,
          <span key="t" lang={namesLang}>
            {red(
              moves.some(({ of: field }) => field === 'rashi_index'),
              longitudeWords(reader, toDeg),
            )}
          </span>,
          `${shiftDeg < 0 ? '\u2212' : ''}${angleWords(reader, shiftDeg)}`,
          moves.length > 0 && <span class="changed">{moves.map((move) => moveWords(reader, move)).join('; ')}</span>,
        ],
      }))}
    />
  );
}

function Dashas({ comparison: { dashas, main } }: { comparison: Comparison }) {
  const { reader, t, namesLang } = useReader();
  const date = (jdUt: number) => reader.date(wallAt(jdUt, main.question.tzHours).dayNumber, 'short');
  return (
    <Table
      class="moved"
      caption={t('differences.dasha')}
      hideCaption
      columns={[
        t('differences.dasha'),
        t('differences.first'),
        t('differences.firstThere'),
        { head: t('differences.second'), class: 'nw' },
        { head: t('differences.secondThere'), class: 'nw' },
        t('differences.shift'),
        { head: t('differences.labels'), num: true },
      ]}
      rows={dashas.map((dasha) => {
        const { key, first, secondJd, labels } = dasha;
        return {
          key,
          cells: [
            <span key="n" lang={namesLang}>
              {reader.name('dasha', key)}
            </span>,
            <span key="f" lang={namesLang}>
              {subjectName(reader, first[0])}
            </span>,
            <span key="t" lang={namesLang}>
              {red(first[0] !== first[1], subjectName(reader, first[1]))}
            </span>,
            date(secondJd[0]),
            date(secondJd[1]),
            dashaWords(reader, dasha),
            labels > 0 ? <span class="changed">{reader.figures(labels)}</span> : '–',
          ],
        };
      })}
    />
  );
}

/** Changed labels of one kind. */
interface Changes {
  key: 'vargas' | 'arudhas' | 'seven' | 'eight' | 'yogas';
  count: number;
  /** Lines: a name, and its change. */
  lines: { name: string; words: string }[];
}

function groupsOf(reader: Reader, { vargas, arudhas, seven, eight, yogas }: Comparison): Changes[] {
  const { t } = reader;
  const between = ({ from, to }: Move): string => `${subjectName(reader, from)} → ${subjectName(reader, to)}`;
  const inVarga = (move: Move): string =>
    t('differences.moveOf', {
      of: pointName(reader, move.of as Parameters<typeof pointName>[1]),
      from: subjectName(reader, move.from),
      to: subjectName(reader, move.to),
    });
  const groups: Changes[] = [
    {
      key: 'vargas',
      count: vargas.reduce((sum, { moves }) => sum + moves.length, 0),
      lines: vargas.map(({ key, moves }) => ({
        name: `${key} ${reader.name('varga', key)}`,
        words: moves.map(inVarga).join('; '),
      })),
    },
    {
      key: 'arudhas',
      count: arudhas.length,
      lines: arudhas.map((move) => ({ name: move.of, words: between(move) })),
    },
    ...(
      [
        ['seven', seven],
        ['eight', eight],
      ] as const
    ).map(([key, moves]) => ({
      key,
      count: moves.length,
      lines: moves.map((move) => ({ name: reader.name('chara_karaka', move.of), words: between(move) })),
    })),
    {
      key: 'yogas',
      count: yogas.length,
      lines: yogas.map(({ of: key, to }) => ({
        name: reader.name('chart_yoga', key),
        words: t(to === null ? 'differences.onlyHere' : 'differences.onlyThere'),
      })),
    },
  ];
  return groups.filter(({ count }) => count > 0);
}

function Group({ title, count, children }: { title: string; count: string; children: ComponentChildren }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span class="n">{title}</span>
        <span class="q">{count}</span>
      </summary>
      {isOpen && <div class="within">{children}</div>}
    </details>
  );
}

export function Changed({ comparison, own }: Props) {
  const { reader, t, namesLang } = useReader();
  const name = variantName(reader, comparison.variant);
  return (
    <div class="stack">
      <p role="status">
        <strong>{name}</strong>:{' '}
        {t('differences.changes', { amount: amountWords(reader, comparison, own), n: comparison.labels })}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <div class="scroll" role="region" aria-label={`${name}: ${t('desk.longitude')}`} tabIndex={0}>
        <Points comparison={comparison} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <div class="scroll" role="region" aria-label={`${name}: ${t('differences.dasha')}`} tabIndex={0}>
        <Dashas comparison={comparison} />
      </div>
      <div class="index">
        {groupsOf(reader, comparison).map(({ key, count, lines }) => (
          <Group key={key} title={t(`differences.${key}`)} count={reader.figures(count)}>
            <dl class="brief" lang={namesLang}>
              {lines.map((line) => (
                <div key={line.name}>
                  <dt>{line.name}</dt>
                  <dd>{line.words}</dd>
                </div>
              ))}
            </dl>
          </Group>
        ))}
      </div>
      <p class="q">{t('differences.labelsNote')}</p>
    </div>
  );
}

/** The kūṭas as a table: both values and the points of each. Its rule and source open from the row. */

import { useState } from 'preact/hooks';
import type { KutaKey, Who } from '../../../data/match/row';
import type { Match } from '../../../domain/match/match';
import type { Kuta, KutaValue } from '../../../domain/match/types';
import { attributionInWords } from '../../../lexicon/sentences/attribution';
import { kutaRuleInWords } from '../../../lexicon/sentences/match/rules';
import { type Reader, useReader } from '../../reader/reader';
import { Name } from '../../shared/components';
import { sentenceText } from '../../shared/sentence';

/** The letters of the births on the page, which the rules also use. */
export const LETTERS: Record<Who, string> = { a: 'A', b: 'B' };

function valueText(reader: Reader, value: KutaValue): string {
  if (value.kind === 'nakshatra' || value.kind === 'rashi') {
    const name = reader.nameAt(value.kind, value.kind === 'nakshatra' ? value.nakshatra : value.rashi);
    return value.count === null ? name : reader.t('match.counted', { name, count: reader.figures(value.count) });
  }
  return reader.name(value.kind, value.key);
}

export const pointsText = (reader: Reader, points: number): string => reader.figures(points);

function Points({ kuta }: { kuta: Kuta }) {
  const { reader, t } = useReader();
  const { points, maximum, holds, counted } = kuta;
  if (points === null || maximum === null) return <>{t(holds ? 'match.holds' : 'match.holdsNot')}</>;
  return (
    <>
      <b>{pointsText(reader, points)}</b> <span class="q">/ {pointsText(reader, maximum)}</span>
      {!counted && <small>{t('match.notCounted')}</small>}
    </>
  );
}

interface RowProps {
  kuta: Kuta;
  isOpen: boolean;
  onToggle: () => void;
}

function Row({ kuta, isOpen, onToggle }: RowProps) {
  const { reader, t, locale, namesLang } = useReader();
  const { key, source } = kuta;
  return (
    <>
      <tr id={`kuta-${key}`}>
        <th scope="row">
          <button
            class="opener"
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `rule-${key}` : undefined}
            onClick={onToggle}
          >
            <Name>{reader.name('kuta', key)}</Name>
            <span class="vh"> {t('match.rule')}</span>
          </button>
        </th>
        <td lang={namesLang}>{valueText(reader, kuta.a)}</td>
        <td lang={namesLang}>{valueText(reader, kuta.b)}</td>
        <td class="num nw">
          <Points kuta={kuta} />
        </td>
      </tr>
      {isOpen && (
        <tr class="rulerow" id={`rule-${key}`}>
          <td colSpan={4}>
            {sentenceText(reader, kutaRuleInWords(kuta, locale, LETTERS))}{' '}
            <span class="q src">{sentenceText(reader, attributionInWords(source, locale))}</span>
          </td>
        </tr>
      )}
    </>
  );
}

export function Kutas({ match }: { match: Match }) {
  const { reader, t } = useReader();
  const { kutas, total, maximum } = match;
  const [open, setOpen] = useState<ReadonlySet<KutaKey>>(new Set());
  const isAll = open.size === kutas.length;
  const toggle = (key: KutaKey) => {
    const next = new Set(open);
    if (!next.delete(key)) next.add(key);
    setOpen(next);
  };
  return (
    <section aria-labelledby="kutas">
      <div class="line">
        <h2 class="h" id="kutas">
          {t('match.kutas')}
        </h2>
        <button
          class="btn quiet small"
          type="button"
          onClick={() => setOpen(new Set(isAll ? [] : kutas.map(({ key }) => key)))}
        >
          {t(isAll ? 'match.noRules' : 'match.allRules')}
        </button>
      </div>
      <table class="kt">
        <caption class="vh">{t('match.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('match.kuta')}</th>
            <th scope="col">A</th>
            <th scope="col">B</th>
            <th scope="col" class="num">
              {t('match.points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {kutas.map((kuta) => (
            <Row key={kuta.key} kuta={kuta} isOpen={open.has(kuta.key)} onToggle={() => toggle(kuta.key)} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {t('match.sum')}
            </th>
            <td class="num nw">
              <b>{pointsText(reader, total)}</b> <span class="q">/ {pointsText(reader, maximum)}</span>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

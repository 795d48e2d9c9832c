/** The rules of a search with kind and source. Each applied rule can be switched off. Other traditions follow. */
import { useMemo } from 'preact/hooks';
import type { MuhurtaTradition, RuleId, RuleRow } from '../../../data/muhurta-search/rule';
import { compareMuhurtas } from '../../../domain/muhurta-search/compare';
import { ruleSetOf } from '../../../domain/muhurta-search/ruleSet';
import type { MuhurtaQuestion } from '../../../domain/muhurta-search/types';
import type { Kernel } from '../../../kernel/kernel';
import { attributionInWords } from '../../../lexicon/sentences/attribution';
import {
  muhurtaTraditionInWords,
  muhurtaTraditionName,
  ruleInWords,
} from '../../../lexicon/sentences/muhurta-search/rules';
import { listText } from '../../i18n/translate';
import { useReader } from '../../reader/reader';
import { Disclosure } from '../../shared/components';
import { sentenceText } from '../../shared/sentence';

interface Props {
  kernel: Kernel;
  question: MuhurtaQuestion;
  /** The switched-off rules, before the search runs again. */
  without: readonly RuleId[];
  onWithout: (without: readonly RuleId[]) => void;
  onTradition: (tradition: MuhurtaTradition) => void;
}

function Rule({ row, isOff, onToggle }: { row: RuleRow; isOff: boolean; onToggle: () => void }) {
  const { reader, t, locale, namesLang } = useReader();
  const name = reader.name('muhurta_rule', row.id);
  const isApplied = row.kind !== 'preferred' && row.condition.by !== 'unjudged' && row.id !== 'day';
  return (
    <li class={isOff ? 'off' : undefined}>
      <span>
        <span class="b" lang={namesLang}>
          {name}
        </span>{' '}
        <small>
          {sentenceText(reader, ruleInWords(row, locale))}{' '}
          <span class="src">{sentenceText(reader, attributionInWords(row.source, locale))}</span>
        </small>
      </span>
      {isApplied ? (
        <label class="switch">
          <input type="checkbox" checked={!isOff} aria-label={t('find.apply', { rule: name })} onChange={onToggle} />
          {t(isOff ? 'find.isOff' : 'find.isOn')}
        </label>
      ) : (
        <span class="q">{row.id === 'day' ? '' : t('find.told')}</span>
      )}
    </li>
  );
}

function Traditions({ kernel, question, onTradition }: Omit<Props, 'without' | 'onWithout'>) {
  const { reader, t, locale } = useReader();
  const comparison = useMemo(() => compareMuhurtas(kernel, question), [kernel, question]);
  if (!comparison.ok) return null;
  const names = (key: 'adds' | 'omits' | 'changes', rows: readonly RuleRow[]) =>
    rows.length === 0
      ? []
      : [
          t(`find.${key}`, {
            rules: listText(
              locale,
              rows.map(({ id }) => reader.name('muhurta_rule', id)),
              'conjunction',
            ),
          }),
        ];
  return (
    <ul class="rows">
      {comparison.value.others.map(({ tradition, openDays, adds, omits, changes }) => (
        <li key={tradition}>
          <span>
            <button class="inline" type="button" onClick={() => onTradition(tradition)}>
              {muhurtaTraditionName(tradition, reader.locale)}
            </button>
            <small>{sentenceText(reader, muhurtaTraditionInWords(tradition, locale))}</small>
            <small>{[...names('adds', adds), ...names('omits', omits), ...names('changes', changes)].join(' ')}</small>
          </span>
          <b class="nw">{t('find.openDays', { n: openDays })}</b>
        </li>
      ))}
      {comparison.value.others.length === 0 && <li>{t('find.noOthers')}</li>}
    </ul>
  );
}

export function Rules({ kernel, question, without, onWithout, onTradition }: Props) {
  const { t } = useReader();
  const { purpose, tradition } = question;
  const rules = ruleSetOf(purpose, tradition, question);
  const toggle = (id: RuleId) =>
    onWithout(without.includes(id) ? without.filter((each) => each !== id) : [...without, id]);
  return (
    <div>
      <section aria-labelledby="rules">
        <div class="line">
          <h2 class="h" id="rules">
            {t('find.rules')}
          </h2>
          {without.length > 0 && (
            <button class="btn quiet small" type="button" onClick={() => onWithout([])}>
              {t('find.allOn')}
            </button>
          )}
        </div>
        <ul class="rows rulelist">
          {rules.map((row) => (
            <Rule key={row.id} row={row} isOff={without.includes(row.id)} onToggle={() => toggle(row.id)} />
          ))}
        </ul>
      </section>
      <Disclosure summary={t('find.others')}>
        {() => <Traditions kernel={kernel} question={question} onTradition={onTradition} />}
      </Disclosure>
    </div>
  );
}

/** The search form: purpose and days, and the additions of a birth or a journey. */

import { DIRECTIONS, type Direction } from '../../../data/almanac';
import { PURPOSES } from '../../../data/muhurta-search/rule';
import { traditionsOf } from '../../../domain/muhurta-search/ruleSet';
import { muhurtaTraditionName } from '../../../lexicon/sentences/muhurta-search/rules';
import { useReader } from '../../reader/reader';
import { Dropdown, Field, ValueInput } from '../../shared/components';
import { dayOfText, textOfDay } from '../../shared/dates';
import { type DaySpan, readSearch, type Search, type SpanProblem } from './model';

interface Props {
  search: Search;
  span: DaySpan;
  problem: SpanProblem | null;
  go: (next: Search) => void;
}

interface IndexProps {
  label: string;
  value: number | null;
  names: readonly string[];
  onChange: (value: number | null) => void;
}

function IndexField({ label, value, names, onChange }: IndexProps) {
  const { t, namesLang } = useReader();
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          lang={namesLang}
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(Number(currentTarget.value) || null)}
        >
          <option value="">{t('find.none')}</option>
          {names.map((name, i) => (
            <option key={name} value={i + 1}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export function SearchForm({ search, span, problem, go }: Props) {
  const { reader, t, namesLang } = useReader();
  const names = (kind: 'nakshatra' | 'rashi', count: number) =>
    Array.from({ length: count }, (_, i) => reader.nameAt(kind, i + 1));
  const dateField = (which: 'from' | 'to') => (
    <Field
      label={t(`find.${which}`)}
      error={which === 'to' && problem ? t(problem === 'order' ? 'find.order' : 'find.long') : null}
    >
      {(control) => (
        <ValueInput
          {...control}
          type="date"
          min="1900-01-01"
          max="2100-12-31"
          value={textOfDay(span[which])}
          onChange={({ currentTarget }) => {
            const day = dayOfText(currentTarget.value);
            if (day !== null) go({ ...search, [which]: day });
          }}
        />
      )}
    </Field>
  );
  return (
    <form class="fields findform" onSubmit={(event) => event.preventDefault()} aria-label={t('find.title')}>
      <Field label={t('find.purpose')} span={3}>
        {(control) => (
          <Dropdown
            {...control}
            lang={namesLang}
            options={PURPOSES}
            nameOf={(key) => reader.name('purpose', key)}
            value={search.purpose}
            onChoose={(purpose) => {
              // Another purpose has other rules.
              const { tradition } = readSearch(new URLSearchParams({ purpose, tradition: search.tradition }));
              go({ ...search, purpose, tradition, without: [] });
            }}
          />
        )}
      </Field>
      {dateField('from')}
      {dateField('to')}
      <Field label={t('find.tradition')}>
        {(control) => (
          <Dropdown
            {...control}
            options={traditionsOf(search.purpose)}
            nameOf={(key) => muhurtaTraditionName(key, reader.locale)}
            value={search.tradition}
            onChoose={(tradition) => go({ ...search, tradition, without: [] })}
          />
        )}
      </Field>
      <IndexField
        label={t('find.star')}
        value={search.nakshatra}
        names={names('nakshatra', 27)}
        onChange={(nakshatra) => go({ ...search, nakshatra })}
      />
      <IndexField
        label={t('find.rashi')}
        value={search.rashi}
        names={names('rashi', 12)}
        onChange={(rashi) => go({ ...search, rashi })}
      />
      {search.purpose === 'yatra' && (
        <Field label={t('find.direction')}>
          {(control) => (
            <select
              {...control}
              lang={namesLang}
              value={search.direction ?? ''}
              onChange={({ currentTarget }) =>
                go({ ...search, direction: (currentTarget.value || null) as Direction | null })
              }
            >
              <option value="">{t('find.none')}</option>
              {DIRECTIONS.map((key) => (
                <option key={key} value={key}>
                  {reader.name('direction', key)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
    </form>
  );
}

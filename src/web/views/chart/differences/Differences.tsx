/** Why another program differs: the chart under other conventions, and the convention that explains other figures. */
import { useMemo, useState } from 'preact/hooks';
import { listText } from '../../../i18n/translate';
import { pointName } from '../../../reader/letters';
import { useReader } from '../../../reader/reader';
import type { Resolved } from '../../../shared/birth';
import { Fault, Field, Section, Table } from '../../../shared/components';
import type { BrowserKernel } from '../../../shared/kernel';
import { note, noteOf } from '../address';
import { Changed } from './Changed';
import { type Comparison, comparisonsOf } from './model';
import { Own } from './Own';
import { KINDS, variantName, variantsOf } from './variants';
import { amountWords, dashaWords } from './words';

interface Props {
  kernel: BrowserKernel;
  resolved: Resolved;
}

function Choose({ comparisons, chosen, onChoose }: ChooseProps) {
  const { reader, t } = useReader();
  return (
    <Field label={t('differences.with')} span={4}>
      {(control) => (
        <select {...control} value={chosen.variant.key} onChange={(event) => onChoose(event.currentTarget.value)}>
          {KINDS.map((kind) => {
            const variants = comparisons.map(({ variant }) => variant).filter((variant) => variant.kind === kind);
            if (variants.length === 0) return null;
            return (
              <optgroup key={kind} label={t(`differences.kind_${kind}`)}>
                {variants.map((variant) => (
                  <option key={variant.key} value={variant.key}>
                    {variantName(reader, variant)}
                  </option>
                ))}
              </optgroup>
            );
          })}
        </select>
      )}
    </Field>
  );
}

interface ChooseProps {
  comparisons: readonly Comparison[];
  chosen: Comparison;
  onChoose: (key: string) => void;
}

function Overview({ comparisons, chosen, onChoose, resolved }: ChooseProps & Pick<Props, 'resolved'>) {
  const { reader, t, locale, namesLang } = useReader();
  const moved = ({ points }: Comparison, field: string) => {
    const keys = points.filter(({ moves }) => moves.some((move) => move.of === field)).map(({ key }) => key);
    if (keys.length === 0) return '–';
    return (
      <span class="changed" lang={namesLang}>
        {listText(
          locale,
          keys.map((key) => pointName(reader, key)),
          'conjunction',
        )}
      </span>
    );
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
    <div class="scroll" role="region" aria-label={t('differences.overview')} tabIndex={0}>
      <Table
        class="compare"
        caption={t('differences.overviewNote')}
        columns={[
          { head: t('differences.setting'), class: 'nw' },
          { head: t('differences.amount'), class: 'q' },
          t('differences.otherRashi'),
          t('differences.otherNakshatra'),
          reader.name('dasha', 'vimshottari'),
          { head: t('differences.labels'), num: true },
        ]}
        rows={comparisons.map((comparison) => {
          const { variant, labels, dashas } = comparison;
          const vimshottari = dashas.find(({ key }) => key === 'vimshottari');
          return {
            key: variant.key,
            current: variant.key === chosen.variant.key && 'chosen',
            cells: [
              <button key="n" class="btn quiet small" type="button" onClick={() => onChoose(variant.key)}>
                {variantName(reader, variant)}
              </button>,
              amountWords(reader, comparison, resolved.birth.settings),
              moved(comparison, 'rashi_index'),
              moved(comparison, 'nakshatra_index'),
              vimshottari ? dashaWords(reader, vimshottari) : '–',
              reader.figures(labels),
            ],
          };
        })}
      />
    </div>
  );
}

export function Differences({ kernel, resolved }: Props) {
  const { t } = useReader();
  const comparisons = useMemo(() => comparisonsOf(kernel, resolved, variantsOf(resolved)), [kernel, resolved]);
  const [key, setKey] = useState(() => noteOf('with'));
  const chosen = comparisons.find(({ variant }) => variant.key === key) ?? comparisons[0];
  const choose = (next: string) => {
    setKey(next);
    note('with', next);
  };
  return (
    <Section id="differences" title={t('differences.title')} note={t('differences.note')} wide>
      {chosen ? (
        <>
          <div class="with">
            <Choose comparisons={comparisons} chosen={chosen} onChoose={choose} />
          </div>
          <Changed key={chosen.variant.key} comparison={chosen} own={resolved.birth.settings} />
          <Overview comparisons={comparisons} chosen={chosen} onChoose={choose} resolved={resolved} />
          <p class="q after">{t('differences.clockNote')}</p>
        </>
      ) : (
        <Fault title={t('desk.failed')} why={t('desk.failedWhy')} />
      )}
      <Own kernel={kernel} resolved={resolved} />
    </Section>
  );
}

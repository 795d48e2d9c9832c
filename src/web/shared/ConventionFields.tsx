/** Fields for the conventions of a chart: a preset, and deviations from it. */
import { DASHA_YEARS, PRESET_KEYS } from '../../data/chart/presets';
import { AYANAMSHA_KEYS, NODE_MODES } from '../../kernel/keys';
import { useReader } from '../reader/reader';
import { type ChartChoice, presetChoice } from './birth';
import { Dropdown, Field } from './components';
import { ayanamshaName } from './conventions';

interface Props {
  settings: ChartChoice;
  onChange: (settings: ChartChoice) => void;
}

export function ConventionFields({ settings, onChange }: Props) {
  const { reader, t } = useReader();
  const setChoice = (part: Partial<ChartChoice>) => onChange({ ...settings, ...part });
  return (
    <>
      <Field label={t('birth.preset')}>
        {(control) => (
          <Dropdown
            {...control}
            options={PRESET_KEYS}
            nameOf={(key) => reader.name('preset', key)}
            value={settings.preset}
            onChoose={(preset) => onChange(presetChoice(preset))}
          />
        )}
      </Field>
      <Field label={t('form.ayanamsa')}>
        {(control) => (
          <Dropdown
            {...control}
            options={AYANAMSHA_KEYS}
            nameOf={(key) => ayanamshaName(reader, key)}
            value={settings.ayanamsa}
            onChoose={(ayanamsa) => setChoice({ ayanamsa })}
          />
        )}
      </Field>
      <Field label={t('form.node')}>
        {(control) => (
          <Dropdown
            {...control}
            options={NODE_MODES}
            nameOf={(mode) => t(`birth.node_${mode}`)}
            value={settings.nodeMode}
            onChoose={(nodeMode) => setChoice({ nodeMode })}
          />
        )}
      </Field>
      <Field label={t('birth.yearLength')}>
        {(control) => (
          <Dropdown
            {...control}
            options={DASHA_YEARS}
            nameOf={(days) => t('birth.days', { n: String(days) })}
            value={settings.dashaYearDays}
            onChoose={(dashaYearDays) => setChoice({ dashaYearDays })}
          />
        )}
      </Field>
      <Field label={t('form.lords')}>
        {(control) => (
          <Dropdown
            {...control}
            options={['one', 'two']}
            nameOf={(key) => t(`form.lords_${key}`)}
            value={settings.coLords ? 'two' : 'one'}
            onChoose={(key) => setChoice({ coLords: key === 'two' })}
          />
        )}
      </Field>
    </>
  );
}

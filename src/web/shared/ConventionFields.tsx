/** Fields for the conventions of a chart: a preset, and deviations from it. */
import { DASHA_YEARS, PRESET_KEYS } from '../../data/chart/presets';
import { AYANAMSHA_KEYS, type AyanamshaKey, NODE_MODES, type NodeMode } from '../../kernel/keys';
import { useReader } from '../reader/reader';
import { type ChartChoice, presetChoice } from './birth';
import { Field } from './components';
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
          <select
            {...control}
            value={settings.preset}
            onChange={({ currentTarget }) => onChange(presetChoice(currentTarget.value as ChartChoice['preset']))}
          >
            {PRESET_KEYS.map((key) => (
              <option key={key} value={key}>
                {reader.name('preset', key)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('form.ayanamsa')}>
        {(control) => (
          <select
            {...control}
            value={settings.ayanamsa}
            onChange={({ currentTarget }) => setChoice({ ayanamsa: currentTarget.value as AyanamshaKey })}
          >
            {AYANAMSHA_KEYS.map((key) => (
              <option key={key} value={key}>
                {ayanamshaName(reader, key)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('form.node')}>
        {(control) => (
          <select
            {...control}
            value={settings.nodeMode}
            onChange={({ currentTarget }) => setChoice({ nodeMode: currentTarget.value as NodeMode })}
          >
            {NODE_MODES.map((mode) => (
              <option key={mode} value={mode}>
                {t(`birth.node_${mode}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('birth.yearLength')}>
        {(control) => (
          <select
            {...control}
            value={settings.dashaYearDays}
            onChange={({ currentTarget }) =>
              setChoice({
                dashaYearDays: DASHA_YEARS.find((days) => String(days) === currentTarget.value) ?? 365.25,
              })
            }
          >
            {DASHA_YEARS.map((days) => (
              <option key={days} value={days}>
                {t('birth.days', { n: String(days) })}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('form.lords')}>
        {(control) => (
          <select
            {...control}
            value={settings.coLords ? 'two' : 'one'}
            onChange={({ currentTarget }) => setChoice({ coLords: currentTarget.value === 'two' })}
          >
            <option value="one">{t('form.lords_one')}</option>
            <option value="two">{t('form.lords_two')}</option>
          </select>
        )}
      </Field>
    </>
  );
}

/** The bar above the desk: name and birth, conventions, and the choice between two equal hours. */
import { useRef } from 'preact/hooks';
import { PRESET_KEYS } from '../../../../data/chart/presets';
import { type Birth, birthFragment, presetChoice, type Resolved, resolveBirth } from '../../../parts/birth';
import { birthText } from '../../../parts/birthText';
import { Choice } from '../../../parts/components';
import { ayanamshaName } from '../../../parts/conventions';
import { offsetText } from '../../../reader/format';
import { type Reader, useReader } from '../../../reader/reader';
import { Actions } from '../Actions';
import { titleOf } from '../titles';
import { isOfBirth } from './birthOfAddress';
import { Form } from './Form';

/** The deviations from Khagola's own conventions, in a line. */
function settingsText(reader: Reader, { settings }: Birth): string {
  const { t } = reader;
  const { ayanamsa, nodeMode, dashaYearDays } = settings;
  return [
    ayanamshaName(reader, ayanamsa),
    t(`birth.node_${nodeMode}`),
    t('birth.days', { n: String(dashaYearDays) }),
  ].join(', ');
}

/** The form below the bar: for another birth, for this one with its values, or none. */
export type OpenForm = 'new' | 'edit' | null;

export const formOfAddress = (): OpenForm =>
  typeof location !== 'undefined' && location.hash === '#new' ? 'new' : null;

export interface BarProps {
  resolved: Resolved;
  onDraw: (resolved: Resolved) => void;
  form: OpenForm;
  onForm: (form: OpenForm) => void;
}

/** Name and birth, and their actions. The form opens below. */
export function DeskBar({ resolved, onDraw, form, onForm }: BarProps) {
  const reader = useReader();
  const { t } = reader;
  const { birth } = resolved;
  const opener = useRef<HTMLButtonElement>(null);
  const take = (preset: string) => {
    const key = PRESET_KEYS.find((each) => each === preset);
    const next = key && resolveBirth({ ...birth, settings: presetChoice(key) });
    if (next?.ok) onDraw(next.value);
  };
  return (
    <div class="deskbar">
      <h1>{titleOf(reader, birth)}</h1>
      <span class="q when">{birthText(reader, resolved)}</span>
      <button
        ref={opener}
        class="btn quiet small"
        type="button"
        aria-expanded={form !== null}
        onClick={() => onForm(form === null ? 'edit' : null)}
      >
        {form === null ? t('desk.change') : t('desk.close')}
      </button>
      {form === null && (
        <button class="btn quiet small" type="button" onClick={() => onForm('new')}>
          {t('desk.new')}
        </button>
      )}
      <span class="preset">
        <select
          aria-label={t('birth.preset')}
          value={birth.settings.preset}
          onChange={({ currentTarget }) => take(currentTarget.value)}
        >
          {PRESET_KEYS.map((key) => (
            <option key={key} value={key}>
              {reader.name('preset', key)}
            </option>
          ))}
        </select>
        <small class="q">{settingsText(reader, birth)}</small>
      </span>
      <Actions key={birthFragment(birth)} resolved={resolved} />
      {form !== null && (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape in any of its fields closes the form
        <div
          class="deskform"
          onKeyDown={({ key }) => {
            if (key !== 'Escape') return;
            opener.current?.focus();
            onForm(null);
          }}
        >
          <Form
            key={form + JSON.stringify(birth)}
            birth={form === 'edit' && isOfBirth() ? birth : null}
            settings={birth.settings}
            isOpened
            onDraw={(next) => {
              onForm(null);
              onDraw(next);
            }}
          />
        </div>
      )}
    </div>
  );
}

/** The choice between the two equal hours of a clock that was set back. */
export function Twice({ resolved, onDraw }: Pick<BarProps, 'resolved' | 'onDraw'>) {
  const { t } = useReader();
  const { birth, twice, offsetHours } = resolved;
  if (!twice) return null;
  const chosen = birth.second ? 'second' : 'first';
  const take = (next: 'first' | 'second') => {
    const resolved = resolveBirth({ ...birth, second: next === 'second' });
    if (resolved.ok) onDraw(resolved.value);
  };
  return (
    <div class="twice">
      <p>{t('desk.twice', { which: chosen, offset: offsetText(offsetHours) })}</p>
      <Choice
        legend={t('desk.twice', { which: chosen, offset: offsetText(offsetHours) })}
        options={(['first', 'second'] as const).map((value) => ({
          value,
          label: t(`desk.${value}`, { offset: offsetText(twice[value]) }),
        }))}
        value={chosen}
        onChange={take}
      />
    </div>
  );
}

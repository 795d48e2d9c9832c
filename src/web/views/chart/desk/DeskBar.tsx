/** The bar above the desk: name and birth, and conventions. */

import { Fragment } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { PRESET_KEYS, type PresetKey } from '../../../../data/chart/presets';
import { addMessages } from '../../../reader/lateMessages';
import { type Reader, useReader } from '../../../reader/reader';
import { type Birth, birthFragment, presetChoice, type Resolved, resolveBirth } from '../../../shared/birth';
import { type BirthPart, birthParts } from '../../../shared/birthText';
import { Dropdown } from '../../../shared/components';
import { ayanamshaName } from '../../../shared/conventions';
import { Later } from '../../../shared/Later';
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

type CorrectedPart = BirthPart | 'name';

const loadCorrect = () =>
  Promise.all([import('./Correct'), addMessages('form'), addMessages('place'), addMessages('parts')]).then(
    ([{ Correct }]) => Correct,
  );

/** Name and birth, each with a form to change it in its place, and their actions. The form opens below. */
export function DeskBar({ resolved, onDraw, form, onForm }: BarProps) {
  const { reader, t } = useReader();
  const { birth } = resolved;
  const opener = useRef<HTMLButtonElement>(null);
  const [corrected, setCorrected] = useState<CorrectedPart | null>(null);
  /** Shows the value again, with the focus. */
  const leave = () => {
    setCorrected(null);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-part=${corrected}]`)?.focus());
  };
  const draw = (next: Resolved) => {
    onDraw(next);
    leave();
  };
  const take = (preset: PresetKey) => {
    const next = resolveBirth({ ...birth, settings: presetChoice(preset) });
    if (next.ok) onDraw(next.value);
  };
  /** A value that a press turns into its field. */
  const value = (part: CorrectedPart, text: string) =>
    part === corrected ? (
      <Later load={loadCorrect} given={{ part, resolved, onDraw: draw, onClose: leave }} wait={text} />
    ) : (
      <button class="value" type="button" data-part={part} title={t('desk.change')} onClick={() => setCorrected(part)}>
        {text}
      </button>
    );
  return (
    <div class="deskbar">
      <h1>{value('name', titleOf(reader, birth))}</h1>
      <span class="q when">
        {birthParts(reader, resolved).map(([part, text], i) => (
          <Fragment key={part}>
            {i > 0 && ', '}
            {value(part, text)}
          </Fragment>
        ))}
      </span>
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
        <Dropdown
          aria-label={t('birth.preset')}
          options={PRESET_KEYS}
          nameOf={(key) => reader.name('preset', key)}
          value={birth.settings.preset}
          onChoose={take}
        />
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

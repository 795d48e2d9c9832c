/** The choices of the astrologer: letterhead, sheets, drawing and paper. They are not printed. */
import { useState } from 'preact/hooks';
import { DRAWING_STYLES, type DrawingStyle } from '../../../drawing/cells';
import { numberText } from '../../reader/format';
import { changeSetting } from '../../reader/open';
import { useReader } from '../../reader/reader';
import { Choice, Field } from '../../shared/components';
import {
  type BookletChoices,
  MAX_ADDRESS_LINES,
  PAPERS,
  PICTURE_TYPES,
  pictureOfFile,
  SHEET_KEYS,
  type SheetKey,
} from './choices';

interface Props {
  choices: BookletChoices;
  style: DrawingStyle;
  titles: Record<SheetKey, string>;
  onChange: (choices: BookletChoices) => void;
}

const MAX_NAME_LENGTH = 60;

function PictureField({ choices, onChange }: Pick<Props, 'choices' | 'onChange'>) {
  const { reader, t } = useReader();
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (input: HTMLInputElement) => {
    const [file] = input.files ?? [];
    if (!file) return;
    const read = await pictureOfFile(file);
    if ('picture' in read) {
      setProblem(null);
      onChange({ ...choices, picture: read.picture });
    } else {
      const kb = reader.figures(numberText('bytes' in read ? read.bytes / 1000 : 0));
      setProblem(t(read.reason === 'type' ? 'booklet.pictureType' : 'booklet.pictureLarge', { kb }));
      input.value = '';
    }
  };
  return (
    <Field label={t('booklet.picture')} hint={t('booklet.pictureHint')} error={problem}>
      {(control) => (
        <>
          <input
            {...control}
            type="file"
            accept={PICTURE_TYPES.join()}
            onChange={({ currentTarget }) => void take(currentTarget)}
          />
          {choices.picture && (
            <button class="btn quiet small" type="button" onClick={() => onChange({ ...choices, picture: '' })}>
              {t('booklet.noPicture')}
            </button>
          )}
        </>
      )}
    </Field>
  );
}

function SheetFields({ choices, titles, onChange }: Omit<Props, 'style'>) {
  const { t } = useReader();
  const toggle = (key: SheetKey, isChosen: boolean) => {
    const others = choices.without.filter((each) => each !== key);
    onChange({ ...choices, without: isChosen ? others : [...others, key] });
  };
  return (
    <fieldset class="sheets">
      <legend>{t('booklet.sheets')}</legend>
      {SHEET_KEYS.map((key) => (
        <label key={key}>
          <input
            type="checkbox"
            checked={!choices.without.includes(key)}
            onChange={({ currentTarget }) => toggle(key, currentTarget.checked)}
          />
          {titles[key]}
        </label>
      ))}
    </fieldset>
  );
}

export function Options({ choices, style, titles, onChange }: Props) {
  const { t } = useReader();
  return (
    <form class="options" onSubmit={(event) => event.preventDefault()}>
      <div class="form3">
        <Field label={t('booklet.astrologer')} hint={t('booklet.kept')}>
          {(control) => (
            <input
              {...control}
              value={choices.astrologer}
              autocomplete="name"
              maxLength={MAX_NAME_LENGTH}
              onInput={({ currentTarget }) => onChange({ ...choices, astrologer: currentTarget.value })}
            />
          )}
        </Field>
        <Field label={t('booklet.address')} hint={t('booklet.addressHint')}>
          {(control) => (
            <textarea
              {...control}
              rows={MAX_ADDRESS_LINES}
              value={choices.address}
              autocomplete="street-address"
              onInput={({ currentTarget }) => {
                const lines = currentTarget.value.split('\n').slice(0, MAX_ADDRESS_LINES);
                onChange({ ...choices, address: lines.join('\n') });
              }}
            />
          )}
        </Field>
        <PictureField choices={choices} onChange={onChange} />
        <div class="f">
          <span class="lab">{t('words.drawing')}</span>
          <Choice
            legend={t('words.drawing')}
            options={DRAWING_STYLES.map((value) => ({ value, label: t(`words.drawing_${value}`) }))}
            value={style}
            onChange={(value) => changeSetting('drawing', value)}
          />
          <span class="lab">{t('booklet.paper')}</span>
          <Choice
            legend={t('booklet.paper')}
            options={PAPERS.map((value) => ({ value, label: value }))}
            value={choices.paper}
            onChange={(paper) => onChange({ ...choices, paper })}
          />
        </div>
      </div>
      <SheetFields choices={choices} titles={titles} onChange={onChange} />
    </form>
  );
}

/** The form of an ephemeris. It works without a script. */
import { isOuterKey } from '../../../data/outer';
import { clockOf } from '../../../domain/time/isoCivil';
import { outerName } from '../../../lexicon/sentences/farBodies';
import { localPath } from '../../i18n/locales';
import { type Reader, useReader } from '../../reader/reader';
import { CarriedFields } from '../../shared/CarriedFields';
import { ayanamshaName } from '../../shared/conventions';
import { Select } from '../../shared/Select';
import { monthText } from '../month/model';
import { CLOCKS, type EphemerisChoice, FURTHER_COLUMNS, STEPS, TABLE_BODIES, type TableBody, ZODIACS } from './choice';

/** The name of a body of the table, by the reader's choice of names. */
export const bodyName = (reader: Reader, key: TableBody): string =>
  isOuterKey(key) ? outerName(key, reader.locale) : reader.name('graha', key);

interface Props {
  choice: EphemerisChoice;
  /** The text of the month field, if it is not a month. */
  refused: string | null;
}

export function Options({ choice, refused }: Props) {
  const { reader, t, locale } = useReader();
  return (
    <form class="ephchoice" action={localPath(locale, '/ephemeris')} method="get">
      <div class={refused === null ? 'f' : 'f bad'}>
        <label for="month">{t('ephemeris.month')}</label>
        <input
          id="month"
          name="month"
          autocomplete="off"
          value={refused ?? monthText(choice.month)}
          aria-invalid={refused === null ? undefined : 'true'}
          aria-describedby={refused === null ? undefined : 'month-wrong'}
        />
        {refused !== null && (
          <small id="month-wrong" role="alert">
            {t('ephemeris.monthWrong')}
          </small>
        )}
      </div>
      <div class="f">
        <label for="time">{t('ephemeris.time')}</label>
        <input id="time" name="time" type="time" value={clockOf(choice.minutes)} />
      </div>
      <Select
        name="clock"
        label={t('ephemeris.clock')}
        value={choice.clock}
        options={CLOCKS.map((clock) => [clock, clock === 'utc' ? 'UTC' : reader.placeName])}
      />
      <Select
        name="zodiac"
        label={t('ephemeris.zodiac')}
        value={choice.zodiac}
        options={ZODIACS.map((zodiac) => [
          zodiac,
          zodiac === 'tropical'
            ? t('ephemeris.tropical')
            : t('ephemeris.sidereal', { ayanamsa: ayanamshaName(reader, zodiac) }),
        ])}
      />
      <Select
        name="step"
        label={t('ephemeris.step')}
        value={choice.step}
        options={STEPS.map((step) => [step, t(`ephemeris.step_${step}`)])}
      />
      <fieldset class="groups">
        <legend>{t('ephemeris.columns')}</legend>
        {FURTHER_COLUMNS.map((column) => (
          <label key={column}>
            <input type="checkbox" name="column" value={column} checked={choice.columns.includes(column)} />
            {t(`ephemeris.column_${column}`)}
          </label>
        ))}
      </fieldset>
      <fieldset class="groups">
        <legend>{t('ephemeris.bodies')}</legend>
        {TABLE_BODIES.map((body) => (
          <label key={body} lang={isOuterKey(body) ? undefined : reader.namesLang}>
            <input type="checkbox" name="body" value={body} checked={choice.bodies.includes(body)} />
            {bodyName(reader, body)}
          </label>
        ))}
      </fieldset>
      <CarriedFields />
      <button class="btn main" type="submit">
        {t('ephemeris.show')}
      </button>
    </form>
  );
}

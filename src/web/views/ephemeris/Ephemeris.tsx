/** The places of the grahas in a month or a year, as a table that prints on one A4, and the form that chooses it. */
import { isNode } from '../../../data/keys';
import { isOuterKey } from '../../../data/outer';
import { degreesInRashi } from '../../../domain/positions/placement';
import { usualCalendar } from '../../../domain/time/calendars';
import { civilFromDays, daysFromCivil } from '../../../domain/time/civil';
import { clockOf, two } from '../../../domain/time/isoCivil';
import { listText } from '../../i18n/translate';
import { degreesText, offsetText } from '../../reader/format';
import { type Reader, useReader } from '../../reader/reader';
import { ayanamshaName } from '../../shared/conventions';
import { PageEnd } from '../../shared/PageEnd';
import type { MonthOf } from '../month/model';
import {
  choiceEntries,
  type EphemerisChoice,
  ephemerisPath,
  type FurtherColumn,
  type TableBody,
  tableBeside,
} from './choice';
import type { EphemerisCell, EphemerisRow, EphemerisTable } from './model';
import { bodyName, Options } from './Options';

/** `December 2026`, `May 585 BCE`: a month of the Gregorian calendar. */
const monthName = (reader: Reader, { year, month }: MonthOf): string =>
  `${reader.month(daysFromCivil(year, month, 1))} ${reader.year(year)}`;

/** The month or the year of a table. */
export const spanName = (reader: Reader, { step }: EphemerisChoice, month: MonthOf): string =>
  step === '10d' ? reader.year(month.year) : monthName(reader, month);

/** `3 Thu` in a month, `3 Thu 06:00` where a day has several rows, `Thu 11 Dec` in a year. */
function dayText(reader: Reader, { step }: EphemerisChoice, { day, minutes }: EphemerisRow): string {
  if (step === '10d') return reader.shortDay(day);
  const date = `${reader.figures(civilFromDays(day).day)} ${reader.weekday(day, 'short')}`;
  return minutes === null ? date : `${date} ${reader.figures(clockOf(minutes))}`;
}

/** `07°17′ Vrishchika`, with an R for a retrograde graha and a D for one that is direct again. */
function placeText(reader: Reader, { lonDeg, isRetrograde, hasTurned, isInNewRashi }: EphemerisCell, body: TableBody) {
  const { t } = reader;
  // Nodes always move backwards, so they need no mark.
  const mark = isNode(body) ? null : isRetrograde ? 'retrograde' : hasTurned ? 'direct' : null;
  const rashi = reader.nameAt('rashi', Math.floor(lonDeg / 30) + 1);
  return (
    <span class={mark === 'retrograde' ? 'r' : undefined}>
      {reader.figures(degreesText(degreesInRashi(lonDeg), { seconds: false }))}{' '}
      {isInNewRashi ? <b lang={reader.namesLang}>{rashi}</b> : <span lang={reader.namesLang}>{rashi}</span>}
      {mark && (
        <>
          {' '}
          <abbr title={t(`ephemeris.${mark}`)}>{mark === 'retrograde' ? 'R' : 'D'}</abbr>
        </>
      )}
    </span>
  );
}

function furtherText(reader: Reader, column: FurtherColumn, { further, pada }: EphemerisCell): string {
  const value = further[column] ?? Number.NaN;
  if (column === 'nakshatra') return `${reader.nameAt('nakshatra', value)} ${reader.figures(pada)}`;
  return reader.figures(degreesText(value, { seconds: column === 'speed' }));
}

/**
 * The changes of rāśi and the stations since the row before: `Mars → Karka`, `Saturn: direct again`. The Moon changes its
 * rāśi in every few rows, where it is bold.
 */
function noteText(reader: Reader, { cells }: EphemerisRow, bodies: readonly TableBody[]): string {
  const changes = cells.flatMap(({ lonDeg, isRetrograde, hasTurned, isInNewRashi }, i) => {
    const body = bodies[i] as TableBody;
    if (body === 'moon') return [];
    const name = bodyName(reader, body);
    return [
      ...(isInNewRashi ? [`${name} → ${reader.nameAt('rashi', Math.floor(lonDeg / 30) + 1)}`] : []),
      ...(hasTurned && !isNode(body)
        ? [`${name}: ${reader.t(`ephemeris.${isRetrograde ? 'retrograde' : 'direct'}`)}`]
        : []),
    ];
  });
  return changes.join(', ');
}

interface Props {
  choice: EphemerisChoice;
  table: EphemerisTable;
  /** UTC offset of the rows, hours. */
  offsetHours: number;
  /** The text of the month field, if it is not a month. */
  refused: string | null;
}

/** The caption of the rows: `Sidereal, Lahiri, each day at 05:30 Pune time (UTC+5:30).` */
function leadText(
  reader: Reader,
  { zodiac, step, clock, minutes, columns }: EphemerisChoice,
  offsetHours: number,
): string {
  const { t } = reader;
  const words =
    zodiac === 'tropical'
      ? t('ephemeris.tropical')
      : t('ephemeris.sidereal', { ayanamsa: ayanamshaName(reader, zodiac) });
  const by =
    clock === 'utc'
      ? 'UTC'
      : t('ephemeris.ofPlace', { place: reader.placeName, offset: reader.figures(offsetText(offsetHours)) });
  const below = columns.map((column) => t(`ephemeris.column_${column}`));
  return [
    t(`ephemeris.lead_${step}`, { zodiac: words, time: reader.figures(clockOf(minutes)), clock: by }),
    t('ephemeris.marks'),
    ...(below.length === 0 ? [] : [t('ephemeris.below', { columns: listText(reader.locale, below, 'conjunction') })]),
  ].join(' ');
}

/** Most columns of places, and of values below each, with which a month prints on one sheet. */
const ONE_SHEET = { heads: 9, values: 2 };
/** Most further values of a row that print on two sheets. */
const VALUES_OF_TWO_SHEETS = 36;

/** The classes of a table, by which it prints on one sheet or on two of the same height. */
function tableClass({ step, columns }: EphemerisChoice, heads: number): string {
  const values = heads * columns.length;
  const isYear = step === '10d';
  const exceedsOne = isYear || heads > ONE_SHEET.heads || columns.length > ONE_SHEET.values;
  const isOfTwo = values > 0 && exceedsOne && values <= VALUES_OF_TWO_SHEETS;
  return ['eph', values > 0 && 'ofmore', isYear && 'ofyear', isOfTwo && 'oftwo'].filter(Boolean).join(' ');
}

export function EphemerisPage({ choice, table, offsetHours, refused }: Props) {
  const { reader, t } = useReader();
  const { month, step, columns } = choice;
  const { bodies, hours, rows, csv } = table;
  const title = spanName(reader, choice, month);
  const isFar = usualCalendar({ ...month, day: 1 }) === 'julian';
  const lacks = step !== '2h' && choice.bodies.some((body) => !bodies.includes(body));
  const beside = ([-1, 1] as const).flatMap((by) => {
    const other = tableBeside(choice, by);
    return other ? [{ by, other }] : [];
  });
  const heads = hours.length || bodies.length;
  const bodyOf = (i: number): TableBody => (hours.length > 0 ? 'moon' : (bodies[i] as TableBody));
  return (
    <>
      <main id="main" tabIndex={-1} class="ephemerispage">
        <div class="head2">
          <div>
            <h1>
              {t('ephemeris.title')} <small>{title}</small>
            </h1>
            <p class="q">
              {leadText(reader, choice, offsetHours)}
              {isFar && ` ${t('ephemeris.gregorian')}`}
              {lacks && ` ${t('ephemeris.outerYears')}`}
            </p>
          </div>
          <div class="acts">
            {beside.map(({ by, other }) => (
              <a
                class="btn small"
                key={by}
                rel={by < 0 ? 'prev' : 'next'}
                href={reader.href(ephemerisPath(other), choiceEntries(choice))}
              >
                {spanName(reader, choice, other)}
              </a>
            ))}
            <a class="btn small" href={csv} download>
              CSV
            </a>
          </div>
        </div>
        <details class="more" open={refused !== null}>
          <summary>{t('ephemeris.choice')}</summary>
          <Options choice={choice} refused={refused} />
        </details>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
        <div class="scroll" role="region" aria-label={t('ephemeris.region')} tabIndex={0}>
          <table class={tableClass(choice, heads)}>
            <caption class="vh">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{t('ephemeris.day')}</th>
                {hours.map((hour) => (
                  <th scope="col" key={hour}>
                    {reader.figures(`${two(hour)}:00`)}
                  </th>
                ))}
                {hours.length === 0 &&
                  bodies.map((body) => (
                    <th scope="col" key={body} lang={isOuterKey(body) ? undefined : reader.namesLang}>
                      {bodyName(reader, body)}
                    </th>
                  ))}
                {hours.length === 0 && (
                  <th scope="col" class="note">
                    {t('ephemeris.note')}
                  </th>
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={`${row.day} ${row.minutes}`}>
                  <th scope="row">{dayText(reader, choice, row)}</th>
                  {row.cells.map((cell, i) => (
                    <td key={hours[i] ?? bodyOf(i)}>
                      {placeText(reader, cell, bodyOf(i))}
                      {columns.length > 0 && (
                        <small>
                          {columns.map((column, n) => (
                            <span key={column}>
                              {n > 0 && ' · '}
                              <span class="nw">{furtherText(reader, column, cell)}</span>
                            </span>
                          ))}
                        </small>
                      )}
                    </td>
                  ))}
                  {hours.length === 0 && (
                    <td class="note" lang={reader.namesLang}>
                      {noteText(reader, row, bodies)}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </main>
      <PageEnd>
        <p>{t('ephemeris.made')}</p>
      </PageEnd>
    </>
  );
}

/** Days as CSV (RFC 4180) for spreadsheets: a row for each day, local times. */

import { WINDOW_KEYS } from '../../data/days/muhurtas';
import { CALENDAR_KEYS } from '../../domain/regional/types';
import { BYTE_ORDER_MARK, type CsvCell, csvLine } from '../shapes/csv';
import type { DayField } from './fields';
import type { PresentedDay, WholePresentedDay } from './present';
import {
  asWritten,
  type DayName,
  endsText,
  endText,
  nameText,
  regionalText,
  rowsText,
  type ShowInstant,
  spanText,
  windowText,
} from './text';

interface Column {
  name: string;
  text(day: WholePresentedDay): CsvCell;
}

const column = (name: string, text: Column['text']): Column => ({ name, text });
/** The columns of each field. */
function columnsOf(show: ShowInstant): Record<DayField, readonly Column[]> {
  const mark = (field: 'sunrise' | 'sunset' | 'moonrise' | 'moonset') =>
    column(field, (day) => day[field] && show(day[field], day.date));
  const limb = (field: 'tithi' | 'nakshatra' | 'yoga' | 'karana') =>
    column(field, (day) => endsText(day[field], day.date, show));
  const stays = (body: 'sun' | 'moon') =>
    (['rashi', 'nakshatra'] as const).map((stay) =>
      column(`${body}_${stay}`, (day) => endsText(day[body][stay], day.date, show)),
    );
  const good = (name: DayName, row: { end: string; good: readonly DayName[] }) =>
    `${endText(name, row, '', show)}: ${row.good.map(nameText).join(', ')}`;
  const ends = (name: DayName, row: { end: string }) => endText(name, row, '', show);

  return {
    sunrise: [mark('sunrise')],
    sunset: [mark('sunset')],
    moonrise: [mark('moonrise')],
    moonset: [mark('moonset')],
    polar: [column('polar', ({ polar }) => polar)],
    note: [column('note', ({ note }) => note)],
    vara: [column('vara', ({ vara }) => nameText(vara))],
    tithi: [limb('tithi')],
    nakshatra: [limb('nakshatra')],
    yoga: [limb('yoga')],
    karana: [limb('karana')],
    sun: stays('sun'),
    moon: stays('moon'),
    paksha: [column('paksha', ({ paksha }) => nameText(paksha))],
    masa: [
      column('masa_amanta', ({ masa }) => nameText(masa.amanta)),
      column('masa_purnimanta', ({ masa }) => nameText(masa.purnimanta)),
      column('masa_adhika', ({ masa }) => String(masa.adhika)),
    ],
    ritu: [column('ritu', ({ ritu }) => nameText(ritu))],
    ayana: [column('ayana', ({ ayana }) => nameText(ayana))],
    sayana: [
      column('sayana_ritu', ({ sayana }) => nameText(sayana.ritu)),
      column('sayana_ayana', ({ sayana }) => nameText(sayana.ayana)),
    ],
    years: (['kali', 'vikrama', 'shaka'] as const).map((era) => column(`year_${era}`, ({ years }) => years[era])),
    samvatsara: (['north', 'south'] as const).map((of) =>
      column(`samvatsara_${of}`, ({ samvatsara }) => nameText(samvatsara[of])),
    ),
    windows: WINDOW_KEYS.map((key) => column(key, ({ windows, date }) => windowText(windows[key], date, show))),
    chandrabala: [column('chandrabala', ({ chandrabala }) => rowsText(chandrabala.map((row) => good(row.rashi, row))))],
    tarabala: [column('tarabala', ({ tarabala }) => rowsText(tarabala.map((row) => good(row.nakshatra, row))))],
    chandrashtama: [
      column('chandrashtama', ({ chandrashtama }) => rowsText(chandrashtama.map((row) => ends(row.rashi, row)))),
    ],
    gauri: [
      column('gauri', ({ gauri, date }) =>
        rowsText(gauri.map((row) => `${nameText(row)} ${spanText(row, date, show)}`)),
      ),
    ],
    bhadra: [
      column('bhadra', ({ bhadra, date }) =>
        rowsText(bhadra.map((row) => `${nameText(row.abode)} ${spanText(row, date, show)}`)),
      ),
    ],
    panchaka: [
      column('panchaka', ({ panchaka, date }) =>
        panchaka === null ? null : `${nameText(panchaka)} ${spanText(panchaka, date, show)}`,
      ),
    ],
    special_yogas: [
      column('special_yogas', ({ special_yogas: yogas, date }) =>
        rowsText(yogas.map((row) => `${nameText(row)} ${spanText(row, date, show)}`)),
      ),
    ],
    anandadi: [column('anandadi', ({ anandadi, date }) => endsText(anandadi, date, show))],
    homahuti: [column('homahuti', ({ homahuti }) => rowsText(homahuti.map((row) => ends(row.body, row))))],
    agni_vasa: [column('agni_vasa', ({ agni_vasa: rows }) => rowsText(rows.map((row) => ends(row.abode, row))))],
    disha_shula: [column('disha_shula', (day) => nameText(day.disha_shula))],
    lagnas: [
      column('lagnas', ({ lagnas, date }) =>
        rowsText(lagnas.map((row) => `${nameText(row)} ${spanText(row, date, show)}`)),
      ),
    ],
    day_types: [
      column('nokku', ({ day_types: { nokku }, date }) => endsText(nokku, date, show)),
      column('kari_nal', ({ day_types: { kari_nal } }) => (kari_nal === null ? null : String(kari_nal))),
    ],
    sankalpa: [column('sankalpa', ({ sankalpa }) => rowsText(sankalpa.map(nameText)))],
    regional: CALENDAR_KEYS.map((calendar) =>
      column(calendar, ({ regional }) => {
        const date = regional[calendar];
        return date && regionalText(date);
      }),
    ),
    observances: [column('observances', ({ observances }) => rowsText((observances ?? []).map(nameText)))],
  };
}

/**
 * The columns of a table of days.
 *
 * @param isNoted  whether a day lacks a mark: it says why, whatever fields were chosen
 * @param show     how its instants are shown
 */
export function tableColumns(
  fields: readonly DayField[],
  isNoted: boolean,
  show: ShowInstant,
): { name: string; text(day: PresentedDay): CsvCell }[] {
  const columns = columnsOf(show);
  const all = [
    column('date', ({ date }) => date),
    ...fields.flatMap((field) => columns[field]),
    ...(isNoted && !fields.includes('note') ? columns.note : []),
  ];
  // Every day has the fields of its columns.
  return all.map(({ name, text }) => ({ name, text: (day) => text(day as WholePresentedDay) }));
}

/**
 * Days as CSV: UTF-8 with a byte order mark, lines end with CRLF, and no cell is read as a formula. Each day is written
 * before the next is presented.
 */
export function presentTable(fields: readonly DayField[], isNoted: boolean, days: Iterable<PresentedDay>): string {
  const columns = tableColumns(fields, isNoted, asWritten);
  const line = (cells: readonly CsvCell[]): string => csvLine(cells, '\r\n');
  let table = BYTE_ORDER_MARK + line(columns.map(({ name }) => name));
  for (const day of days) table += line(columns.map(({ text }) => text(day)));
  return table;
}

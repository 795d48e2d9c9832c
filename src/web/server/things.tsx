import { REGIONS } from '../../data/observances/regions';
import type { NamedPlace } from '../../data/place';
import { civilDays } from '../../domain/holidays/civil';
import type { PlaceRecord } from '../../domain/places/list';
import { namesOfTown } from '../../domain/places/nearest';
import { civilFromDays, JD_UNIX_EPOCH } from '../../domain/time/civil';
import type { Kernel } from '../../kernel/kernel';
import { loadLabels, tithiLabel } from '../../lexicon/labels';
import { loadObservanceNames } from '../../lexicon/observances';
import { townIn } from '../../lexicon/towns';
import { messagesOf } from '../i18n/catalogue';
import { localPath } from '../i18n/locales';
import { translator } from '../i18n/translate';
import { utsavaSharePath } from '../pages/shared';
import { isoDate, wallAt } from '../reader/format';
import type { ReaderData } from '../reader/reader';
import { loadZonePast } from '../reader/zonePast';
import { clocksAbout, wallOf } from '../shared/clocks';
import { dayOfText, numberOf, textOfDay } from '../shared/dates';
import { monthEndOf } from '../shared/lunarMonth';
import { windowName } from '../shared/windowName';
import { AlmanacPage, headText } from '../views/almanac/AlmanacPage';
import { ALMANAC_TAGS, ALMANACS, type AlmanacTag, almanacOfRegion, almanacPath } from '../views/almanac/almanacs';
import { almanacDay } from '../views/almanac/model';
import { Writer } from '../views/almanac/writer';
import { AnniversariesPage, titleOfChoice } from '../views/anniversaries/Anniversaries';
import { choiceEntries, datesOfEntry, daysOfChoice, readChoice, readEntered } from '../views/anniversaries/model';
import { choiceEntries as ephemerisEntries, ephemerisPath, readOptions } from '../views/ephemeris/choice';
import { EphemerisPage, spanName } from '../views/ephemeris/Ephemeris';
import { ephemerisTable, firstDayOf, hasOuter } from '../views/ephemeris/model';
import { HolidaysPage, titleOfHolidays } from '../views/holidays/Holidays';
import { holidaysIn, holidaysPath } from '../views/holidays/model';
import { monthOfAddress, monthText, readMonth } from '../views/month/model';
import { firstOf, readSubscription } from '../views/subscribe/model';
import { SubscribePage } from '../views/subscribe/Subscribe';
import { TownPage } from '../views/town/Town';
import { UnknownTown } from '../views/town/UnknownTown';
import { keptOf, keysOfName, utsavasOfKey } from '../views/utsava/model';
import { datesText, titleOf, UtsavaPage } from '../views/utsava/Utsava';
import { LIST_KEYS, readVows, vowListOf, vowsPath } from '../views/vows/model';
import { titleOfList, VowsPage } from '../views/vows/Vows';
import { loadReasonWords } from '../views/year/words';
import { townLabel } from './place';
import { holdingDay, presentDay } from './presentDay';
import { ALWAYS, htmlOf, type Made, type MadeFor, readerOf, regionOf } from './render';
import { unknownAlmanac, unknownRegion, unknownUtsava, unknownVows } from './unknownNames';
import { followingFor } from './views';

const placeThing = ({ name, lat, lon }: NamedPlace) => ({
  '@type': 'Place',
  name,
  geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lon },
});

/** The years in which an observance is sought from a day on: eclipses can be absent for years at a place. */
const YEARS_AHEAD = 4;

/**
 * Leads to the page of an observance in the year of its next day, or in the present year if it has none soon; or to a
 * list of vows by its name.
 */
export async function utsavaOfNextDay(
  kernel: Kernel,
  data: ReaderData,
  name: string,
  occasion: MadeFor,
): Promise<Made> {
  const leadTo = (path: string): Made => ({ answeredAt: localPath(data.locale, path) + occasion.search });
  if (LIST_KEYS.some((list) => list === name)) return leadTo(`/vows/${name}`);
  const { labels } = await readerOf('utsava', data, occasion);
  const named = await keysOfName(labels, name);
  const unknown = { name, named, year: null };
  if (named.length > 1) return unknownUtsava(data, unknown, occasion);
  const [key = name] = named;
  const { dayNumber } = wallOf(data.place, occasion.jdUt);
  const { year } = civilFromDays(dayNumber);
  for (let ahead = 0; ahead < YEARS_AHEAD; ahead++) {
    await loadZonePast(String(year + ahead));
    const days = utsavasOfKey(kernel, key, year + ahead, data.place, labels, civilDays);
    if (days.some(({ date }) => numberOf(date) >= dayNumber)) return leadTo(`/utsava/${key}/${year + ahead}`);
  }
  if (keptOf(kernel, key, year, data.place, labels, civilDays)) return leadTo(`/utsava/${key}/${year}`);
  return unknownUtsava(data, unknown, occasion);
}

/** The page of an observance, by its key or by a common name. */
export async function renderUtsava(
  kernel: Kernel,
  data: ReaderData,
  { key, year }: { key: string; year: number },
  occasion: MadeFor,
): Promise<Made> {
  const reader = await readerOf('utsava', data, occasion);
  await loadZonePast(String(year));
  const names = await loadObservanceNames();
  const yearOfUtsava = keptOf(kernel, key, year, data.place, reader.labels, civilDays);
  if (!yearOfUtsava) {
    const named = await keysOfName(reader.labels, key);
    const [only = key, ...others] = named;
    return only === key || others.length > 0
      ? unknownUtsava(data, { name: key, named, year }, occasion)
      : { path: localPath(data.locale, `/utsava/${only}/${year}`) };
  }
  const path = `/utsava/${key}/${year}`;
  const name = titleOf(reader, yearOfUtsava);
  const figures = reader.figures(year);
  const dates = datesText(reader, yearOfUtsava);
  const title = [`${name} ${figures}`, ...dates.slice(0, 1)].join(': ');
  const about =
    dates.length === 0
      ? reader.t('utsava.none', { year: figures, place: reader.placeName })
      : reader.t('utsava.about', { name, year: figures, place: reader.placeName, dates: dates.join('; ') });
  const events = yearOfUtsava.utsavas.map(({ date }) => ({
    '@type': 'Event',
    name,
    startDate: isoDate(date),
    endDate: isoDate(date),
    eventStatus: 'https://schema.org/EventScheduled',
    description: about,
    url: occasion.origin + localPath(data.locale, path),
    location: placeThing(data.place),
  }));
  const words = await loadReasonWords(data.locale, monthEndOf(reader));
  const { dayNumber } = wallOf(data.place, occasion.jdUt);
  const view = (
    <UtsavaPage kernel={kernel} kept={yearOfUtsava} words={words} devanagari={names.devanagari} today={dayNumber} />
  );
  const content = htmlOf('utsava', reader, view, { ...ALWAYS, search: '' });
  const thing = { '@context': 'https://schema.org', '@graph': events };
  const [first] = yearOfUtsava.utsavas;
  const picture = first ? utsavaSharePath(first, data) : null;
  return { content: { ...content, path, title, about, thing, picture } };
}

/** The list of observances of one kind; null outside 1900..2100. */
export async function renderVows(
  kernel: Kernel,
  data: ReaderData,
  { kind, year }: { kind: string; year: number | null },
  occasion: MadeFor,
): Promise<Made> {
  const list = LIST_KEYS.find((key) => key === kind);
  if (!list) return unknownVows(data, { name: kind, year }, occasion);
  const reader = await readerOf('vows', data, occasion);
  const wall = wallOf(data.place, occasion.jdUt);
  const choice = readVows(list, year ?? wall.year, reader.query);
  await loadZonePast(String(choice.year));
  const found = vowListOf(kernel, choice, data.place);
  if (!found) return null;
  const content = htmlOf('vows', reader, <VowsPage kernel={kernel} of={found} today={wall.dayNumber} />, {
    ...ALWAYS,
    search: '',
  });
  const title = `${titleOfList(reader, choice)}: ${reader.placeName}`;
  return { content: { ...content, path: vowsPath(list, choice.year), title } };
}

/**
 * The places of a month, `2026-12` or `-000584-05`; without one of the present month, or of the month of the form in the
 * query. Null outside the years of the kernel.
 *
 * @throws YearsMissing  if the tables of the month are not loaded
 */
export async function renderEphemeris(
  kernel: Kernel,
  data: ReaderData,
  text: string | null,
  occasion: MadeFor,
): Promise<Made> {
  const query = new URLSearchParams(occasion.search);
  const options = readOptions(query);
  const month = monthOfAddress(new URLSearchParams(text === null ? {} : { month: text }), occasion.jdUt, 0);
  if (text !== null && monthText(month) !== text) return null;
  const reader = await readerOf('ephemeris', data, occasion);
  const written = text === null ? query.get('month') : null;
  const writtenMonth = written === null ? null : readMonth(written.trim());
  if (writtenMonth) {
    const path = ephemerisPath(writtenMonth);
    return { answeredAt: reader.href(path, ephemerisEntries({ ...options, month: writtenMonth })) };
  }
  const choice = { ...options, month };
  const firstJd = JD_UNIX_EPOCH + firstDayOf(choice);
  const offsetHours = choice.clock === 'utc' ? 0 : clocksAbout(data.place, firstJd).hoursAt(firstJd);
  const outer = hasOuter(choice) ? (await import('../../domain/ephemeris/outer')).outerPlanets : undefined;
  const table = ephemerisTable(kernel, choice, offsetHours, outer);
  if (!table) return null;
  const view = <EphemerisPage choice={choice} table={table} offsetHours={offsetHours} refused={written} />;
  const content = htmlOf('ephemeris', reader, view, { ...ALWAYS, search: '' });
  const title = `${reader.t('ephemeris.title')} ${spanName(reader, choice, month)}`;
  return { content: { ...content, path: ephemerisPath(month), title } };
}

/** The form of a subscription, with the calendar of the choice in the query. */
export async function renderSubscribe(kernel: Kernel, data: ReaderData, occasion: MadeFor): Promise<Made> {
  const reader = await readerOf('subscribe', data, occasion);
  const { jdUt, search } = occasion;
  const chosen = readSubscription(new URLSearchParams(search));
  const { dayNumber } = wallOf(data.place, jdUt);
  const first = firstOf(kernel, chosen, data.place, dayNumber, civilDays);
  const view = <SubscribePage chosen={chosen} first={first} />;
  return { content: htmlOf('subscribe', reader, view, { ...ALWAYS, search: '' }) };
}

/**
 * The days of the lunar date in the query, or the lunar dates of a posted civil date: a single one has its own address,
 * which does not hold the civil date.
 *
 * @param posted  the fields of the form
 */
export async function renderAnniversaries(
  kernel: Kernel,
  data: ReaderData,
  posted: URLSearchParams | null,
  occasion: MadeFor,
): Promise<Made> {
  const reader = await readerOf('anniversaries', data, occasion);
  const entered = posted && readEntered(posted);
  if (entered) await loadZonePast(entered.date);
  const dates = entered && datesOfEntry(kernel, entered, data.place);
  const [date] = dates ?? [];
  if (entered && date && dates?.length === 1) {
    const { kind, onTwo } = entered;
    return { answeredAt: reader.href('/anniversaries', choiceEntries({ kind, of: date.of, onTwo })) };
  }
  const choice = entered ? null : readChoice(reader.query);
  const days = choice && daysOfChoice(kernel, choice, data.place, wallOf(data.place, occasion.jdUt));
  const view = (
    <AnniversariesPage
      choice={choice}
      days={days}
      words={await loadReasonWords(data.locale, monthEndOf(reader))}
      {...(entered && { sent: { entered, dates } })}
    />
  );
  const content = htmlOf('anniversaries', reader, view, { ...ALWAYS, search: '' });
  return { content: { ...content, ...(choice && { title: titleOfChoice(reader, choice) }) } };
}

/** The holidays of a region in a year; by default of the whole of India in the present year. */
export async function renderHolidays(
  kernel: Kernel,
  data: ReaderData,
  { region, year }: { region: string | null; year: number | null },
  occasion: MadeFor,
): Promise<Made> {
  const reader = await readerOf('holidays', data, occasion);
  const { year: present } = wallOf(data.place, occasion.jdUt);
  const chosen = region === null ? reader.query.get('region') : null;
  const shown = chosen === null ? year : Number(reader.query.get('year')) || present;
  const name = region ?? chosen ?? 'india';
  const known = REGIONS.find((each) => each === name);
  if (!known) return unknownRegion(data, { name, year: shown }, occasion);
  if (chosen !== null) return { answeredAt: reader.href(holidaysPath(known, shown ?? present)) };
  const found = await holidaysIn(kernel, reader, known, shown ?? present);
  if (!found) return null;
  const content = htmlOf('holidays', reader, <HolidaysPage of={found} />, { ...ALWAYS, search: '' });
  const path = holidaysPath(found.region, found.year);
  return { content: { ...content, path, title: titleOfHolidays(reader, found) } };
}

/** The almanac of a region whose reader has no region of their own with one. */
const USUAL_ALMANAC = 'ta';

/** The name of a place in the language of an almanac; its Latin name where the list of places cannot be read. */
async function townInLanguage(tag: AlmanacTag, place: NamedPlace, { places, placeNames }: MadeFor): Promise<string> {
  const [list, hindi] = await Promise.all([places().catch(() => null), placeNames().catch(() => null)]);
  const names = list ? namesOfTown(list, place) : [];
  return townIn(tag, place.name, names, hindi?.town(place.name, place.tz) ?? place.name);
}

/**
 * The almanac of a region in its language, of a date or of the present day; without a language the address of the
 * almanac of the reader's region. Null outside 1900..2100. A reader without a place gets the region's town.
 */
export async function renderAlmanac(
  kernel: Kernel,
  data: ReaderData,
  { language, date }: { language: string | null; date: string | null },
  occasion: MadeFor,
): Promise<Made> {
  if (language === null) {
    const own = almanacOfRegion(await regionOf(data, occasion)) ?? USUAL_ALMANAC;
    const reader = await readerOf('almanac', data, occasion);
    return { answeredAt: reader.href(almanacPath(own, null)) };
  }
  const tag = ALMANAC_TAGS.find((each) => each === language);
  if (!tag) return unknownAlmanac(data, { name: language, date }, occasion);
  const row = ALMANACS[tag];
  const reader = await readerOf('almanac', data.origin === 'reference' ? { ...data, place: row.home } : data, occasion);
  const { place, settings } = reader;
  await loadZonePast(date ?? '');
  const { jdUt } = occasion;
  const holding = holdingDay(kernel, reader, jdUt);
  const present = holding.ok ? numberOf(holding.value.date) : null;
  const number = date === null ? present : dayOfText(date);
  const day = number === null ? null : almanacDay(kernel, number, place, row);
  if (number === null || !day) return null;
  const writer = new Writer({ tag, labels: await loadLabels(tag), settings, hoursAt: day.hoursAt, dayNumber: number });
  const beside = [number - 1, number + 1].map((each) => dayOfText(textOfDay(each))) as [number | null, number | null];
  const town = await townInLanguage(tag, place, occasion);
  const view = (
    <AlmanacPage writer={writer} day={day} town={town} jdUt={jdUt} isDated={date !== null} beside={beside} />
  );
  const head = headText(writer, day);
  const [tithi] = day.fields.tithi;
  return {
    content: {
      ...htmlOf('almanac', reader, view, { ...ALWAYS, search: '' }),
      path: almanacPath(tag, date),
      language: { tag, intl: `${tag}-IN` },
      title: `${row.title}: ${head}`,
      about: [writer.longDate(number), head, tithi && tithiLabel(writer.labels, tithi.index)]
        .filter(Boolean)
        .join(' · '),
    },
  };
}

/** The page for an address of a town that the list of places does not have. @param text  the name in the address */
export async function renderUnknownTown(
  data: ReaderData,
  { text, nearest }: { text: string; nearest: readonly PlaceRecord[] },
  occasion: MadeFor,
): Promise<Made> {
  const reader = await readerOf('town', data, occasion);
  const t = translator(data.locale, messagesOf(data.locale, ['unknownPlace']));
  const hindi = data.locale === 'hi' ? await occasion.placeNames() : null;
  const towns = nearest.map((town) => ({ ...town, label: townLabel(town, hindi) }));
  const content = htmlOf('town', reader, <UnknownTown text={text} towns={towns} t={t} />, null);
  return { content: { ...content, title: t('unknownPlace.none', { text }) }, isMissing: true };
}

/**
 * The page of a town on its present day.
 *
 * @param slug  its name in the URL
 */
export async function renderTown(kernel: Kernel, data: ReaderData, slug: string, occasion: MadeFor): Promise<Made> {
  const { jdUt, origin } = occasion;
  const { place } = data;
  const reader = await readerOf('town', data, occasion);
  const region = await regionOf(data, occasion);
  const day = presentDay(kernel, reader, jdUt);
  if (!day.ok) return null;
  const { date, limbs, clocks } = day.value;
  const { sunriseJd } = day.value.day;
  const path = `/panchanga/${slug}`;
  const title = reader.t('town.title', { place: reader.placeName });
  const about = reader.t('town.about', {
    date: reader.longDate(numberOf(date)),
    place: reader.placeName,
    tithi: limbs.tithi[0] ? reader.tithi(limbs.tithi[0].index) : '',
    rahu: windowName(reader, 'rahu_kalam'),
    sunrise: sunriseJd === null ? '–' : reader.clock(wallAt(sunriseJd, clocks.hoursAt(sunriseJd))),
  });
  const following = followingFor(kernel, reader, wallAt(jdUt, clocks.hoursAt(jdUt)).dayNumber, region);
  const content = htmlOf(
    'town',
    reader,
    <TownPage kernel={kernel} day={day.value} following={following} jdUt={jdUt} />,
    null,
  );
  const url = origin + localPath(data.locale, path);
  const thing = {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    name: title,
    description: about,
    url,
    about: placeThing(place),
  };
  return { content: { ...content, path, title, about, thing } };
}

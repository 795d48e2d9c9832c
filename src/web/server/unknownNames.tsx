/** Names in addresses that are no keys: each leads to the page that it means, or to a 404 page with those that it may mean. */

import { REGIONS, type Region } from '../../data/observances/regions';
import { observancesNear, thingsNamed, thingsNear } from '../../lexicon/nearNames';
import { utsavaLabel } from '../../lexicon/observances';
import { regionName } from '../../lexicon/regions';
import { messagesOf } from '../i18n/catalogue';
import { LOCALE_KEYS, localPath } from '../i18n/locales';
import { translator } from '../i18n/translate';
import type { Reader, ReaderData } from '../reader/reader';
import { wallOf } from '../shared/clocks';
import { type Offer, UnknownName } from '../shared/UnknownName';
import { ALMANAC_TAGS, ALMANACS, type AlmanacTag, almanacPath } from '../views/almanac/almanacs';
import { holidaysPath } from '../views/holidays/model';
import { keysOfName } from '../views/utsava/model';
import { LIST_KEYS, vowsPath } from '../views/vows/model';
import { htmlOf, type Made, type MadeFor, readerOf } from './render';

/** What a name of an address may be one of. */
type NameKind = 'utsava' | 'vows' | 'region' | 'almanac';

const PAGE_OF = { utsava: 'utsava', vows: 'vows', region: 'holidays', almanac: 'almanac' } as const;

/** The words of a name in an address. */
const textOf = (name: string): string => name.replace(/[-_]/g, ' ');

interface Unknown {
  kind: NameKind;
  name: string;
  /** The pages that it may mean. */
  offers: readonly Offer[];
  /** Why they are offered: the name is theirs, resembles theirs, or they are all that there is. */
  because: 'named' | 'near' | 'all';
  year?: number | null;
}

async function unknownName(
  data: ReaderData,
  { kind, name, offers, because, year = null }: Unknown,
  occasion: MadeFor,
): Promise<Made> {
  const key = PAGE_OF[kind];
  const reader = await readerOf(key, data, occasion);
  const t = translator(data.locale, messagesOf(data.locale, ['unknownName']));
  const shown = year ?? wallOf(data.place, occasion.jdUt).year;
  const title = t(`unknownName.${because === 'named' ? 'several' : kind}`, { text: textOf(name) });
  const heading = t(`unknownName.${because === 'all' ? 'available' : 'nearest'}`);
  const view = (
    <UnknownName {...{ title, heading, offers }}>
      {(key === 'utsava' || key === 'vows') && (
        <p class="acts">
          <a href={reader.href('/year', [['year', `${shown}`]])}>
            {t('unknownName.all', { year: reader.figures(shown) })}
          </a>
        </p>
      )}
    </UnknownName>
  );
  return { content: { ...htmlOf(key, reader, view, null), title }, isMissing: true };
}

const offerOfUtsava = (reader: Reader, key: string, year: number | null): Offer => ({
  href: reader.href(year === null ? `/utsava/${key}` : `/utsava/${key}/${year}`),
  label: utsavaLabel(reader.labels, key),
});

/**
 * The page for a name that no observance, or several, have.
 *
 * @param named  the keys of those with the name
 */
export async function unknownUtsava(
  data: ReaderData,
  { name, named, year }: { name: string; named: readonly string[]; year: number | null },
  occasion: MadeFor,
): Promise<Made> {
  const isShared = named.length > 1;
  const [reader, keys] = [
    await readerOf('utsava', data, occasion),
    isShared ? named : await observancesNear(textOf(name)),
  ];
  const offers = keys.map((key) => offerOfUtsava(reader, key, year));
  return unknownName(data, { kind: 'utsava', name, offers, because: isShared ? 'named' : 'near', year }, occasion);
}

interface Among<T> {
  kind: NameKind;
  things: readonly T[];
  namesOf: (thing: T) => readonly string[];
  /** The English path of the page of a thing. */
  pathOf: (thing: T) => string;
  labelOf: (thing: T) => Pick<Offer, 'label' | 'lang'>;
}

/** Leads to the page of the thing with a name; null if none has it. Several, or those that resemble it, are offered. */
async function pageAmong<T>(
  data: ReaderData,
  name: string,
  { kind, things, namesOf, pathOf, labelOf }: Among<T>,
  occasion: MadeFor,
  others: () => Promise<Made> = async () => null,
): Promise<Made> {
  const text = textOf(name);
  const names = things.flatMap((thing) => namesOf(thing).map((each) => [each, thing] as const));
  const named = thingsNamed(text, names);
  const [only] = named;
  if (only !== undefined && named.length === 1) return { path: localPath(data.locale, pathOf(only)) };
  const near = named.length > 0 ? named : thingsNear(text, names);
  const other = near.length > 0 ? null : await others();
  if (other) return other;
  const reader = await readerOf(PAGE_OF[kind], data, occasion);
  const offers = (near.length > 0 ? near : things).map((thing) => ({
    href: reader.href(pathOf(thing)),
    ...labelOf(thing),
  }));
  const because = named.length > 0 ? 'named' : near.length > 0 ? 'near' : 'all';
  return unknownName(data, { kind, name, offers, because }, occasion);
}

/** The page that a name of no list means, or the 404 page. */
export function unknownVows(
  data: ReaderData,
  { name, year }: { name: string; year: number | null },
  occasion: MadeFor,
): Promise<Made> {
  const nameIn = LOCALE_KEYS.map((locale) => translator(locale, messagesOf(locale, ['vows'])));
  const own = translator(data.locale, messagesOf(data.locale, ['vows']));
  const others = async (): Promise<Made> => {
    const reader = await readerOf('vows', data, occasion);
    const named = await keysOfName(reader.labels, name);
    const [only, ...further] = named;
    if (only !== undefined && further.length === 0) {
      return { path: localPath(data.locale, year === null ? `/utsava/${only}` : `/utsava/${only}/${year}`) };
    }
    const keys = named.length > 0 ? named : await observancesNear(textOf(name));
    if (keys.length === 0) return null;
    const offers = keys.map((key) => offerOfUtsava(reader, key, year));
    return unknownName(data, { kind: 'vows', name, offers, because: named.length > 0 ? 'named' : 'near' }, occasion);
  };
  return pageAmong(
    data,
    name,
    {
      kind: 'vows',
      things: LIST_KEYS,
      namesOf: (list) => [list, ...nameIn.map((t) => t(`vows.list_${list}`))],
      pathOf: (list) => (year === null ? `/vows/${list}` : vowsPath(list, year)),
      labelOf: (list) => ({ label: own(`vows.list_${list}`) }),
    },
    occasion,
    others,
  );
}

/** The names of the language of an almanac: in English, in Hindi and in itself. */
const namesOfLanguage = (tag: AlmanacTag): string[] =>
  ['en', 'hi', tag].map((each) => new Intl.DisplayNames([each], { type: 'language' }).of(tag) ?? tag);

const namesOfRegion = (region: Region): string[] => [
  region,
  ...LOCALE_KEYS.map((locale) => regionName(region, locale)),
];

/** The almanac that another name of its language or of its region means, or the 404 page. */
export const unknownAlmanac = (
  data: ReaderData,
  { name, date }: { name: string; date: string | null },
  occasion: MadeFor,
): Promise<Made> =>
  pageAmong(
    data,
    name,
    {
      kind: 'almanac',
      things: ALMANAC_TAGS,
      namesOf: (tag) => [...namesOfLanguage(tag), ...ALMANACS[tag].regions.flatMap(namesOfRegion)],
      pathOf: (tag) => almanacPath(tag, date),
      labelOf: (tag) => ({ label: ALMANACS[tag].title, lang: tag }),
    },
    occasion,
  );

/** The holidays of the region that another spelling means, or the 404 page. */
export const unknownRegion = (
  data: ReaderData,
  { name, year }: { name: string; year: number | null },
  occasion: MadeFor,
): Promise<Made> =>
  pageAmong(
    data,
    name,
    {
      kind: 'region',
      things: REGIONS,
      namesOf: namesOfRegion,
      pathOf: (region) => (year === null ? `/holidays/${region}` : holidaysPath(region, year)),
      labelOf: (region) => ({ label: regionName(region, data.locale) }),
    },
    occasion,
  );

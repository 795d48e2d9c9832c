/** The side column of the kūṭas: their certainty, other traditions, exceptions, and Mars by house. */

import { MANGALA_LISTS, type MangalaList } from '../../../data/match/mangala';
import { type MatchTradition, WHO } from '../../../data/match/row';
import { MANGALA_PLACES } from '../../../domain/match/mangala';
import type { Match } from '../../../domain/match/match';
import type { MatchChange } from '../../../domain/match/types';
import { SECONDS_PER_DAY } from '../../../domain/time/civil';
import { attributionInWords } from '../../../lexicon/sentences/attribution';
import { cancellationInWords, exceptionInWords, mangalaListInWords } from '../../../lexicon/sentences/match/exceptions';
import { listText } from '../../i18n/translate';
import { type Reader, useReader } from '../../reader/reader';
import { Disclosure } from '../../shared/components';
import { sentenceText } from '../../shared/sentence';
import { LETTERS, pointsText } from './Kutas';

/** A shorter change is given in seconds. */
const FEW_SECONDS = 180;

function spanText(reader: Reader, seconds: number): string {
  const size = Math.abs(seconds);
  return size < FEW_SECONDS
    ? reader.t('match.seconds', { n: reader.figures(Math.round(size)) })
    : reader.duration(size / SECONDS_PER_DAY);
}

function changeText(reader: Reader, { nakshatra, pada, kutas, total }: MatchChange): string {
  const from = (value: { from: number; to: number }) => ({
    from: pointsText(reader, value.from),
    to: pointsText(reader, value.to),
  });
  const changes = kutas.map(({ key, ...points }) =>
    reader.t('match.change1', { name: reader.name('kuta', key), ...from(points) }),
  );
  return reader.t('match.changes', {
    place: `${reader.nameAt('nakshatra', nakshatra)} ${reader.figures(pada)}`,
    kutas: listText(reader.locale, changes, 'conjunction'),
    ...from(total),
  });
}

export function Firmness({ match }: { match: Match }) {
  const { reader, t } = useReader();
  return (
    <section aria-labelledby="firmness">
      <h2 class="h" id="firmness">
        {t('match.firm')}
      </h2>
      <p class="sm">{t('match.firmNote')}</p>
      <ul class="rows">
        {match.sensitivity.map(({ who, secondsToChange, what }) => (
          <li key={who}>
            <span>
              {LETTERS[who]}
              <small>{what ? changeText(reader, what) : t('match.noChange')}</small>
            </span>
            {secondsToChange !== null && (
              <b class="tm">
                {t(secondsToChange < 0 ? 'match.earlier' : 'match.later', { span: spanText(reader, secondsToChange) })}
              </b>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TraditionsProps {
  match: Match;
  onTradition: (tradition: MatchTradition) => void;
}

export function Traditions({ match, onTradition }: TraditionsProps) {
  const { reader, t, locale } = useReader();
  const rows = [
    { tradition: match.tradition, total: match.total, maximum: match.maximum, differs: [] },
    ...match.variants,
  ];
  return (
    <section aria-labelledby="traditions">
      <h2 class="h" id="traditions">
        {t('match.traditions')}
      </h2>
      <ul class="rows">
        {rows.map(({ tradition, total, maximum, differs }) => (
          <li key={tradition}>
            <span>
              {tradition === match.tradition ? (
                t(`match.tradition_${tradition}`)
              ) : (
                <button class="inline" type="button" onClick={() => onTradition(tradition)}>
                  {t(`match.tradition_${tradition}`)}
                </button>
              )}
              <small>
                {tradition === match.tradition
                  ? t('match.shown')
                  : differs.length === 0
                    ? t('match.noDifference')
                    : t('match.differs', {
                        kutas: listText(
                          locale,
                          differs.map((key) => reader.name('kuta', key)),
                          'conjunction',
                        ),
                      })}
              </small>
            </span>
            <span class="nw">
              <b>{pointsText(reader, total)}</b> <span class="q">/ {pointsText(reader, maximum)}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function Exceptions({ match }: { match: Match }) {
  const { reader, t, locale } = useReader();
  if (match.exceptions.length === 0) return null;
  return (
    <section aria-labelledby="exceptions">
      <h2 class="h" id="exceptions">
        {t('match.exceptions')}
      </h2>
      <p class="sm">{t('match.exceptionsNote')}</p>
      <ul class="rows">
        {match.exceptions.map(({ key, kuta, source, applies, changes }) => (
          <li key={key}>
            <span>
              {reader.name('kuta', kuta)}
              <small>
                {sentenceText(reader, exceptionInWords(key, locale))}{' '}
                <span class="src">{sentenceText(reader, attributionInWords(source, locale))}</span>
              </small>
            </span>
            <span class="nw">
              {t(applies ? (changes ? 'match.appliesCounted' : 'match.applies') : 'match.appliesNot')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const LISTS = Object.keys(MANGALA_LISTS) as MangalaList[];

export function Mangala({ match }: { match: Match }) {
  const { reader, t, locale, namesLang } = useReader();
  const { mangala } = match;
  const words = (which: readonly MangalaList[]): string =>
    which.length === 0
      ? t('match.inNoList')
      : listText(
          locale,
          which.map((list) => t(`match.list_${list}`)),
          'conjunction',
        );
  const applied = mangala.flatMap(({ who, from, cancellations }) =>
    cancellations.filter(({ applies }) => applies).map((row) => ({ ...row, who, from })),
  );
  return (
    <section aria-labelledby="mangala">
      <h2 class="h" id="mangala">
        {t('match.mangala')}
      </h2>
      <table>
        <caption class="vh">{t('match.mangala')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('match.from')}</th>
            <th scope="col">A</th>
            <th scope="col">B</th>
          </tr>
        </thead>
        <tbody>
          {MANGALA_PLACES.map((from) => (
            <tr key={from}>
              <th scope="row" lang={namesLang}>
                {from === 'lagna' ? reader.name('term', 'lagna') : reader.name('graha', from)}
              </th>
              {WHO.map((who) => {
                const mars = mangala.find((each) => each.who === who && each.from === from);
                if (!mars || Number.isNaN(mars.house)) return <td key={who}>–</td>;
                return (
                  <td key={who}>
                    <b>{reader.figures(mars.house)}</b>{' '}
                    <small>{words(LISTS.filter((list) => mars.counted[list]))}</small>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Disclosure summary={t('match.mangalaRules')}>
        <ul class="rows">
          {LISTS.map((list) => (
            <li key={list}>
              <span>
                {t(`match.list_${list}`)}
                <small>
                  {sentenceText(reader, mangalaListInWords(list, locale))}{' '}
                  <span class="src">
                    {sentenceText(reader, attributionInWords(MANGALA_LISTS[list].source, locale))}
                  </span>
                </small>
              </span>
            </li>
          ))}
          {applied.map(({ key, source, who, from }) => (
            <li key={`${key}${who}${from}`}>
              <span>
                {t('match.cancels', {
                  who: LETTERS[who],
                  from: from === 'lagna' ? reader.name('term', 'lagna') : reader.name('graha', from),
                })}
                <small>
                  {sentenceText(reader, cancellationInWords(key, locale))}{' '}
                  <span class="src">{sentenceText(reader, attributionInWords(source, locale))}</span>
                </small>
              </span>
            </li>
          ))}
          {applied.length === 0 && <li>{t('match.noCancels')}</li>}
        </ul>
      </Disclosure>
    </section>
  );
}

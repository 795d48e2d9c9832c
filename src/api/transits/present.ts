/** Converts transits of the domain to the fields of /api/v1/transits, and to a calendar file. */

import type * as z from 'zod';
import type { SentenceLanguage } from '../../data/language';
import type { Positions } from '../../domain/positions/types';
import { localMarginDays } from '../../domain/time/covered';
import { isoUtc } from '../../domain/time/iso';
import type { Clocks } from '../../domain/time/zone';
import { CHANGING_LEVELS, type Stay, type Transits } from '../../domain/transits/types';
import type { Labels } from '../../lexicon/labels';
import { skyEventInWords } from '../../lexicon/sentences/sky';
import { transitWords } from '../../lexicon/sentences/transits';
import { type FileEvent, instantsFile } from '../shapes/instantsFile';
import { labelled, presentLanguage } from '../shapes/language';
import { presentPoint, undecidedPlace } from '../shapes/presentPoint';
import { presentStamp } from '../shapes/presentStamp';
import { skyPresenter } from '../sky/present';
import type { TransitsFound } from './response';

type Found = z.output<typeof TransitsFound>;

const edgeOf = (jd: number | null): string | null => (jd === null ? null : isoUtc(jd));
const presentStay = ({ startJd, endJd }: Stay) => ({ start: edgeOf(startJd), end: edgeOf(endJd) });

/** The natal positions, with a mark of what the error of ΔT leaves open. */
function presentNatal({ grahas, lagna, question, sky }: Positions, labels: Labels | null) {
  const marginDays = localMarginDays(sky.jdUt, question.tzHours);
  return {
    grahas: grahas.map((graha) => ({
      key: graha.key,
      ...presentPoint(graha, labels),
      house: graha.house,
      retrograde: graha.retrograde,
      ...undecidedPlace(graha, marginDays),
      ...labelled(labels, 'graha', graha.key),
    })),
    lagna: presentPoint(lagna, labels),
  };
}

/**
 * Presents transits in the words of the engine, with instants in UTC. Only ingresses, which are events of the sky too, are
 * in the vocabulary of `/api/v1`.
 *
 * @param clocks  of ingresses; null for instants in UTC
 */
export function presentTransits(
  transits: Transits,
  clocks: Clocks | null,
  { labels, language }: { labels: Labels | null; language: SentenceLanguage | null },
): Found {
  const { natal, hits, ingresses, kakshyas, sadeSati, ashtamaShani, kantakaShani, dasha, notes } = transits;
  const words = language && transitWords(language);
  const presenter = skyPresenter(labels);
  return {
    ...presentLanguage(labels?.tag),
    natal: presentNatal(natal, labels),
    ingresses: ingresses.map((event) => ({
      ...(presenter.present(event, clocks) as Found['ingresses'][number]),
      house_from_moon: event.houseFromMoon,
      house_from_lagna: event.houseFromLagna,
      bindus: event.bindus,
    })),
    ...(kakshyas && {
      kakshyas: kakshyas.map(({ jdUt, rashi, lord, ...entry }) => ({
        ...entry,
        utc: isoUtc(jdUt),
        rashi_index: rashi,
        kakshya_lord: lord,
        ...(words && { label: words.kakshya({ rashi, lord, ...entry }) }),
      })),
    }),
    sade_sati: sadeSati.map((cycle) => ({
      ...presentStay(cycle),
      legs: cycle.legs.map(({ leg, house, rashi, ...stay }) => ({
        leg,
        house,
        rashi_index: rashi,
        ...presentStay(stay),
      })),
      gaps: cycle.gaps.map(presentStay),
    })),
    ashtama_shani: ashtamaShani.map(presentStay),
    kantaka_shani: kantakaShani.map(({ house, ...stay }) => ({ house, ...presentStay(stay) })),
    dasha: dasha.map((change) => ({
      utc: isoUtc(change.jdUt),
      system: 'vimshottari' as const,
      level: CHANGING_LEVELS.indexOf(change.level) + 1,
      lord: change.lord,
      ...(words && { label: words.dasha(change) }),
    })),
    substrate_stamp: presentStamp({ ...natal, notes }),
    hits: hits.map((hit) => ({
      body: hit.body,
      point: hit.point,
      utc: isoUtc(hit.jdUt),
      direction: hit.direction,
      pass: hit.pass,
      passes: hit.passes,
      longitude_deg: hit.siderealDeg,
      ...(hit.enterJd !== undefined && { enter: edgeOf(hit.enterJd) }),
      ...(hit.leaveJd !== undefined && { leave: edgeOf(hit.leaveJd) }),
      ...(words && { label: words.hit(hit) }),
    })),
  };
}

/** A stay as an event of a file; nothing if it is open at one end. */
const periodOf = ({ startJd, endJd }: Stay, name: string, title: string): FileEvent[] =>
  startJd === null || endJd === null
    ? []
    : [{ id: `${name}-${isoUtc(startJd)}`, startJd, endJd, title, category: 'shani' }];

/** The transits as a calendar file: instants, and the stays of Saturn as periods. */
export function presentTransitsFile(
  transits: Transits,
  { from, to }: { from: string; to: string },
  language: SentenceLanguage,
): string {
  const { hits, ingresses, kakshyas = [], sadeSati, ashtamaShani, kantakaShani, dasha, natal } = transits;
  const words = transitWords(language);
  const birth = isoUtc(natal.question.jdUt);
  const events: FileEvent[] = [
    ...hits.map((hit) => ({
      id: `${hit.body}-${hit.point}-${isoUtc(hit.jdUt)}-${birth}`,
      startJd: hit.jdUt,
      title: words.hit(hit),
      category: 'hit',
    })),
    ...ingresses.map((event) => ({
      id: `ingress-${event.body}-${isoUtc(event.jdUt)}-${birth}`,
      startJd: event.jdUt,
      title: skyEventInWords(event, language),
      category: 'ingress',
    })),
    ...kakshyas.map((entry) => ({
      id: `kakshya-${entry.body}-${isoUtc(entry.jdUt)}-${birth}`,
      startJd: entry.jdUt,
      title: words.kakshya(entry),
      category: 'kakshya',
    })),
    ...sadeSati.flatMap(({ legs }) =>
      legs.flatMap((leg) => periodOf(leg, `sade-sati-${leg.leg}-${birth}`, words.leg(leg))),
    ),
    ...ashtamaShani.flatMap((stay) => periodOf(stay, `ashtama-${birth}`, words.ashtama())),
    ...kantakaShani.flatMap((stay) => periodOf(stay, `kantaka-${stay.house}-${birth}`, words.kantaka(stay))),
    ...dasha.map((change) => ({
      id: `dasha-${change.level}-${isoUtc(change.jdUt)}-${birth}`,
      startJd: change.jdUt,
      title: words.dasha(change),
      category: 'dasha',
    })),
  ];
  const inOrder = events.toSorted((a, b) => a.startJd - b.startJd);
  return instantsFile('transits', `Transits ${from} to ${to}`, { from, to, language }, inOrder);
}

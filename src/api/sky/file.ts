/** The events of the sky as a calendar file. */

import type { SentenceLanguage } from '../../data/language';
import { isoUtc } from '../../domain/time/iso';
import type { AyanamshaKey } from '../../kernel/keys';
import { skyFileTitle } from '../../lexicon/sentences/feeds';
import { skyEventInWords, skyKindName } from '../../lexicon/sentences/sky';
import { instantsFile } from '../shapes/instantsFile';
import type { AnySkyEvent } from './present';

/** The inputs of the events. */
interface Origin {
  /** Dates such as `2026-11-22`. */
  from: string;
  to: string;
  ayanamsa: AyanamshaKey;
  /** Place of the heliacal risings and settings, degrees. */
  place: { lat: number; lon: number } | null;
}

/** The identifier of an event, which is the same for every span. */
function idOf(event: AnySkyEvent, { ayanamsa, place }: Origin): string {
  const { kind, jdUt } = event;
  const which = [
    kind,
    ...('body' in event ? [event.body] : []),
    ...('with' in event ? [event.with] : []),
    ...('division' in event ? [event.division, ayanamsa] : []),
    ...('of' in event ? [event.of] : []),
    ...('model' in event ? [event.side, event.model, `${place?.lat}_${place?.lon}`] : []),
  ];
  return `${which.join('-')}-${isoUtc(jdUt)}`;
}

export const skyFile = (events: readonly AnySkyEvent[], origin: Origin, language: SentenceLanguage): string =>
  instantsFile(
    'sky',
    skyFileTitle(origin.from, origin.to, origin.ayanamsa, language),
    { ...origin, language },
    events.map((event) => ({
      id: idOf(event, origin),
      startJd: event.jdUt,
      title: skyEventInWords(event, language),
      category: skyKindName(event.kind, language),
    })),
  );

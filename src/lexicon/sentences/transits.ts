/** Transits as titles of calendar entries. Dates and places only. */
import { all as TEXTS } from '../../../build/lexicon/sentences/all/transits';
import { GRAHA_KEYS } from '../../data/keys';
import type { SentenceLanguage } from '../../data/language';
import type {
  DashaChange,
  Hit,
  KakshyaEntry,
  KantakaShani,
  NatalPoint,
  SadeSatiLeg,
} from '../../domain/transits/types';
import { namesIn } from './names';

interface Words {
  hit(hit: Hit): string;
  kakshya(entry: Pick<KakshyaEntry, 'body' | 'rashi' | 'number' | 'lord' | 'bindu'>): string;
  leg(leg: SadeSatiLeg): string;
  ashtama(): string;
  kantaka(stay: KantakaShani): string;
  dasha(change: DashaChange): string;
}

/** The titles of transits in a language. */
export function transitWords(language: SentenceLanguage = 'en'): Words {
  const texts = TEXTS[language];
  const names = namesIn(language);
  function pointText(point: NatalPoint): string {
    const graha = GRAHA_KEYS.find((key) => key === point);
    if (graha) return names.graha(graha);
    return point === 'lagna' ? texts.lagna : texts.cusp({ number: Number(point.replace('cusp', '')) });
  }
  return {
    hit({ body, point, pass, passes }) {
      const event = texts.hit({ graha: names.graha(body), point: pointText(point) });
      return passes > 1 ? texts.pass({ event, pass, passes }) : event;
    },
    kakshya({ body, rashi, number, lord, bindu }) {
      const event = texts.kakshya({
        graha: names.graha(body),
        number,
        rashi: names.rashi(rashi),
        lord: pointText(lord),
      });
      return bindu ? texts.with_bindu({ event }) : event;
    },
    leg: ({ leg, house }) => texts.leg({ leg, house }),
    ashtama: () => texts.ashtama,
    kantaka: ({ house }) => texts.kantaka({ house }),
    dasha: ({ level, lord }) => texts.dasha[level]({ lord: names.graha(lord) }),
  };
}

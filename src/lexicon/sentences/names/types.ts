import type { GrahaKey, Paksha } from '../../../data/keys';

/** Names as the sentences of a language spell them, by number from 1. */
export interface NamesInSentences {
  graha(key: GrahaKey): string;
  /** With its fortnight, 1..30. */
  tithi(number: number): string;
  paksha(key: Paksha): string;
  nakshatra(number: number): string;
  /** One of the 27 yogas of the Sun and the Moon. */
  yoga(number: number): string;
  rashi(number: number): string;
  /** A lunar month, 1..12 from Caitra. */
  month(number: number): string;
  /** A weekday, 1..7 from Sunday. */
  vara(number: number): string;
}

/** A fortnight of a lunar month: waxing or waning. */
export type Paksha = 'shukla' | 'krishna';

import { styleText } from 'node:util';
import type { Io } from '../io';

type Paint = (text: string) => string;

/** Colours for the output; without colour support they return every text unchanged. */
export interface Paints {
  title: Paint;
  heading: Paint;
  quiet: Paint;
  good: Paint;
  warn: Paint;
}

export function paintsOf({ colour }: Pick<Io, 'colour'>): Paints {
  const paint =
    (format: Parameters<typeof styleText>[0]): Paint =>
    (text) =>
      colour ? styleText(format, text, { validateStream: false }) : text;
  return {
    title: paint('bold'),
    heading: paint(['dim', 'underline']),
    quiet: paint('dim'),
    good: paint('green'),
    warn: paint('yellow'),
  };
}

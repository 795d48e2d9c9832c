/** The canonical form of a request for an annual chart. */

import type { LanguageTag } from '../../data/language';
import type { PartKey } from '../../domain/chart/parts';
import type { ChartQuestion } from '../../domain/positions/types';

/** The place of the annual chart. Without a zone it uses the birth's UTC offset. */
export interface AnnualPlace {
  lat: number;
  lon: number;
  tz?: string;
  id?: string;
  name?: string;
}

export interface VarshaphalaQuestion {
  natal: ChartQuestion;
  year: number;
  age: number;
  place: AnnualPlace;
  include: readonly PartKey[];
  lang?: LanguageTag;
}

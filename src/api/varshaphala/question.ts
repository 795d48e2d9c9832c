/** The canonical form of a request for an annual chart. */

import type { LanguageTag } from '../../data/language';
import type { PartKey } from '../../domain/chart/parts';
import type { ChartQuestion } from '../../domain/positions/types';
import type { PraveshaKind } from '../../domain/varshaphala/pravesha';
import type { BirthQuestion } from '../birth';
import type { Location } from '../shapes/place';

export interface VarshaphalaQuestion {
  birth: BirthQuestion;
  natal: ChartQuestion;
  year: number;
  age: number;
  place: Location;
  include: readonly PartKey[];
  /** The charts inside the year. */
  pravesha: readonly PraveshaKind[];
  isUtc: boolean;
  lang?: LanguageTag;
}

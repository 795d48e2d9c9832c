/** The birth form of the desk, whose code loads when it opens. */

import type { Birth, ChartChoice, Resolved } from '../../../shared/birth';
import { Later } from '../../../shared/Later';
import { loadBirthForm } from '../../../shared/loadBirthForm';

interface Props {
  birth: Birth | null;
  /** The conventions of an empty form. */
  settings?: ChartChoice;
  /** Whether the reader has just opened it. */
  isOpened?: boolean;
  onDraw: (resolved: Resolved) => void;
}

export const Form = (props: Props) => <Later load={loadBirthForm} given={props} />;

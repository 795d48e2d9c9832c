/** The birth form of the desk, whose code loads when it opens. */

import type { Birth, Resolved } from '../../../parts/birth';
import { Later } from '../../../parts/Later';
import { loadBirthForm } from '../../../parts/loadBirthForm';

interface Props {
  birth: Birth | null;
  onDraw: (resolved: Resolved) => void;
}

export const Form = (props: Props) => <Later load={loadBirthForm} given={props} />;

/** The birth form of the desk, whose code loads when it opens. */

import type { Birth, Resolved } from '../../../parts/birth';
import { Later } from '../../../parts/Later';

const load = () => import('../../../parts/BirthForm').then(({ BirthForm }) => BirthForm);

interface Props {
  birth: Birth | null;
  onDraw: (resolved: Resolved) => void;
}

export const Form = (props: Props) => <Later load={load} given={props} />;

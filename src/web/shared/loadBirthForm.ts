/** The birth form and its messages, for pages that open it on demand. */
import { addMessages } from '../reader/lateMessages';

export const loadBirthForm = () =>
  Promise.all([import('./BirthForm'), addMessages('form'), addMessages('place')]).then(([{ BirthForm }]) => BirthForm);

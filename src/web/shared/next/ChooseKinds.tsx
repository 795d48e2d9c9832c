/** The choice of kinds, as a form that works without a script. This device keeps the choice. */
import { useReader } from '../../reader/reader';
import { remember } from '../../reader/storage';
import { CarriedFields } from '../CarriedFields';
import { kindText, NEXT_KINDS, type NextKind } from './choice';

function keep(form: HTMLFormElement): void {
  const chosen = new FormData(form).getAll('next');
  remember('next', chosen.length < NEXT_KINDS.length && chosen.length > 0 ? chosen.join() : null);
}

export function ChooseKinds({ chosen }: { chosen: readonly NextKind[] }) {
  const { reader, t } = useReader();
  return (
    <form id="choose" onSubmit={({ currentTarget }) => keep(currentTarget)}>
      <CarriedFields />
      {NEXT_KINDS.map((kind) => (
        <label key={kind}>
          <input type="checkbox" name="next" value={kind} defaultChecked={chosen.includes(kind)} />{' '}
          {kindText(reader, kind)}
        </label>
      ))}{' '}
      <button class="btn small" type="submit">
        {t('next.show')}
      </button>
    </form>
  );
}

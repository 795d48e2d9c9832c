/** Finds the lunar date of an entered civil date on the device, and opens the page of that date. */
import { render } from 'preact';
import { openReader } from '../../reader/open';
import { ReaderProvider } from '../../reader/reader';
import { loadZonePast } from '../../reader/zonePast';
import { openKernel } from '../../shared/kernel';
import { Candidates } from './Candidates';
import { choiceEntries, datesOfEntry, readEntered } from './model';

function showFault(form: HTMLFormElement, words: string): void {
  const field = form.querySelector<HTMLInputElement>('#date');
  field?.setCustomValidity(words);
  form.reportValidity();
  form.addEventListener('input', () => field?.setCustomValidity(''), { once: true });
}

/** Opens the page of the only lunar date that an entry can mean, or lists the dates of the day. */
export async function findOnDevice(form: HTMLFormElement): Promise<void> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  const entered = readEntered(new URLSearchParams(fields));
  const [kernel, reader] = await Promise.all([openKernel(), openReader(), loadZonePast(entered.date)]);
  const dates = datesOfEntry(kernel, entered, reader.place);
  const [first] = dates ?? [];
  if (!dates || !first) return showFault(form, reader.t('anniversaries.wrong', { place: reader.placeName }));
  const { kind, onTwo } = entered;
  if (dates.length === 1) {
    location.assign(reader.href('/anniversaries', choiceEntries({ kind, of: first.of, onTwo })));
    return;
  }
  const list = document.querySelector<HTMLElement>('#candidates');
  if (!list) throw new Error('the page has no place for lunar dates');
  list.replaceChildren();
  render(
    <ReaderProvider value={reader}>
      <Candidates entered={entered} dates={dates} />
    </ReaderProvider>,
    list,
  );
  list.querySelector('a')?.focus();
}

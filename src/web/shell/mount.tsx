/** Renders the view of a page below its top. */
import { type ComponentType, render } from 'preact';
import { useEffect, useErrorBoundary, useLayoutEffect, useState } from 'preact/hooks';
import { YearsMissing } from '../../kernel/result';
import { onReader, openReader } from '../reader/open';
import { pageTranslate } from '../reader/pageTranslate';
import { type Reader, ReaderProvider } from '../reader/reader';
import { Failed } from '../shared/Failed';
import { viewRoot } from './drawn';

/**
 * A view that is drawn again once the tables of other years that it turned out to need are here. Without them, for
 * example offline, the page says so.
 */
function Dated({ View }: { View: ComponentType }) {
  const [fault, drawAgain] = useErrorBoundary();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!(fault instanceof YearsMissing)) return;
    import('../shared/kernel').then(({ loadYears }) => loadYears(fault.key)).then(drawAgain, () => setFailed(true));
  }, [fault]);
  if (hasFailed) return <Failed t={pageTranslate()} />;
  if (fault !== undefined && !(fault instanceof YearsMissing)) throw fault;
  return fault === undefined ? <View /> : <main id="main" tabIndex={-1} aria-busy="true" />;
}

/** A view with its reader. It redraws whenever place or settings change. */
function Read({ first, View }: { first: Reader; View: ComponentType }) {
  const [reader, setReader] = useState(first);
  // Before a setting that was chosen in the HTML is entered again.
  useLayoutEffect(() => onReader(setReader), []);
  return (
    <ReaderProvider value={reader}>
      <Dated View={View} />
    </ReaderProvider>
  );
}

/** Renders a view that needs its reader. The page's HTML stays until names and messages are loaded. */
export async function mountRead(View: ComponentType): Promise<void> {
  const reader = await openReader();
  render(<Read first={reader} View={View} />, viewRoot());
}

/** Starts a page: its view below the top, and the parts that every page shares. */
import { type ComponentType, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { onReader, openReader } from '../reader/open';
import { type Reader, ReaderProvider } from '../reader/reader';
import { startShell } from './start';

function rootOf(): Element {
  const root = document.querySelector('#view');
  if (!root) throw new Error('the page has no place for its view');
  return root;
}

/** Renders a view in place of the page's HTML. It renders `<main id="main">` and the content after it. */
export function mount(View: ComponentType): void {
  startShell();
  render(<View />, rootOf());
}

/** A view with its reader. It redraws whenever place or settings change. */
function Read({ first, View }: { first: Reader; View: ComponentType }) {
  const [reader, setReader] = useState(first);
  useEffect(() => onReader(setReader), []);
  return (
    <ReaderProvider value={reader}>
      <View />
    </ReaderProvider>
  );
}

/** Renders a view that needs its reader. The page's HTML stays until names and messages are loaded. */
export async function mountRead(View: ComponentType): Promise<void> {
  const reader = await openReader();
  render(<Read first={reader} View={View} />, rootOf());
}

/** The dialogs of every page, in a separate tree, so that they open whether or not the page's view runs. */
import { render } from 'preact';
import { openReader } from '../reader/open';
import { ReaderProvider } from '../reader/reader';
import { PlaceDialog } from './PlaceDialog';

export async function openPlaceDialog(): Promise<void> {
  const reader = await openReader();
  const root = document.createElement('div');
  document.body.append(root);
  const opener = document.activeElement;
  const close = () => {
    render(null, root);
    root.remove();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  };
  render(
    <ReaderProvider value={reader}>
      <PlaceDialog onClose={close} />
    </ReaderProvider>,
    root,
  );
}

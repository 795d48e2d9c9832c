/** Starts a page: its view below the top, and what every page has beside it. */
import { type ComponentType, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { onChoosePlace } from '../parts/place';
import { startOffline } from './offline';
import { startTop } from './top';

type Dialog = typeof import('./PlaceDialog').PlaceDialog;

/** The dialog of the place, fetched when it is asked for first. */
function Dialogs() {
  const [shown, setShown] = useState<{ Dialog: Dialog } | null>(null);
  useEffect(
    () =>
      onChoosePlace(() => {
        import('./PlaceDialog').then(
          ({ PlaceDialog }) => setShown({ Dialog: PlaceDialog }),
          () => undefined,
        );
      }),
    [],
  );
  return shown && <shown.Dialog onClose={() => setShown(null)} />;
}

/** Draws a view in place of what stands in the page's HTML. It renders `<main id="main">` and what follows it. */
export function mount(View: ComponentType): void {
  const root = document.querySelector('#view');
  if (!root) throw new Error('the page has no place for its view');
  startTop();
  // One tree: the ids that labels refer to are told apart within a tree alone.
  render(
    <>
      <View />
      <Dialogs />
    </>,
    root,
  );
  if (document.readyState === 'complete') startOffline();
  else addEventListener('load', startOffline);
}

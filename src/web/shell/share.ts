/**
 * Shares the address of a `[data-share]` button: through the device where it can, otherwise as a copy. Copies the text of
 * a `[data-copy]` button.
 */

type Outcome = 'copied' | 'notCopied' | null;

const copied = (text: string): Promise<Outcome> =>
  navigator.clipboard.writeText(text).then(
    () => 'copied',
    () => 'notCopied',
  );

/** Shares through the device. It copies if the device refuses, but not if the reader closed its dialog. */
const shared = (title: string, url: string): Promise<Outcome> =>
  navigator.share({ title, url }).then(
    () => null,
    ({ name }: DOMException) => (name === 'AbortError' ? null : copied(url)),
  );

/** Follows the buttons of the page. The outcome is written into the status that follows each. */
export function startSharing(): void {
  addEventListener('click', async ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-share], [data-copy]') : null;
    if (!button) return;
    const { share = '', title = '', copy } = button.dataset;
    const url = location.origin + share;
    const outcome = await (copy === undefined && 'share' in navigator ? shared(title, url) : copied(copy ?? url));
    const status = button.nextElementSibling;
    if (status) status.textContent = (outcome && button.dataset[outcome]) ?? '';
  });
}

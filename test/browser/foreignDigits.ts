/** Digits on a Hindi page that are not those of its reader. */
import type { Page } from 'playwright-core';

/** Where text is entered or is code, or is quoted in English. */
const EXEMPT =
  'input, textarea, select, label:has(input), code, pre, kbd, script, style, template, noscript, [lang=en], [lang=sa-Latn]';

/** Digits of the other system; digits after a letter belong to a name, such as D9. */
const FOREIGN = { latin: '[०-९]', own: '(?<![A-Za-z\\d])\\d' } as const;

/** The texts of a Hindi page with digits of the other system. */
export const foreignTexts = (page: Page, digits: keyof typeof FOREIGN): Promise<string[]> =>
  page.evaluate(
    ({ exempt, source }) => {
      const isForeign = new RegExp(source);
      const texts: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? '';
        const { parentElement } = node;
        if (isForeign.test(text) && !parentElement?.closest(exempt)) {
          texts.push(`${parentElement?.localName}.${parentElement?.getAttribute('class') ?? ''}: ${text.trim()}`);
        }
      }
      return texts;
    },
    { exempt: EXEMPT, source: FOREIGN[digits] },
  );

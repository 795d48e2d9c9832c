/** Faults of a page's layout that a reader would see, found in the boxes of its text and of its controls. */
import type { Page } from 'playwright-core';

/**
 * The faults of a page at its present width, one line each:
 *
 * - the page is wider than its window;
 * - text is cut: by a box that hides it, by the window's edge, or in a field too short for its value;
 * - two texts overlap;
 * - a control is smaller than 24 by 24 px, other than a link within running text (WCAG 2.2, 2.5.8). Parts of a toolbar
 *   may be narrower, and cut their labels: the bars of a daśā are as wide as its periods last, and the arrow keys and a table give them too.
 *
 * Boxes that scroll by themselves may hold more than they show.
 */
export const layoutFaults = (page: Page): Promise<string[]> => page.evaluate(faultsInPage);

/** Runs in the page, so it uses nothing from outside. */
function faultsInPage(): string[] {
  const MIN_TARGET_PX = 24;
  /** Half the height of the letters that counts as ink, as a share of the font size. */
  const INK_SHARE = 0.3;
  /** Boxes that touch or are rounded apart by less do not count. */
  const TOLERANCE_PX = 1;
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=option], [role=slider]';
  /** Content of closed disclosures, and content far below that is laid out when it is near, do not count. */
  const DRAWN = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
  const { clientWidth, scrollWidth } = document.documentElement;

  interface Box {
    left: number;
    right: number;
    top: number;
    bottom: number;
  }
  interface Clips {
    /** What ancestors hide for good, and what their scrolling hides for now. */
    hidden: Box;
    scrolled: Box;
    isShown: boolean;
  }
  const EVERYTHING: Box = { left: -1e6, right: 1e6, top: -1e6, bottom: 1e6 };
  const meet = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isEmpty = ({ left, right, top, bottom }: Box): boolean =>
    right - left <= 2 * TOLERANCE_PX || bottom - top <= 2 * TOLERANCE_PX;

  const known = new Map<Element, Clips>();
  function clipsOf(element: Element): Clips {
    const before = known.get(element);
    if (before) return before;
    const parent = element.parentElement ? clipsOf(element.parentElement) : null;
    const { overflowX, overflowY, clipPath, display } = getComputedStyle(element);
    const rect = element.getBoundingClientRect();
    const clipsX = !/visible/.test(overflowX) && display !== 'inline';
    const scrolls = /auto|scroll/.test(`${overflowX} ${overflowY}`);
    const hides = clipsX && !scrolls && !(element instanceof SVGElement);
    const isRoot = element === document.documentElement || element === document.body;
    const clips: Clips = {
      hidden: !isRoot && hides ? meet(parent?.hidden ?? EVERYTHING, rect) : (parent?.hidden ?? EVERYTHING),
      scrolled: !isRoot && scrolls ? meet(parent?.scrolled ?? EVERYTHING, rect) : (parent?.scrolled ?? EVERYTHING),
      isShown: (parent?.isShown ?? true) && clipPath === 'none',
    };
    known.set(element, clips);
    return clips;
  }

  const wordsOf = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
  const pathOf = (element: Element | null): string => {
    const parts: string[] = [];
    for (let each = element; each && each !== document.body && parts.length < 3; each = each.parentElement) {
      const [name] = [...each.classList];
      parts.unshift(each.localName + (name ? `.${name}` : ''));
    }
    return parts.join(' > ');
  };
  const faults = new Set<string>();
  if (scrollWidth > clientWidth) faults.add(`the page is ${scrollWidth} px wide in ${clientWidth} px`);

  const inks: (Box & { node: Text; words: string; path: string })[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const parent = node.parentElement;
    if (
      !parent ||
      !node.data.trim() ||
      parent.closest('[role=toolbar], script, noscript, template, title, desc, option, .skip')
    )
      continue;
    if (!parent.checkVisibility(DRAWN)) continue;
    const { hidden, scrolled, isShown } = clipsOf(parent);
    if (!isShown) continue;
    range.selectNodeContents(node);
    const fontSize = Number.parseFloat(getComputedStyle(parent).fontSize);
    const isDrawn = parent instanceof SVGGraphicsElement;
    const isTurned = isDrawn && Math.abs(parent.getScreenCTM()?.b ?? 0) > 0.5;
    for (const rect of range.getClientRects()) {
      const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
      const half = isDrawn ? (isTurned ? rect.width : rect.height) / 4 : fontSize * INK_SHARE;
      const ink = isTurned
        ? { left: x - half, right: x + half, top: rect.top, bottom: rect.bottom }
        : { left: rect.left, right: rect.right, top: y - half, bottom: y + half };
      if (isEmpty(ink)) continue;
      const seen = meet(ink, scrolled);
      if (isEmpty(seen)) continue;
      const isScrolled = scrolled !== EVERYTHING;
      const cut =
        ink.left < hidden.left - TOLERANCE_PX ||
        ink.right > hidden.right + TOLERANCE_PX ||
        ink.top < hidden.top - TOLERANCE_PX ||
        ink.bottom > hidden.bottom + TOLERANCE_PX ||
        (!isScrolled && (ink.left < -TOLERANCE_PX || ink.right > clientWidth + TOLERANCE_PX));
      if (cut) faults.add(`cut: “${wordsOf(node.data)}” in ${pathOf(parent)}`);
      else inks.push({ ...seen, node, words: wordsOf(node.data), path: pathOf(parent) });
    }
  }
  inks.sort((a, b) => a.top - b.top);
  inks.forEach((ink, i) => {
    for (const other of inks.slice(i + 1)) {
      if (other.top > ink.bottom) break;
      if (other.node !== ink.node && !isEmpty(meet(ink, other))) {
        faults.add(`overlap: “${ink.words}” (${ink.path}) and “${other.words}” (${other.path})`);
      }
    }
  });

  /** Whether the block around an inline link has text that is not part of a control. */
  function isInText(element: Element): boolean {
    if (getComputedStyle(element).display !== 'inline') return false;
    let block = element.parentElement;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    if (!block) return false;
    const rest = block.cloneNode(true) as Element;
    for (const control of rest.querySelectorAll(CONTROLS)) control.remove();
    return wordsOf(rest.textContent) !== '';
  }
  /** Whether a touch near the middle of a small control reaches it, because it covers more than its own box. */
  function isReachable(control: Element): boolean {
    if (control.closest('[role=toolbar]')) return true;
    control.scrollIntoView({ block: 'center' });
    const { left, right, top, bottom } = control.getBoundingClientRect();
    const [x, y, near] = [(left + right) / 2, (top + bottom) / 2, MIN_TARGET_PX / 2 - 1];
    return [
      [x - near, y],
      [x + near, y],
      [x, y - near],
      [x, y + near],
    ].every(([atX, atY]) => control.contains(document.elementFromPoint(atX as number, atY as number)));
  }
  for (const control of document.querySelectorAll<HTMLElement>(CONTROLS)) {
    const labels = control instanceof HTMLInputElement ? [...(control.labels ?? [])] : [];
    if (!control.checkVisibility({ ...DRAWN, opacityProperty: false }) || control.matches('.skip')) continue;
    const rects = [control, ...labels].flatMap((each) => [...each.getClientRects()]).filter(({ width }) => width > 0);
    if (rects.length === 0) continue;
    const height = Math.max(...rects.map((rect) => rect.height));
    const width = Math.max(...rects.map((rect) => rect.width));
    if (Math.min(height, width) < MIN_TARGET_PX - 0.1 && !isInText(control) && !isReachable(control)) {
      const name = wordsOf(control.textContent) || control.getAttribute('aria-label') || control.getAttribute('name');
      faults.add(`target of ${width.toFixed(0)} × ${height.toFixed(0)} px: “${name}” in ${pathOf(control)}`);
    }
    if (
      control instanceof HTMLInputElement &&
      control.value &&
      control.scrollWidth > control.clientWidth + TOLERANCE_PX
    ) {
      faults.add(`cut: the value “${control.value}” in ${pathOf(control)}`);
    }
  }
  return [...faults];
}

/** Small parts of this page: text with code, code with a copy button, one part of the documentation with its title. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useReader } from '../../reader/reader';

/** Text with code in backticks. */
export function Coded({ text }: { text: string }) {
  return <>{text.split('`').map((part, i) => (i % 2 === 1 ? <code key={i}>{part}</code> : part))}</>;
}

/** Text of the OpenAPI document, which is in English on the pages of every language. */
export function English({ children }: { children: ComponentChildren }) {
  const { locale } = useReader();
  return locale === 'en' ? children : <span lang="en">{children}</span>;
}

/** A sentence of the document, with code in backticks. */
export const Words = ({ text }: { text: string }) => (
  <English>
    <Coded text={text} />
  </English>
);

/** Code in a scrolling region, with a button that copies it. */
export function Code({ label, text, copy = true }: { label: string; text: string; copy?: boolean }) {
  const { t } = useReader();
  const [said, setSaid] = useState('');
  const take = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(t('docs.copied'));
    } catch {
      setSaid(t('docs.select'));
    }
    setTimeout(() => setSaid(''), 4000);
  };
  return (
    <div class="code">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <pre class="box" tabIndex={0} role="region" aria-label={label}>
        {text}
      </pre>
      {copy && (
        <p class="acts">
          <button class="btn small" type="button" aria-label={t('docs.copyOf', { label })} onClick={() => void take()}>
            {t('docs.copy')}
          </button>
          <span role="status">{said}</span>
        </p>
      )}
    </div>
  );
}

/** The state of the history entry of a part that the reader opened from another one. */
export const OPENED = 'part';

/** A part of the documentation. If the reader opened it from another one, the focus goes to its title. */
export function Part({ id, title, children }: { id: string; title: ComponentChildren; children: ComponentChildren }) {
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (history.state !== OPENED) return;
    head.current?.focus({ preventScroll: true });
    head.current?.scrollIntoView();
  }, []);
  return (
    <article class="part" id={id} aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`} tabIndex={-1} ref={head}>
        {title}
      </h2>
      {children}
    </article>
  );
}

/** The method and the path of an endpoint. */
export const MethodAndPath = ({ method, path }: { method: string; path: string }) => (
  <>
    <span class={method === 'GET' ? 'get' : 'other'}>{method}</span> {path}
  </>
);

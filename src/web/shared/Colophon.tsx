/** The end of a page (puṣpikā): how its figures were computed, from which sources, and how exactly. */
import type { ComponentChildren } from 'preact';
import { kernelStamp } from '../../kernel/stamp';
import { Sa } from './components';

/** @param children  paragraphs about this page's computation, before the one on the kernel */
export function Colophon({ children }: { children?: ComponentChildren }) {
  const { version, sha256, theory } = kernelStamp();
  return (
    <footer class="colophon">
      <h2>
        Colophon <Sa>पुष्पिका</Sa>
      </h2>
      <div class="words">
        {children}
        <p>
          Khagola {version}, kernel {sha256.slice(0, 12)}: {theory}.
        </p>
      </div>
      <ul>
        <li>
          <a href="/docs">The API and its documentation</a>
        </li>
        <li>
          <a href="/docs#accuracy">Accuracy, measured</a>
        </li>
        <li>
          <a href="/licences.txt">Typefaces, towns and their licences</a>
        </li>
      </ul>
    </footer>
  );
}

import type { ComponentChildren } from 'preact';
import { kernelStamp } from '../../../kernel/stamp';
import { NOT_FOUND_TITLE } from '../../pages/titles';
import { PageHead, Sa } from '../../shared/components';
import { mount } from '../../shell/mount';

/** @param children  paragraphs about this page's computation, before the one on the kernel */
function Colophon({ children }: { children?: ComponentChildren }) {
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
          <a href="/docs/accuracy">Accuracy, measured</a>
        </li>
        <li>
          <a href="/licences.txt">Typefaces, towns and their licences</a>
        </li>
      </ul>
    </footer>
  );
}

mount(() => (
  <>
    <main id="main" tabIndex={-1}>
      <PageHead
        title={NOT_FOUND_TITLE}
        lead={
          <>
            The address may be mistyped, or what stood there has moved. <a href="/">To the first page</a>.
          </>
        }
      />
    </main>
    <Colophon />
  </>
));

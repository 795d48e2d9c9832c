/**
 * The drawing of a birth for embedding. The birth is in the fragment, which is never sent, so it is drawn in the
 * browser.
 */
import { render } from 'preact';
import { computePositions } from '../../../domain/positions/positions';
import { openReader } from '../../reader/open';
import { type Reader, ReaderProvider } from '../../reader/reader';
import { loadZonePast } from '../../reader/zonePast';
import { birthFragment, resolvedFromFragment } from '../../shared/birth';
import { ChartDrawing } from '../../shared/ChartDrawing';
import { openKernel } from '../../shared/kernel';

const root = document.querySelector('#view');
const theme = new URLSearchParams(location.search).get('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;

function Drawn({ kernel, reader }: { kernel: Awaited<ReturnType<typeof openKernel>>; reader: Reader }) {
  const resolved = resolvedFromFragment(location.hash);
  const positions = resolved && computePositions(kernel, resolved.question);
  if (!resolved || !positions?.ok) {
    return (
      <main>
        <p role="alert">{reader.t('desk.badLinkWhy')}</p>
      </main>
    );
  }
  const { birth } = resolved;
  return (
    <main>
      <figure>
        <ChartDrawing positions={positions.value} style={reader.settings.drawing} id="embedded" />
      </figure>
      <a href={reader.href('/chart') + birthFragment(birth)} target="_top">
        {birth.name || birth.place || 'Khagola'}
      </a>
    </main>
  );
}

async function draw(): Promise<void> {
  const [kernel, reader] = await Promise.all([openKernel(), openReader(), loadZonePast(location.hash)]);
  if (!root) return;
  render(
    <ReaderProvider value={reader}>
      <Drawn kernel={kernel} reader={reader} key={location.hash} />
    </ReaderProvider>,
    root,
  );
}

void draw();
addEventListener('hashchange', () => void draw());

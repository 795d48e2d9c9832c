/** The section with the link of a calendar: its QR code, the ways to open it, and its address. */
import { qrPath } from '../../drawing/qrCode';
import { useReader } from '../reader/reader';

function Qr({ text, label }: { text: string; label: string }) {
  const { side, path } = qrPath(text);
  return (
    <svg class="qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect class="light" width={side} height={side} />
      <path class="dark" d={path} />
    </svg>
  );
}

interface Props {
  /** Path and query of the calendar file. */
  path: string;
  note?: string;
}

export function CalendarLink({ path, note }: Props) {
  const { t, occasion } = useReader();
  const address = occasion.origin + path;
  const webcal = address.replace(/^https?:/, 'webcal:');
  return (
    <section aria-labelledby="link">
      <h2 class="h" id="link">
        {t('subscribe.link')}
      </h2>
      {note && <p class="q">{note}</p>}
      <Qr text={webcal} label={t('subscribe.qr')} />
      <p class="acts">
        <a class="btn main" href={webcal}>
          {t('year.webcal')}
        </a>
        <a
          class="btn"
          href={`https://calendar.google.com/calendar/render?cid=${encodeURIComponent(webcal)}`}
          rel="noreferrer"
        >
          {t('year.google')}
        </a>
        <a class="btn" href={path}>
          {t('year.file')}
        </a>
      </p>
      <p class="address">
        <code>{address}</code>
      </p>
    </section>
  );
}

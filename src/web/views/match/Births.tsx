/** The two births: a drawing, the Moon and the lagna of each, and the form that changes it. */
import { useRef, useState } from 'preact/hooks';
import type { Who } from '../../../data/match/row';
import { MATCH_TRADITIONS, type MatchSystem, type MatchTradition } from '../../../data/match/row';
import { type Match, matchOf } from '../../../domain/match/match';
import { ORIENTATIONS, type Orientation } from '../../../domain/match/types';
import { degreesInRashi } from '../../../domain/positions/placement';
import { computePositions } from '../../../domain/positions/positions';
import type { Positions } from '../../../domain/positions/types';
import type { Kernel } from '../../../kernel/kernel';
import { degreesText } from '../../reader/format';
import { useReader } from '../../reader/reader';
import type { Resolved } from '../../shared/birth';
import { withoutTime } from '../../shared/birth';
import { birthText } from '../../shared/birthText';
import { ChartDrawing } from '../../shared/ChartDrawing';
import { Later } from '../../shared/Later';
import { loadBirthForm } from '../../shared/loadBirthForm';

/** The parameters in the URL other than the births. */
export interface Choices {
  tradition: MatchTradition;
  orientation: Orientation;
}

export const readChoices = (query: URLSearchParams): Choices => ({
  tradition: MATCH_TRADITIONS.find((key) => key === query.get('tradition')) ?? 'north',
  orientation: ORIENTATIONS.find((key) => key === query.get('orientation')) ?? 'a-vara',
});

export const writeChoices = ({ tradition, orientation }: Choices): Record<string, string | null> => ({
  tradition: tradition === 'north' ? null : tradition,
  orientation: orientation === 'a-vara' ? null : orientation,
});

const systemOf = (tradition: MatchTradition): MatchSystem => (tradition === 'tamil' ? 'dashakuta' : 'ashtakuta');

/** Null for an instant outside the kernel's span. */
export function chartOf(kernel: Kernel, { birth, question }: Resolved): Positions | null {
  const positions = computePositions(kernel, question);
  if (!positions.ok) return null;
  return birth.isTimeKnown ? positions.value : withoutTime(positions.value);
}

export const compared = (kernel: Kernel, charts: Record<Who, Positions>, { tradition, orientation }: Choices): Match =>
  matchOf(kernel, charts.a, charts.b, { system: systemOf(tradition), tradition, orientation });

interface Props {
  who: Who;
  resolved: Resolved | null;
  chart: Positions | null;
  title: string;
  /** The first birth, whose place is the default of the second. */
  other: Resolved | null;
  isExample: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onDraw: (resolved: Resolved) => void;
}

function Placed({ chart }: { chart: Positions }) {
  const { reader, t, namesLang } = useReader();
  const { lagna, grahas } = chart;
  const moon = grahas.find(({ key }) => key === 'moon');
  if (!moon) return null;
  return (
    <ul lang={namesLang}>
      <li>
        {t('match.moonIn', {
          rashi: reader.nameAt('rashi', moon.rashi),
          degrees: reader.figures(degreesText(degreesInRashi(moon.siderealDeg), { seconds: false })),
        })}
      </li>
      <li>
        {reader.nameAt('nakshatra', moon.nakshatra)} {reader.figures(moon.pada)}
      </li>
      {Number.isFinite(lagna.rashi) && <li>{t('match.lagnaIn', { rashi: reader.nameAt('rashi', lagna.rashi) })}</li>}
    </ul>
  );
}

/** One of the two births. */
export function BirthCard({ who, resolved, chart, title, other, isExample, isOpen, onOpen, onDraw }: Props) {
  const { reader, t, settings } = useReader();
  const button = useRef<HTMLButtonElement>(null);
  const [drawn, setDrawn] = useState(0);
  const isShown = isOpen || !resolved;
  const opener = t(isShown ? 'match.close' : isExample ? 'match.enter' : 'match.change');
  const style = chart && Number.isNaN(chart.lagna.rashi) && settings.drawing === 'north' ? 'south' : settings.drawing;
  const take = (next: Resolved) => {
    setDrawn(drawn + 1);
    onDraw(next);
    requestAnimationFrame(() => button.current?.focus());
  };
  const place = other && {
    text: other.birth.place,
    place: { name: other.birth.place, lat: other.birth.lat, lon: other.birth.lon, tz: other.birth.zone },
  };
  return (
    <section class="birthcard" aria-labelledby={`birth-${who}`}>
      {chart && <ChartDrawing positions={chart} style={style} detail="medium" id={`match-${who}`} />}
      <div>
        <h2 class="h" id={`birth-${who}`}>
          {title}
        </h2>
        {resolved && <p class="q">{birthText(reader, resolved)}</p>}
        {chart && <Placed chart={chart} />}
        {resolved && !resolved.birth.isTimeKnown && <p class="q">{t('match.unknownTime')}</p>}
        {resolved && (
          <button
            ref={button}
            class="btn quiet small"
            type="button"
            aria-expanded={isShown}
            aria-label={`${opener}: ${title}`}
            onClick={() => onOpen(!isOpen)}
          >
            {opener}
          </button>
        )}
      </div>
      {isShown && (
        <div class="cardform">
          <Later
            key={drawn}
            load={loadBirthForm}
            given={{
              birth: isExample ? null : (resolved?.birth ?? null),
              ...(place?.text && { place }),
              submit: t('match.take'),
              onDraw: take,
            }}
          />
        </div>
      )}
    </section>
  );
}

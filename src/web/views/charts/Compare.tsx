/** Charts side by side: the drawing of each, and the places of its lagna and grahas. */
import { GRAHA_KEYS, type PointKey } from '../../../data/keys';
import { degreesInRashi } from '../../../domain/positions/placement';
import type { Placement, Positions } from '../../../domain/positions/types';
import { degreesText } from '../../reader/format';
import { pointName } from '../../reader/letters';
import { type Reader, useReader } from '../../reader/reader';
import { type Birth, birthFragment } from '../../shared/birth';
import { ChartDrawing } from '../../shared/ChartDrawing';
import { Section, Table } from '../../shared/components';
import { birthLine, nameOf } from './words';

interface Props {
  charts: readonly { birth: Birth; positions: Positions }[];
}

/** `Kumbha 07°17′, Dhanishtha 4`; a dash without a time of birth. */
function placeText(reader: Reader, place: Placement | undefined): string {
  if (!place || !Number.isFinite(place.siderealDeg)) return '–';
  const { siderealDeg, rashi, nakshatra, pada } = place;
  const degrees = degreesText(degreesInRashi(siderealDeg), { seconds: false });
  return `${reader.nameAt('rashi', rashi)} ${reader.figures(degrees)}, ${reader.nameAt('nakshatra', nakshatra)} ${reader.figures(pada)}`;
}

export function Compare({ charts }: Props) {
  const { reader, t, settings } = useReader();
  const rows: { key: PointKey; places: (Placement | undefined)[] }[] = ['lagna' as const, ...GRAHA_KEYS].map((key) => ({
    key,
    places: charts.map(({ positions: { lagna, grahas } }) =>
      key === 'lagna' ? lagna : grahas.find((graha) => graha.key === key),
    ),
  }));
  const title = t('library.compared', { n: reader.figures(charts.length) });
  return (
    <Section title={title} wide>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard */}
      <div class="scroll" role="region" aria-label={t('library.compare')} tabIndex={0}>
        <div class="compared">
          {charts.map(({ birth, positions }, i) => (
            <figure key={birthFragment(birth)}>
              <figcaption>
                <b>{nameOf(birth, reader)}</b> <span class="q">{birthLine(reader, birth)}</span>
              </figcaption>
              <ChartDrawing
                positions={positions}
                style={!birth.isTimeKnown && settings.drawing === 'north' ? 'south' : settings.drawing}
                id={`compared${i}`}
              />
            </figure>
          ))}
        </div>
        <Table
          caption={title}
          hideCaption
          columns={[t('words.graha'), ...charts.map(({ birth }) => nameOf(birth, reader))]}
          rows={rows.map(({ key, places }) => ({
            key,
            cells: [
              <span key="n" class="n" lang={reader.namesLang}>
                {pointName(reader, key)}
              </span>,
              ...places.map((place) => placeText(reader, place)),
            ],
          }))}
        />
      </div>
    </Section>
  );
}

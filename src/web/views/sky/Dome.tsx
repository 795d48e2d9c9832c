/** The sky above the place of the reader at a time of a day, drawn, and as a table of altitudes and azimuths. */

import { useMemo, useState } from 'preact/hooks';
import { GRAHA_KEYS } from '../../../data/keys';
import { JD_UNIX_EPOCH, MINUTES_PER_DAY } from '../../../domain/time/civil';
import type { ZoneOffsets } from '../../../domain/time/zone';
import { numberText, wallAt } from '../../reader/format';
import { type Reader, useReader } from '../../reader/reader';
import { Disclosure, Table } from '../../shared/components';
import { figureWords } from '../../shared/figureWords';
import type { BrowserKernel } from '../../shared/kernel';
import type { Figures } from '../../shared/loadFigures';
import { Picture } from '../../shared/Picture';
import { placeWords } from '../../shared/placeWords';
import { useNarrow } from '../../shared/useNarrow';

const STEP_MINUTES = 10;

const degrees = (reader: Reader, deg: number): string => `${reader.figures(numberText(deg, 1))}°`;

interface Props {
  kernel: BrowserKernel;
  figures: Figures;
  clocks: ZoneOffsets;
  /** Days from 1970-01-01. */
  day: number;
  /** Minutes from midnight that are shown until the reader chooses a time. */
  minutes: number;
}

export function Dome({ kernel, figures, clocks, day, minutes: first }: Props) {
  const { reader, t, place, placeName } = useReader();
  const isSmall = useNarrow();
  const [chosen, choose] = useState<number | null>(null);
  const minutes = chosen ?? first;
  const clockJd = JD_UNIX_EPOCH + day + minutes / MINUTES_PER_DAY;
  const jdUt = clockJd - clocks.hoursAt(clockJd - clocks.hoursAt(clockJd) / 24) / 24;
  const wall = wallAt(jdUt, clocks.hoursAt(jdUt));
  const clock = reader.clock(wall);
  const dome = useMemo(() => {
    const { lat: latDeg, lon: lonDeg } = place;
    const answer = figures.computeDome(kernel, {
      jdUt,
      place: { latDeg, lonDeg },
      ayanamsa: 'lahiri',
      nodeMode: 'mean',
    });
    return answer.ok ? answer.value : null;
  }, [kernel, jdUt, place]);
  const svg = useMemo(() => {
    if (!dome) return null;
    const caption = [reader.date(wall.dayNumber), clock];
    const figure = figures.domeFigure({
      dome,
      ...figureWords(reader, figures),
      place: placeName,
      caption,
      isSmall,
    });
    return figures.figureSvg(figure, { idPrefix: 'dome', styled: false });
  }, [reader, figures, dome, isSmall]);
  if (!dome || svg === null) return null;
  return (
    <section class="domepart" aria-labelledby="overhead">
      <h2 class="h" id="overhead">
        {placeWords(reader, t('sky.overhead', { place: placeName, date: reader.date(wall.dayNumber), time: clock }))}
      </h2>
      <div class="atbar">
        <label>
          {t('sky.time')}
          <input
            type="range"
            min={0}
            max={MINUTES_PER_DAY - STEP_MINUTES}
            step={STEP_MINUTES}
            value={minutes}
            aria-valuetext={clock}
            onInput={({ currentTarget }) => choose(Number(currentTarget.value))}
          />
        </label>
        <output class="num">{clock}</output>
      </div>
      <p class="q legend">{t('sky.domeLegend')}</p>
      <div class="dome">
        <Picture svg={svg} />
      </div>
      <Disclosure summary={t('sky.altitudes')}>
        {() => (
          <Table
            caption={t('sky.altitudes')}
            hideCaption
            columns={[t('words.graha'), { head: t('sky.altitude'), num: true }, { head: t('sky.azimuth'), num: true }]}
            rows={GRAHA_KEYS.map((key) => {
              const { altitudeDeg, azimuthDeg } = dome.grahas[key];
              return {
                key,
                cells: [reader.name('graha', key), degrees(reader, altitudeDeg), degrees(reader, azimuthDeg)],
              };
            })}
          />
        )}
      </Disclosure>
    </section>
  );
}

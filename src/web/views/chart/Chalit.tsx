/** Bhāva-calita: the grahas drawn and listed in the houses of a chosen system, beside their whole-sign houses. */
import { useMemo } from 'preact/hooks';
import { HOUSE_SYSTEMS, type HouseSystem } from '../../../data/houseSystems';
import { GRAHA_KEYS, type GrahaKey } from '../../../data/keys';
import type { FirstChart } from '../../../domain/chart/firstParts';
import { computeHouseSystems } from '../../../domain/chart/houseSystems';
import { countFrom } from '../../../domain/positions/rashi';
import { standingFrom } from '../../../domain/positions/standing';
import type { DrawingStyle } from '../../../drawing';
import { useReader } from '../../reader/reader';
import { Disclosure, Section, Table } from '../../shared/components';
import { drawnFor, pictureFor } from '../../shared/drawnChart';
import type { BrowserKernel } from '../../shared/kernel';
import { Picture } from '../../shared/Picture';
import { Absent, cellsFor } from './cells';
import { HouseSystemField, useHouseSystem } from './HouseSystemField';

interface Props {
  chart: FirstChart;
  kernel: BrowserKernel;
  style: DrawingStyle;
  systemName: (system: HouseSystem) => string;
}

/** The chart with every graha in the field of its house, instead of its rāśi. */
function Drawing({ chart, style, houses, name }: Pick<Props, 'chart' | 'style'> & { houses: Houses; name: string }) {
  const reader = useReader();
  const { svg, label } = useMemo(() => {
    const picture = pictureFor(reader, chart, { style });
    const inHouses = {
      ...picture,
      caption: [name],
      occupants: picture.occupants.map((each) =>
        each.key === 'lagna' ? each : { ...each, rashi: countFrom(chart.lagna.rashi, houses[each.key as GrahaKey]) },
      ),
    };
    return drawnFor(reader, inHouses, 'chalit');
  }, [reader, chart, style, houses]);
  return (
    <div role="img" aria-label={label}>
      <Picture svg={svg} />
    </div>
  );
}

type Houses = Record<GrahaKey, number>;

export function Chalit({ chart, kernel, style, systemName }: Props) {
  const { reader, t } = useReader();
  const { graha, inRashi } = cellsFor(reader);
  const [key, choose] = useHouseSystem();
  const standing = useMemo(() => standingFrom(chart), [chart]);
  const systems = useMemo(() => computeHouseSystems(kernel, chart, standing, []), [kernel, chart, standing]);
  const chosen = systems.find((system) => system.key === key);
  const name = systemName(key);
  const houses = chosen?.grahas ?? null;
  return (
    <Section id="chalit" title={t('desk.chalit')} note={t('parts.chalitNote')} wide>
      <HouseSystemField value={key} systemName={systemName} onChange={choose} />
      {!houses && <Absent why={t(chosen?.cuspsDeg ? 'parts.cuspsCross' : 'parts.noCuspsHere', { name })} />}
      <div class="chalit">
        {houses && <Drawing chart={chart} style={style} houses={houses} name={name} />}
        {houses && (
          <Table
            caption={t('parts.chalitCaption', { name })}
            columns={[
              t('words.graha'),
              t('parts.rashiLongitude'),
              { head: t('parts.byRashi'), num: true },
              { head: t('parts.byHouse'), num: true },
            ]}
            rows={GRAHA_KEYS.map((each) => ({
              key: each,
              cells: [
                graha(each),
                inRashi(standing.lonDeg(each)),
                reader.figures(standing.house(each)),
                houses[each] === standing.house(each) ? (
                  reader.figures(houses[each])
                ) : (
                  <b>{reader.figures(houses[each])}</b>
                ),
              ],
            }))}
          />
        )}
        {chosen?.cuspsDeg && (
          <Table
            caption={t('parts.chalitCusps', { name })}
            columns={[t('parts.bhava'), t('parts.begins')]}
            rows={chosen.cuspsDeg.map((deg, i) => ({ key: String(i), cells: [reader.figures(i + 1), inRashi(deg)] }))}
          />
        )}
      </div>
      <Disclosure summary={t('parts.allSystems', { n: HOUSE_SYSTEMS.length })}>
        {() => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reached by the keyboard
          <div class="scroll" tabIndex={0} role="region" aria-label={t('parts.houseSystem')}>
            <Table
              caption={t('parts.allSystemsCaption')}
              hideCaption
              columns={[t('parts.houseSystem'), ...GRAHA_KEYS.map((each) => ({ head: graha(each), num: true }))]}
              rows={systems.map((system) => ({
                key: system.key,
                cells: [
                  systemName(system.key),
                  ...GRAHA_KEYS.map((each) => (system.grahas ? reader.figures(system.grahas[each]) : '–')),
                ],
              }))}
            />
          </div>
        )}
      </Disclosure>
    </Section>
  );
}

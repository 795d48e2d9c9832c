/** The sheets of the drawings: rāśi and the chart from the Moon, navāṃśa with the bhāvas, and the sixteen vargas. */
import { useMemo } from 'preact/hooks';
import { type PointKey, VARGA_KEYS } from '../../../data/keys';
import { degreesInRashi } from '../../../domain/positions/placement';
import type { Placement } from '../../../domain/positions/types';
import { vargaRashi } from '../../../domain/positions/vargas';
import type { DrawingStyle } from '../../../drawing';
import { degreesText, numberText } from '../../reader/format';
import { pointName } from '../../reader/letters';
import { useReader } from '../../reader/reader';
import { ChartDrawing } from '../../shared/ChartDrawing';
import { Table } from '../../shared/components';
import { drawnFor, pictureFor } from '../../shared/drawnChart';
import { conditionText } from '../../shared/grahaCondition';
import { Picture } from '../../shared/Picture';
import { FURTHER } from '../chart/Further';
import { type Booklet, nakshatraLord } from './model';

interface Props {
  booklet: Booklet;
  style: DrawingStyle;
}

interface Drawn {
  /** Unique on the page. */
  id: string;
  caption: string;
  /** The rāśi of the first house. */
  from: number;
}

/** The rāśis of the grahas in houses from a rāśi. The degrees are in the table below. */
function RashiDrawing({ booklet: { chart }, style, id, from, caption }: Props & Drawn) {
  const reader = useReader();
  const { svg, label } = useMemo(() => {
    const picture = pictureFor(reader, chart, { style });
    const plain = {
      ...picture,
      lagnaRashi: from,
      occupants: picture.occupants.map(({ degrees: _, ...occupant }) => occupant),
      caption: [caption],
    };
    return drawnFor(reader, plain, `sheet-${id}`);
  }, [reader, chart, style, id, from, caption]);
  return (
    <div role="img" aria-label={label}>
      <Picture svg={svg} />
    </div>
  );
}

function GrahaRows({ booklet: { chart } }: Pick<Props, 'booklet'>) {
  const { reader, t } = useReader();
  const row = (key: PointKey, point: Placement, house: number, condition: string) => ({
    key,
    cells: [
      pointName(reader, key),
      reader.figures(degreesText(degreesInRashi(point.siderealDeg))),
      reader.nameAt('rashi', point.rashi),
      `${reader.nameAt('nakshatra', point.nakshatra)} ${reader.figures(point.pada)}`,
      reader.name('graha', nakshatraLord(point.nakshatra).lord),
      reader.figures(house),
      reader.nameAt('rashi', vargaRashi('D9', point.siderealDeg)),
      condition || '–',
      key === 'lagna' ? '–' : reader.figures(numberText(point.speedDegPerDay, 3)),
    ],
  });
  return (
    <Table
      caption={t('desk.table')}
      columns={[
        t('words.graha'),
        { head: t('desk.longitude'), num: true },
        t('words.rashi'),
        t('words.nakshatraPada'),
        t('parts.starLord'),
        { head: t('desk.house'), num: true },
        t('desk.navamsha'),
        t('desk.dignity'),
        { head: t('booklet.speed'), num: true },
      ]}
      rows={[
        row('lagna', chart.lagna, 1, ''),
        ...chart.grahas.map((graha) => row(graha.key, graha, graha.house, conditionText(reader, graha))),
      ]}
    />
  );
}

export function ChartsBody(props: Props) {
  const reader = useReader();
  const { chart } = props.booklet;
  const moon = chart.grahas.find(({ key }) => key === 'moon');
  const drawings: Drawn[] = [
    { id: 'rashi', caption: `D1 ${reader.name('varga', 'D1')}`, from: chart.lagna.rashi },
    { id: 'from-moon', caption: reader.t('booklet.fromMoon'), from: moon?.rashi ?? Number.NaN },
  ];
  return (
    <>
      <div class="g2">
        {drawings.map((drawn) => (
          <figure key={drawn.id}>
            <figcaption>{drawn.caption}</figcaption>
            <RashiDrawing {...props} {...drawn} />
          </figure>
        ))}
      </div>
      <GrahaRows {...props} />
      {FURTHER.karakas(chart)}
    </>
  );
}

export function BhavasBody({ booklet: { chart }, style }: Props) {
  const reader = useReader();
  return (
    <>
      <div class="g2">
        <figure>
          <figcaption>D9 {reader.name('varga', 'D9')}</figcaption>
          <ChartDrawing positions={chart} style={style} varga="D9" id="navamsha" />
        </figure>
        {FURTHER.arudhas(chart)}
      </div>
      {FURTHER.bhavas(chart)}
      {FURTHER.avasthas(chart)}
    </>
  );
}

export function VargasBody({ booklet: { chart }, style }: Props) {
  const reader = useReader();
  return (
    <div class="sixteen">
      {VARGA_KEYS.map((varga) => (
        <figure key={varga}>
          <figcaption>
            {varga} {reader.name('varga', varga)}
            <small>
              {reader.t('booklet.lagnaIn', {
                rashi: reader.nameAt('rashi', vargaRashi(varga, chart.lagna.siderealDeg)),
              })}
            </small>
          </figcaption>
          <ChartDrawing positions={chart} style={style} varga={varga} detail="small" id={`sheet-${varga}`} />
        </figure>
      ))}
    </div>
  );
}

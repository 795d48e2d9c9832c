/** The last sheet: the convention of every figure, the measured accuracy, what is missing, and the signature. */

import { BODY_KEYS } from '../../../data/keys';
import { degreesInRashi, place } from '../../../domain/positions/placement';
import type { Placement } from '../../../domain/positions/types';
import { accuracyAt } from '../../../kernel/stamp';
import { degreesText } from '../../reader/format';
import { useReader } from '../../reader/reader';
import { zoneWords } from '../../shared/birth';
import { Table } from '../../shared/components';
import { ayanamshaName } from '../../shared/conventions';
import { Notes } from '../chart/Notes';
import type { Booklet } from './model';

/** Lagna and Moon of the birth by every ayanāṃśa. */
function OtherAyanamshas({ booklet: { chart, resolved, ayanamshas } }: { booklet: Booklet }) {
  const { reader, t } = useReader();
  const moon = chart.grahas.find(({ key }) => key === 'moon');
  const placed = (point: Placement | undefined, deg: number) =>
    point ? place(point.tropicalDeg, deg, point.speedDegPerDay) : null;
  const inRashi = (point: Placement | null) =>
    point
      ? `${reader.nameAt('rashi', point.rashi)} ${reader.figures(degreesText(degreesInRashi(point.siderealDeg), { seconds: false }))}`
      : '–';
  return (
    <Table
      caption={t('booklet.otherAyanamshas')}
      columns={[
        t('booklet.ayanamsa'),
        { head: t('words.degrees'), num: true },
        reader.name('term', 'lagna'),
        reader.name('graha', 'moon'),
        t('desk.janma'),
      ]}
      rows={ayanamshas.map(({ key, deg }) => {
        const moonHere = placed(moon, deg);
        return {
          key,
          current: key === resolved.birth.settings.ayanamsa && 'chosen',
          cells: [
            ayanamshaName(reader, key),
            reader.figures(degreesText(deg)),
            inRashi(placed(chart.lagna, deg)),
            inRashi(moonHere),
            moonHere ? `${reader.nameAt('nakshatra', moonHere.nakshatra)} ${reader.figures(moonHere.pada)}` : '–',
          ],
        };
      })}
    />
  );
}

export function ConventionsBody({ booklet }: { booklet: Booklet }) {
  const { chart, resolved } = booklet;
  const { reader, t } = useReader();
  const { settings } = resolved.birth;
  const { fromYear, toYear, residuals } = accuracyAt(chart.sky.jdUt);
  const rows = [
    [t('desk.longitude'), t('booklet.rule_longitude')],
    [
      t('booklet.ayanamsa'),
      `${ayanamshaName(reader, settings.ayanamsa)} ${reader.figures(degreesText(chart.ayanamshaDeg))}`,
    ],
    [`${reader.name('graha', 'rahu')}, ${reader.name('graha', 'ketu')}`, t(`birth.node_${settings.nodeMode}`)],
    [t('booklet.houses'), t('booklet.rule_houses')],
    [t('day.sunriseName'), t('booklet.rule_sunrise')],
    [t('birth.yearLength'), t('birth.days', { n: reader.figures(settings.dashaYearDays) })],
    [t('booklet.combustion'), t('booklet.rule_combust')],
    [t('desk.vargas'), t('booklet.rule_vargas')],
    [t('parts.table_karakas'), t('booklet.rule_karakas')],
    [t('parts.table_arudhas'), t('booklet.rule_arudhas')],
    [t('desk.shadbala'), t('booklet.rule_shadbala')],
    [t('desk.ashtakavarga'), t('booklet.rule_ashtakavarga')],
    [t('desk.yogas'), t('booklet.rule_yogas')],
    [t('parts.table_kp'), t('booklet.rule_kp')],
    [t('form.zone'), reader.figures(zoneWords(resolved))],
  ] as const;
  return (
    <>
      <Table
        class="rules"
        caption={t('booklet.conventions')}
        hideCaption
        columns={[t('booklet.figure'), t('booklet.convention')]}
        rows={rows.map(([figure, rule]) => ({ key: figure, cells: [figure, rule] }))}
      />
      <Table
        class="figures"
        caption={t('booklet.residuals', { from: reader.year(fromYear), to: reader.year(toYear) })}
        columns={BODY_KEYS.map((key) => ({ head: reader.name('graha', key), num: true }))}
        rows={[
          {
            key: 'max',
            cells: BODY_KEYS.map((key) => reader.figures(`${residuals[key].max.toFixed(3)}″`)),
          },
        ]}
      />
      <OtherAyanamshas booklet={booklet} />
      {chart.notes.length > 0 && <Notes notes={chart.notes} />}
      <p>{t('booklet.describes')}</p>
      <div class="sign">
        <p>{t('booklet.placeDate')}</p>
        <p>{t('booklet.signature')}</p>
      </div>
    </>
  );
}

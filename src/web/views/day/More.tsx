/** What a disclosure of the day adds: the lagnas, the day types of Tamil almanacs, and the elements of the saṅkalpa. */

import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { daysOf } from '../../../domain/days/days';
import type { ComputedFields } from '../../../domain/days/fields';
import { SANKALPA_EPOCH } from '../../../domain/days/sankalpa';
import type { Limb } from '../../../domain/panchanga/types';
import type { Kernel } from '../../../kernel/kernel';
import { type Reader, useReader } from '../../reader/reader';
import { zonePast } from '../../reader/zonePast';
import { Name } from '../../shared/components';
import { Moment, withElements } from '../../shared/Times';
import { type DayModel, dayNumberOf } from './model';
import { Times } from './Tables';

const FIELDS = ['lagnas', 'day_types', 'sankalpa'] as const satisfies readonly (keyof ComputedFields)[];
type MoreFields = Pick<ComputedFields, (typeof FIELDS)[number]>;

/** The fields of a day that its page does not compute at first; null outside the years of the kernel. */
function moreOf(kernel: Kernel, { date }: DayModel, { place: { lat, lon, tz } }: Reader): MoreFields | null {
  const place = { latDeg: lat, lonDeg: lon };
  const found = daysOf(kernel, { from: date, to: date, place, tz, histories: zonePast(), fields: FIELDS });
  return found.ok ? ((found.value.days[0] as MoreFields | undefined) ?? null) : null;
}

interface Of {
  day: DayModel;
  more: MoreFields;
}

function Lagnas({ day, more: { lagnas } }: Of) {
  const { reader, t } = useReader();
  return (
    <section aria-labelledby="lagnas">
      <h3 class="h" id="lagnas">
        {t('dayMore.lagnas')}
      </h3>
      <ul class="rows">
        {lagnas.map(({ index, startJd, endJd }) => (
          <li key={startJd}>
            <span class="b" lang={reader.namesLang}>
              {reader.nameAt('rashi', index)}
            </span>
            <span class="tm">
              <Times of={day} startJd={startJd} endJd={endJd} />
            </span>
          </li>
        ))}
      </ul>
      <p class="q small">{t('dayMore.lagnasNote')}</p>
    </section>
  );
}

function Tamil({ day, more: { day_types: types } }: Of) {
  const { reader, t } = useReader();
  return (
    <section aria-labelledby="tamil">
      <h3 class="h" id="tamil">
        {t('dayMore.tamil')}
      </h3>
      <dl class="kv">
        <dt>{t('dayMore.nokku')}</dt>
        <dd>
          {types.nokku.map(({ key, untilJd }) => (
            <span class="ln" key={untilJd}>
              <Name>{reader.name('nokku', key)}</Name>
              {untilJd < day.endJd && <small> {until(reader, day, untilJd)}</small>}
            </span>
          ))}
        </dd>
        <dt>{t('dayMore.kariNal')}</dt>
        <dd>{types.kariNal === null ? '–' : t(types.kariNal ? 'dayMore.yes' : 'dayMore.no')}</dd>
      </dl>
    </section>
  );
}

const until = (reader: Reader, day: DayModel, jdUt: number): ComponentChildren =>
  withElements(reader, 'day.untilTime', {
    time: <Moment jdUt={jdUt} hoursAt={day.clocks.hoursAt} day={dayNumberOf(day)} />,
  });

/** The elements in the order of the rite. Limbs have their ends, because a rite names those of its own time. */
function Sankalpa({ day, more: { sankalpa } }: Of) {
  const { reader, t } = useReader();
  const { samvatsara, ayana, ritu, masa, paksha } = day.almanac;
  const limb = (nameOf: (index: number) => string, { index, endJd }: Limb) => ({
    name: nameOf(index),
    ...(endJd < day.endJd && { until: until(reader, day, endJd) }),
  });
  const named = (kind: 'samvatsara' | 'ritu' | 'masa' | 'rashi' | 'vara', index: number) => ({
    name: reader.nameAt(kind, index),
  });
  const elements: readonly (readonly [label: string, element: { name: string; until?: ComponentChildren }])[] = [
    [t('dayMore.samvatsara_south'), named('samvatsara', samvatsara.south)],
    [t('dayMore.samvatsara_north'), named('samvatsara', samvatsara.north)],
    [t('dayMore.ayana'), { name: reader.name('ayana', ayana) }],
    [t('dayMore.ritu'), named('ritu', ritu)],
    [t('dayMore.masa_amanta'), named('masa', masa.amanta)],
    [t('dayMore.masa_purnimanta'), named('masa', masa.purnimanta)],
    [t('dayMore.solar_rashi'), named('rashi', sankalpa.solarRashi)],
    [t('day.fortnight'), { name: reader.name('paksha', paksha) }],
    [reader.name('term', 'tithi'), limb((index) => reader.tithi(index), sankalpa.tithi)],
    [reader.name('term', 'vara'), named('vara', day.day.vara)],
    [reader.name('term', 'nakshatra'), limb((index) => reader.nameAt('nakshatra', index), sankalpa.nakshatra)],
    [reader.name('term', 'yoga'), limb((index) => reader.nameAt('yoga', index), sankalpa.yoga)],
    [reader.name('term', 'karana'), limb((index) => reader.karana(index), sankalpa.karana)],
  ];
  return (
    <section aria-labelledby="sankalpa">
      <h3 class="h" id="sankalpa">
        {t('dayMore.sankalpa')}
      </h3>
      <p class="n" lang={reader.namesLang}>
        {SANKALPA_EPOCH.map((key) => reader.name('sankalpa', key)).join(', ')}
      </p>
      <dl class="kv">
        {elements.flatMap(([label, { name, until: end }]) => [
          <dt key={label}>{label}</dt>,
          <dd key={`${label} name`}>
            <Name>{name}</Name>
            {end && <small> {end}</small>}
          </dd>,
        ])}
      </dl>
      <p class="q small">{t('dayMore.sankalpaNote')}</p>
    </section>
  );
}

/** Three columns, or one on a narrow page. */
export function More({ day, kernel }: { day: DayModel; kernel: Kernel }) {
  const reader = useReader();
  const more = useMemo(() => moreOf(kernel, day, reader), [kernel, day, reader]);
  if (!more) return <p class="q">{reader.t('day.failed')}</p>;
  return (
    <div class="cols3">
      <Lagnas day={day} more={more} />
      <Tamil day={day} more={more} />
      <Sankalpa day={day} more={more} />
    </div>
  );
}

/** The tables of an annual chart: office-bearers with their strengths, aspects and yogas, sahams, daśās. */

import { BODY_KEYS, GRAHA_KEYS, type PointKey } from '../../../../data/keys';
import { degreesInRashi } from '../../../../domain/positions/placement';
import { type AnnualPeriod, OFFICES, type PanchavargiyaBala } from '../../../../domain/varshaphala/types';
import { angleText, degreesText, numberText, wallAt } from '../../../reader/format';
import { pointName } from '../../../reader/letters';
import { useReader } from '../../../reader/reader';
import { Disclosure, Table } from '../../../shared/components';
import type { Annual } from './model';

interface Props {
  annual: Annual;
}

export function Offices({ annual }: Props) {
  const { reader, t, namesLang } = useReader();
  const { officeBearers, yearLord, panchavargiya } = annual;
  return (
    <Table
      caption={t('varsha.officesNote')}
      columns={[t('varsha.office'), t('words.graha'), { head: t('varsha.bala'), num: true }, t('varsha.aspectsLagna')]}
      rows={OFFICES.map((office) => {
        const graha = officeBearers[office];
        const candidate = yearLord.candidates.find((each) => each.graha === graha);
        return {
          key: office,
          cells: [
            t(`varsha.office_${office}`),
            <span key="g" lang={namesLang}>
              {reader.name('graha', graha)}
              {graha === yearLord.graha && <small class="q"> {t('varsha.isYearLord')}</small>}
            </span>,
            reader.figures(numberText(panchavargiya[graha].vimshopaka, 2)),
            candidate ? t(candidate.aspectsLagna ? 'varsha.yes' : 'varsha.no') : '–',
          ],
        };
      })}
    />
  );
}

const BALAS = [
  'kshetra',
  'uchcha',
  'hadda',
  'drekkana',
  'navamsha',
  'total',
  'vimshopaka',
] as const satisfies readonly (keyof PanchavargiyaBala)[];

function Balas({ annual }: Props) {
  const { reader, t, namesLang } = useReader();
  return (
    <Table
      caption={t('varsha.balasNote')}
      columns={[
        t('words.graha'),
        ...BALAS.map((key) => ({ head: t(`varsha.bala_${key}`), num: true })),
        { head: t('varsha.harsha'), num: true },
      ]}
      rows={BODY_KEYS.map((key) => ({
        key,
        cells: [
          <span key="g" class="n" lang={namesLang}>
            {reader.name('graha', key)}
          </span>,
          ...BALAS.map((bala) => reader.figures(numberText(annual.panchavargiya[key][bala], 2))),
          reader.figures(annual.harsha[key]),
        ],
      }))}
    />
  );
}

function Yogas({ annual }: Props) {
  const { reader, t, namesLang } = useReader();
  const name = (key: (typeof BODY_KEYS)[number]) => reader.name('graha', key);
  return (
    <>
      <Table
        caption={t('varsha.yogasNote')}
        columns={[t('varsha.yoga'), t('varsha.grahas'), t('varsha.status')]}
        rows={annual.yogas.map(({ key, grahas, type, status }, i) => ({
          key: `${key}${i}`,
          cells: [
            <span key="y" lang={namesLang}>
              <span class="n">{reader.name('tajika_yoga', key)}</span>{' '}
              {type && <small class="q">{t(`varsha.type_${type}`)}</small>}
            </span>,
            grahas.map(name).join(', '),
            t(`varsha.status_${status}`),
          ],
        }))}
      />
      <Table
        caption={t('varsha.aspects')}
        columns={[
          t('varsha.faster'),
          t('varsha.slower'),
          t('varsha.kind'),
          { head: t('varsha.separation'), num: true },
          { head: t('varsha.orb'), num: true },
          t('varsha.motion'),
        ]}
        rows={annual.aspects.map(({ faster, slower, kind, separationDeg, orbDeg, within, applying }) => ({
          key: `${faster}${slower}`,
          cells: [
            name(faster),
            name(slower),
            t(`varsha.kind_${kind}`),
            reader.figures(degreesText(separationDeg, { seconds: false })),
            reader.figures(angleText(orbDeg * 3600)),
            within ? t(applying ? 'varsha.applying' : 'varsha.parting') : t('varsha.beyond'),
          ],
        }))}
      />
    </>
  );
}

function Sahams({ annual }: Props) {
  const { reader, t, namesLang } = useReader();
  return (
    <Table
      caption={t('varsha.sahamsNote', { time: t(annual.isDay ? 'varsha.byDay' : 'varsha.byNight') })}
      columns={[t('varsha.saham'), t('words.rashi'), { head: t('words.degrees'), num: true }, t('varsha.lord')]}
      rows={annual.sahams.map(({ key, siderealDeg, rashi, lord }) => ({
        key,
        cells: [
          <span key="n" class="n" lang={namesLang}>
            {reader.name('saham', key)}
          </span>,
          reader.nameAt('rashi', rashi),
          reader.figures(degreesText(degreesInRashi(siderealDeg), { seconds: false })),
          lord ? reader.name('graha', lord) : '–',
        ],
      }))}
    />
  );
}

function Periods({
  annual,
  periods,
  caption,
}: Props & { periods: readonly AnnualPeriod<PointKey>[]; caption: string }) {
  const { reader, t } = useReader();
  const date = (jd: number) => reader.date(wallAt(jd, annual.tzHours).dayNumber, 'short');
  return (
    <Table
      caption={caption}
      columns={[t('varsha.lord'), { head: t('varsha.from'), num: true }, { head: t('varsha.to'), num: true }]}
      rows={periods.map(({ lord, startJd, endJd }, i) => ({
        key: `${lord}${i}`,
        cells: [pointName(reader, lord), date(startJd), date(endJd)],
      }))}
    />
  );
}

function Flags({ annual }: Props) {
  const { reader, t } = useReader();
  const { houses, vedha } = annual.tripataki;
  const names = (keys: readonly (typeof GRAHA_KEYS)[number][]) =>
    keys.map((key) => reader.name('graha', key)).join(', ') || '–';
  return (
    <>
      <Table
        caption={t('varsha.flagsNote')}
        columns={[t('words.graha'), { head: t('varsha.house'), num: true }]}
        rows={GRAHA_KEYS.map((key) => ({ key, cells: [reader.name('graha', key), reader.figures(houses[key])] }))}
      />
      <p>{t('varsha.vedha', { moon: names(vedha.moon), lagna: names(vedha.lagna) })}</p>
    </>
  );
}

/** The tables below the drawings, each opened on demand. */
export function Further({ annual }: Props) {
  const { t } = useReader();
  return (
    <div class="furthervarsha">
      <Disclosure summary={t('varsha.balas')}>{() => <Balas annual={annual} />}</Disclosure>
      <Disclosure summary={t('varsha.yogas')}>{() => <Yogas annual={annual} />}</Disclosure>
      <Disclosure summary={t('varsha.sahams')}>{() => <Sahams annual={annual} />}</Disclosure>
      <Disclosure summary={t('varsha.dashas')}>
        {() => (
          <div class="cols">
            <Periods annual={annual} periods={annual.mudda} caption={t('varsha.mudda')} />
            <Periods annual={annual} periods={annual.patyayini} caption={t('varsha.patyayini')} />
          </div>
        )}
      </Disclosure>
      <Disclosure summary={t('varsha.flags')}>{() => <Flags annual={annual} />}</Disclosure>
    </div>
  );
}

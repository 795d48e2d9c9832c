/** The cover, and the sheet of the birth: what was given, its pañcāṅga and classes, and how firm the lagna is. */
import { varaLord } from '../../../data/almanac';
import type { UpagrahaKey } from '../../../data/chart/upagrahas';
import type { VargaKey } from '../../../data/keys';
import { IN_DEVANAGARI } from '../../../data/language';
import type { DrawingStyle } from '../../../drawing';
import { syllableOf } from '../../../lexicon/syllables';
import { angleText, coordinatesText, degreesText, numberText, two, wallAt } from '../../reader/format';
import { type Reader, useReader } from '../../reader/reader';
import { momentText } from '../../reader/times';
import { zoneWords } from '../../shared/birth';
import { ChartDrawing } from '../../shared/ChartDrawing';
import { Table } from '../../shared/components';
import { ayanamshaName } from '../../shared/conventions';
import { masaText } from '../../shared/lunarMonth';
import { Absent } from '../chart/cells';
import { FURTHER, pointCells } from '../chart/Further';
import { titleOf } from '../chart/titles';
import { Clock } from '../chart/words';
import { type Booklet, nakshatraLord } from './model';
import { Pairs } from './Sheet';

interface Of {
  booklet: Booklet;
}

/** The divisions whose lagna the sheet of the birth states. */
const FIRM_VARGAS: readonly VargaKey[] = ['D1', 'D3', 'D9', 'D10', 'D12', 'D30', 'D60'];
const PALAS_PER_GHATI = 60;
const NAKSHATRAS = 27;

/** `35:57`: ghaṭīs and palas. */
function ghatisText(reader: Reader, ghatis: number): string {
  const palas = Math.floor(ghatis * PALAS_PER_GHATI + 1e-7);
  return reader.figures(`${Math.floor(palas / PALAS_PER_GHATI)}:${two(palas % PALAS_PER_GHATI)}`);
}

/** The birth in words: weekday, date and time; then the place. */
function birthLines(reader: Reader, { resolved }: Booklet): [when: string, where: string] {
  const { birth, question, offsetHours } = resolved;
  const wall = wallAt(question.jdUt, offsetHours);
  const place = [birth.place, coordinatesText(birth.lat, birth.lon), zoneWords(resolved)].filter(Boolean);
  return [`${reader.longDate(wall.dayNumber)}, ${reader.clock(wall, true)}`, reader.figures(place.join(', '))];
}

export function CoverBody({ booklet, style }: Of & { style: DrawingStyle }) {
  const reader = useReader();
  const { chart, resolved } = booklet;
  const moon = chart.grahas.find(({ key }) => key === 'moon');
  const [when, where] = birthLines(reader, booklet);
  return (
    <>
      <p class="who">{titleOf(reader, resolved.birth)}</p>
      <p class="big">{when}</p>
      <p class="big">{where}</p>
      <div class="drawing">
        <ChartDrawing positions={chart} style={style} id="cover" />
      </div>
      <dl class="facts">
        <div>
          <dt>{reader.name('term', 'lagna')}</dt>
          <dd>{reader.nameAt('rashi', chart.lagna.rashi)}</dd>
        </div>
        <div>
          <dt>{reader.t('booklet.moonRashi')}</dt>
          <dd>{reader.nameAt('rashi', moon?.rashi ?? Number.NaN)}</dd>
        </div>
        <div>
          <dt>{reader.t('desk.janma')}</dt>
          <dd>
            {reader.nameAt('nakshatra', moon?.nakshatra ?? Number.NaN)} {reader.figures(moon?.pada ?? '–')}
          </dd>
        </div>
      </dl>
    </>
  );
}

function Given({ booklet }: Of) {
  const { reader, t } = useReader();
  const { chart, resolved } = booklet;
  const { birth, question, offsetHours } = resolved;
  const wall = wallAt(question.jdUt, offsetHours);
  const universal = wallAt(question.jdUt, 0);
  return (
    <Pairs
      caption={t('booklet.given')}
      rows={[
        [t('day.date'), reader.longDate(wall.dayNumber)],
        [t('form.time'), `${reader.clock(wall, true)}, ${reader.figures(zoneWords(resolved))}`],
        ['UTC', `${reader.date(universal.dayNumber, 'short')}, ${reader.clock(universal, true)}`],
        [t('form.place'), birth.place || '–'],
        [t('booklet.coordinates'), reader.figures(coordinatesText(birth.lat, birth.lon))],
        [t('booklet.julianDay'), reader.figures(question.jdUt.toFixed(6))],
        ['ΔT', t('desk.seconds', { n: reader.figures(chart.sky.deltaTSeconds.toFixed(1)) })],
        [
          t('booklet.ayanamsa'),
          `${ayanamshaName(reader, question.ayanamsha)} ${reader.figures(degreesText(chart.ayanamshaDeg))}`,
        ],
        [t('booklet.ghatis'), chart.day ? ghatisText(reader, chart.day.ghatis) : '–'],
      ]}
    />
  );
}

function BirthPanchanga({ booklet }: Of) {
  const { reader, t } = useReader();
  const { chart, resolved, limbs, calendar } = booklet;
  const { day, question } = chart;
  const { offsetHours } = resolved;
  const { dayNumber } = wallAt(question.jdUt, offsetHours);
  const time = (jdUt: number) => momentText(reader, jdUt, () => offsetHours, dayNumber);
  const limb = (name: string, endJd: number) => `${name}, ${t('day.untilTime', { time: time(endJd) })}`;
  const moon = chart.grahas.find(({ key }) => key === 'moon');
  const rows: [string, string][] = [];
  if (day) {
    const lord = t('day.lord', { graha: reader.name('graha', varaLord(day.vara)) });
    rows.push([reader.name('term', 'vara'), `${reader.nameAt('vara', day.vara)}, ${lord}`]);
  }
  if (limbs) {
    const { tithi, nakshatra, yoga, karana } = limbs;
    const star = `${reader.nameAt('nakshatra', nakshatra.index)} ${reader.figures(moon?.pada ?? '')}`;
    rows.push(
      [reader.name('term', 'tithi'), limb(reader.tithi(tithi.index), tithi.endJd)],
      [reader.name('term', 'nakshatra'), limb(star, nakshatra.endJd)],
      [reader.name('term', 'yoga'), limb(reader.nameAt('yoga', yoga.index), yoga.endJd)],
      [reader.name('term', 'karana'), limb(reader.karana(karana.index), karana.endJd)],
    );
  }
  if (calendar) {
    const { month, years, ritu, ayana } = calendar;
    const named = (number: number) => masaText(reader, number, month.adhika);
    const reckoning =
      month.amanta === month.purnimanta
        ? t('day.bothReckonings')
        : t('day.fullMoonMonth', { month: named(month.purnimanta) });
    const year = (count: number, name: number) => `${reader.figures(count)} ${reader.nameAt('samvatsara', name)}`;
    rows.push(
      [t('day.month'), `${named(month.amanta)} (${reckoning})`],
      [t('day.season'), `${reader.nameAt('ritu', ritu)}, ${reader.name('ayana', ayana)}`],
      ...(years.vikrama > 0
        ? [[t('day.vikram'), year(years.vikrama, years.samvatsara.north)] as [string, string]]
        : []),
      ...(years.shaka > 0 ? [[t('day.shaka'), year(years.shaka, years.samvatsara.south)] as [string, string]] : []),
    );
  }
  if (day) {
    rows.push([t('day.sunriseName'), time(day.sunriseJd)], [t('day.sunsetName'), time(day.sunsetJd)]);
  }
  return <Pairs caption={t('booklet.panchanga')} rows={rows} />;
}

function Classes({ booklet }: Of) {
  const { reader, t } = useReader();
  const { avakahada } = booklet;
  if (!avakahada) return null;
  const { varna, vashya, yoni, gana, nadi, tattva, paya, pada, yunja, rashiLord, nakshatraLord } = avakahada;
  const syllable = syllableOf(pada);
  return (
    <Pairs
      caption={t('booklet.classes')}
      rows={[
        [reader.name('kuta', 'varna'), reader.name('varna', varna)],
        [reader.name('kuta', 'vashya'), reader.name('vashya', vashya)],
        [reader.name('kuta', 'yoni'), reader.name('yoni', yoni)],
        [reader.name('kuta', 'gana'), reader.name('gana', gana)],
        [reader.name('kuta', 'nadi'), reader.name('nadi', nadi)],
        [t('booklet.tattva'), reader.name('tattva', tattva)],
        [t('booklet.payaByRashi'), reader.name('paya', paya.byRashi)],
        [t('booklet.payaByNakshatra'), reader.name('paya', paya.byNakshatra)],
        [t('booklet.yunja'), reader.name('yunja', yunja)],
        [
          t('booklet.syllable'),
          IN_DEVANAGARI.includes(reader.labels.tag) ? syllable.sa : <span lang="sa-Latn">{syllable.iast}</span>,
        ],
        [t('parts.rashiLord'), reader.name('graha', rashiLord)],
        [t('parts.starLord'), reader.name('graha', nakshatraLord)],
      ]}
    />
  );
}

function FirmTable({ booklet }: Of) {
  const { reader, t } = useReader();
  const { firmness, resolved } = booklet;
  const { question, offsetHours } = resolved;
  const day = wallAt(question.jdUt, offsetHours).dayNumber;
  const clock = (jd: number | null) => <Clock jdUt={jd ?? Number.NaN} offsetHours={offsetHours} day={day} />;
  return (
    <Table
      caption={t('booklet.lagnaFrom')}
      columns={[
        t('parts.division'),
        reader.name('term', 'lagna'),
        { head: t('parts.from'), num: true },
        { head: t('parts.until'), num: true },
      ]}
      rows={firmness
        .filter(({ key }) => FIRM_VARGAS.includes(key))
        .map(({ key, rashi, fromJd, untilJd }) => ({
          key,
          cells: [`${key} ${reader.name('varga', key)}`, reader.nameAt('rashi', rashi), clock(fromJd), clock(untilJd)],
        }))}
    />
  );
}

function Points({ booklet: { chart } }: Of) {
  const { reader, t } = useReader();
  const { upagrahas, specialLagnas } = chart;
  return (
    <div class="g2">
      {upagrahas ? (
        <Table
          caption={t('parts.table_upagrahas')}
          columns={[t('parts.upagraha'), t('parts.rashiLongitude'), t('words.nakshatraPada')]}
          rows={(Object.keys(upagrahas) as UpagrahaKey[]).map((key) => ({
            key,
            cells: [reader.name('upagraha', key), ...pointCells(reader, upagrahas[key] ?? null)],
          }))}
        />
      ) : (
        <Absent why={t('parts.noDay')} />
      )}
      {specialLagnas && FURTHER.lagnas(chart)}
    </div>
  );
}

/** By how much a minute of birth time moves the lagna and the dates of Viṃśottarī, in a sentence. */
function MinuteText({ booklet }: Of) {
  const reader = useReader();
  const { chart, resolved } = booklet;
  const moon = chart.grahas.find(({ key }) => key === 'moon');
  const { boundaryArcsec, boundarySeconds } = chart.lagna;
  if (!moon || !boundarySeconds || !Number.isFinite(boundaryArcsec)) return null;
  const { years } = nakshatraLord(moon.nakshatra);
  const nakshatrasPerMinute = ((moon.speedDegPerDay / 1440) * NAKSHATRAS) / 360;
  const days = nakshatrasPerMinute * years * resolved.birth.settings.dashaYearDays;
  return (
    <p>
      {reader.t('booklet.minute', {
        arc: reader.figures(angleText((60 * Math.abs(boundaryArcsec)) / Math.abs(boundarySeconds))),
        days: reader.figures(numberText(days, 1)),
      })}
    </p>
  );
}

export function BirthBody({ booklet }: Of) {
  return (
    <>
      <div class="g2">
        <Given booklet={booklet} />
        <BirthPanchanga booklet={booklet} />
      </div>
      <div class="g2">
        <Classes booklet={booklet} />
        <div>
          <FirmTable booklet={booklet} />
          <MinuteText booklet={booklet} />
        </div>
      </div>
      <Points booklet={booklet} />
    </>
  );
}

/** The kundali booklet: a birth on eight to twelve sheets, to print or to save as a PDF. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { unixToJd } from '../../../domain/time/civil';
import type { Kernel } from '../../../kernel/kernel';
import { kernelStamp } from '../../../kernel/stamp';
import { degreesText, offsetText, wallAt } from '../../reader/format';
import { type Reader, useReader } from '../../reader/reader';
import { withZonePast } from '../../reader/zonePast';
import { birthFragment, type Resolved } from '../../shared/birth';
import { Fault, PageHead } from '../../shared/components';
import { ayanamshaName } from '../../shared/conventions';
import { PageEnd } from '../../shared/PageEnd';
import { birthOfAddress } from '../chart/desk/birthOfAddress';
import { titleOf } from '../chart/titles';
import { loadYogaWords, type YogaWords } from '../chart/yogaWords';
import { BirthBody, CoverBody } from './BirthSheets';
import { BhavasBody, ChartsBody, VargasBody } from './ChartSheets';
import { ConventionsBody } from './ConventionSheet';
import { type BookletChoices, keepChoices, keptChoices, SHEET_KEYS, type SheetKey } from './choices';
import { DashasBody, VimshottariBody } from './DashaSheets';
import { type Booklet, bookletOf } from './model';
import { Options } from './Options';
import { Sheet, type SheetContent } from './Sheet';
import { KpBody, StrengthBody, YogasBody } from './StrengthSheets';
import { useSheetBreaks } from './useSheetBreaks';

/** The names of the sheets. */
function titlesOf(reader: Reader): Record<SheetKey, string> {
  const { t } = reader;
  const dashas = (['yogini', 'ashtottari', 'chara'] as const).map((key) => reader.name('dasha', key));
  const dasha = (name: string) => t('booklet.dasha', { name });
  return {
    cover: t('booklet.janmapatrika'),
    birth: t('booklet.birth'),
    charts: t('booklet.charts'),
    bhavas: t('booklet.bhavas', { navamsha: reader.name('varga', 'D9') }),
    vargas: t('parts.vargas'),
    vimshottari: dasha(reader.name('dasha', 'vimshottari')),
    dashas: dasha(dashas.join(', ')),
    strength: `${t('desk.shadbala')}, ${t('desk.ashtakavarga')}`,
    yogas: t('desk.yogas'),
    kp: t('parts.table_kp'),
    conventions: t('booklet.conventions'),
  };
}

/** The conventions of each sheet's figures, in its foot. */
function feetOf(reader: Reader, { chart, resolved, madeJd }: Booklet): Record<SheetKey, string> {
  const { t } = reader;
  const { settings } = resolved.birth;
  const years = t('parts.yearsOf', { n: reader.figures(settings.dashaYearDays) });
  const offset = t('booklet.datesAt', { offset: reader.figures(offsetText(resolved.offsetHours)) });
  const date = reader.date(wallAt(madeJd, resolved.offsetHours).dayNumber);
  const hash = kernelStamp().sha256.slice(0, 12);
  const { evaluated = 0, present = [] } = chart.yogas ?? {};
  const ayanamsa = `${ayanamshaName(reader, settings.ayanamsa)} ${reader.figures(degreesText(chart.ayanamshaDeg))}`;
  const zodiac = t('booklet.zodiac', { ayanamsa, node: t(`birth.node_${settings.nodeMode}`) });
  return {
    cover: [zodiac, t('booklet.foot_cover'), t('booklet.made', { date, hash })].join(' '),
    birth: t('booklet.foot_birth'),
    charts: `${zodiac} ${t('booklet.foot_charts')}`,
    bhavas: t('booklet.foot_bhavas'),
    vargas: t('booklet.foot_vargas'),
    vimshottari: `${years} ${offset}`,
    dashas: `${years} ${offset}`,
    strength: t('booklet.foot_strength'),
    yogas: t('parts.yogasNote', { n: evaluated, met: present.length }),
    kp: t('booklet.foot_kp'),
    conventions: t('booklet.foot_conventions', { hash }),
  };
}

/** The sheets that were not left out, in their order; the yogas take as many as they need. */
function contentsOf(
  reader: Reader,
  booklet: Booklet,
  { choices, words, starts }: { choices: BookletChoices; words: YogaWords; starts: readonly number[] },
): SheetContent[] {
  const { drawing: style } = reader.settings;
  const [titles, feet] = [titlesOf(reader), feetOf(reader, booklet)];
  const bodies: Record<Exclude<SheetKey, 'yogas'>, SheetContent['body']> = {
    cover: <CoverBody booklet={booklet} style={style} />,
    birth: <BirthBody booklet={booklet} />,
    charts: <ChartsBody booklet={booklet} style={style} />,
    bhavas: <BhavasBody booklet={booklet} style={style} />,
    vargas: <VargasBody booklet={booklet} style={style} />,
    vimshottari: <VimshottariBody booklet={booklet} />,
    dashas: <DashasBody booklet={booklet} />,
    strength: <StrengthBody booklet={booklet} />,
    kp: <KpBody booklet={booklet} />,
    conventions: <ConventionsBody booklet={booklet} />,
  };
  const yogas = booklet.chart.yogas?.present ?? [];
  return SHEET_KEYS.filter((key) => !choices.without.includes(key)).flatMap((key) => {
    const content = (body: SheetContent['body'], n = '') => ({
      id: key,
      key: key + n,
      title: titles[key],
      foot: feet[key],
      body,
    });
    if (key !== 'yogas') return [content(bodies[key])];
    return starts.map((from, i) =>
      content(<YogasBody yogas={yogas.slice(from, starts[i + 1])} words={words} />, String(i)),
    );
  });
}

interface BookProps {
  booklet: Booklet;
  words: YogaWords;
}

function Book({ booklet, words }: BookProps) {
  const { reader, t } = useReader();
  const { resolved } = booklet;
  const book = useRef<HTMLDivElement>(null);
  const [choices, setChoices] = useState(keptChoices);
  const change = (next: BookletChoices) => {
    keepChoices(next);
    setChoices(next);
  };
  const starts = useSheetBreaks(book, [birthFragment(resolved.birth), choices.paper, reader.labels.tag].join(' '));
  const contents = contentsOf(reader, booklet, { choices, words, starts });
  return (
    <main id="main" tabIndex={-1} class="bookletpage">
      <PageHead
        title={t('booklet.title')}
        lead={t('booklet.lead', { n: contents.length })}
        actions={
          <>
            <a class="btn" href={reader.href('/chart') + birthFragment(resolved.birth)}>
              {t('booklet.toChart')}
            </a>
            <button class="btn main" type="button" onClick={() => print()}>
              {t('desk.print')}
            </button>
          </>
        }
      />
      <Options choices={choices} style={reader.settings.drawing} titles={titlesOf(reader)} onChange={change} />
      <div class={`book ${choices.paper}`} ref={book}>
        {contents.map((content, i) => (
          <Sheet
            key={content.key}
            content={content}
            choices={choices}
            resolved={resolved}
            number={i + 1}
            total={contents.length}
          />
        ))}
      </div>
    </main>
  );
}

/** The booklet of a birth, or why it has none. */
function Bound({ kernel, resolved }: { kernel: Kernel; resolved: Resolved | null }) {
  const { reader, t, locale } = useReader();
  const [words, setWords] = useState<YogaWords | null>(null);
  useEffect(() => {
    loadYogaWords(locale).then(setWords, (fault: unknown) => reportError(fault));
  }, [locale]);
  const isTimeKnown = resolved?.birth.isTimeKnown ?? false;
  const booklet = useMemo(
    () => (resolved && isTimeKnown ? bookletOf(reader, kernel, resolved, unixToJd(Date.now())) : null),
    [reader, kernel, resolved],
  );
  useEffect(() => {
    if (resolved) document.title = [titleOf(reader, resolved.birth), t('booklet.title'), 'Khagola'].join(' · ');
  }, [reader, resolved]);
  if (booklet && words) return <Book booklet={booklet} words={words} />;
  const head = (
    <div class="head">
      <h1>{t('booklet.title')}</h1>
    </div>
  );
  if (booklet) {
    return (
      <main id="main" tabIndex={-1} aria-busy="true">
        {head}
      </main>
    );
  }
  const fault = resolved === null ? t('desk.badLink') : t(isTimeKnown ? 'desk.failed' : 'booklet.needsTime');
  const why = resolved === null ? t('desk.badLinkWhy') : t(isTimeKnown ? 'desk.failedWhy' : 'booklet.needsTimeWhy');
  return (
    <main id="main" tabIndex={-1}>
      {head}
      <Fault title={fault}>
        <p>{why}</p>
        <a class="btn" href={reader.href('/chart') + (resolved ? birthFragment(resolved.birth) : '')}>
          {t('booklet.toChart')}
        </a>
      </Fault>
    </main>
  );
}

export function BookletPage({ kernel }: { kernel: Kernel }) {
  const reader = useReader();
  const [resolved, setResolved] = useState(() => birthOfAddress(reader));
  useEffect(() => {
    const follow = () => withZonePast(location.hash, () => setResolved(birthOfAddress(reader)));
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return (
    <>
      <Bound kernel={kernel} resolved={resolved} />
      <PageEnd />
    </>
  );
}

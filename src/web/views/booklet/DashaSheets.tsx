/** The sheets of the daśās: Viṃśottarī with its antardaśās, then three others and the pratyantardaśās of these years. */
import type { DefaultDasha } from '../../../domain/dasha/keys';
import { dashaReasonInWords } from '../../../lexicon/sentences/dashaConditions';
import { useReader } from '../../reader/reader';
import { sentenceText } from '../../shared/sentence';
import { type Period, runningIn } from '../chart/dashaModel';
import { dateOf } from '../chart/words';
import type { Booklet } from './model';

interface Of {
  booklet: Booklet;
}

/** Antardaśās whose pratyantardaśās are listed: the running one and those that follow. */
const DETAILED_ANTARAS = 3;

/** The beginnings of periods. Those that end before the birth are set apart. */
function Beginnings({ caption, span, periods, booklet }: Of & { caption: string; span?: string; periods: Period[] }) {
  const reader = useReader();
  const { jdUt, tzHours } = booklet.chart.question;
  return (
    <table class="pairs">
      <caption>
        {caption} {span && <small>{span}</small>}
      </caption>
      <tbody>
        {periods.map(({ name, startJd, endJd }) => (
          <tr key={startJd} class={endJd <= jdUt ? 'before' : undefined}>
            <th scope="row">{name}</th>
            <td>{dateOf(reader, startJd, tzHours)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `17 Aug 1985 to 17 Aug 2003`. */
function useSpan({ chart }: Booklet) {
  const reader = useReader();
  const date = (jd: number) => dateOf(reader, jd, chart.question.tzHours);
  return ({ startJd, endJd }: Period) => reader.t('parts.span', { from: date(startJd), until: date(endJd) });
}

export function VimshottariBody({ booklet }: Of) {
  const reader = useReader();
  const spanOf = useSpan(booklet);
  const { vimshottari } = booklet.dashas;
  if (!vimshottari) return <p>{reader.t('parts.noDasha')}</p>;
  return (
    <>
      <p>{vimshottari.note}</p>
      <div class="g3">
        {vimshottari.periods.map((maha) => (
          <Beginnings key={maha.startJd} caption={maha.name} span={spanOf(maha)} periods={maha.sub} booklet={booklet} />
        ))}
      </div>
    </>
  );
}

const OTHERS = ['yogini', 'ashtottari', 'chara'] as const satisfies readonly DefaultDasha[];

/** Antardaśās from the current one on the day of printing, across mahādaśās. */
function presentAntaras({ dashas, madeJd }: Booklet): { maha: Period; antara: Period }[] {
  const all = (dashas.vimshottari?.periods ?? []).flatMap((maha) => maha.sub.map((antara) => ({ maha, antara })));
  const first = Math.max(
    runningIn(
      all.map(({ antara }) => antara),
      madeJd,
    ),
    0,
  );
  return all.slice(first, first + DETAILED_ANTARAS);
}

export function DashasBody({ booklet }: Of) {
  const { reader, t } = useReader();
  const spanOf = useSpan(booklet);
  const antaras = presentAntaras(booklet);
  return (
    <>
      <div class="g3">
        {OTHERS.map((key) => {
          const model = booklet.dashas[key];
          if (!model) return <p key={key}>{t('parts.noDasha')}</p>;
          return (
            <div key={key}>
              <Beginnings caption={reader.name('dasha', key)} periods={model.periods} booklet={booklet} />
              <p class="note">
                {[
                  model.note,
                  ...(model.reason ? [sentenceText(reader, dashaReasonInWords(model.reason, reader.locale))] : []),
                ].join(' ')}
              </p>
            </div>
          );
        })}
      </div>
      {antaras.length > 0 && (
        <>
          <h3>{t('booklet.pratyantaras')}</h3>
          <div class="g3">
            {antaras.map(({ maha, antara }) => (
              <Beginnings
                key={antara.startJd}
                caption={`${maha.name}–${antara.name}`}
                span={spanOf(antara)}
                periods={antara.sub}
                booklet={booklet}
              />
            ))}
          </div>
        </>
      )}
    </>
  );
}

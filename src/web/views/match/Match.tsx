/** Two births compared: points and rules by a named tradition, no verdict. The births are in the fragment. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { MATCH_TRADITIONS, WHO, type Who } from '../../../data/match/row';
import { ORIENTATIONS } from '../../../domain/match/types';
import type { Positions } from '../../../domain/positions/types';
import { type Reader, useReader } from '../../reader/reader';
import { withZonePast } from '../../reader/zonePast';
import { useAddress } from '../../shared/address';
import { type Birth, presetChoice, type Resolved, resolveBirth } from '../../shared/birth';
import { birthsOfFragment, fragmentOfBirths, type ReadBirth } from '../../shared/births';
import { Dropdown, Fault, Field } from '../../shared/components';
import { ayanamshaName } from '../../shared/conventions';
import type { BrowserKernel } from '../../shared/kernel';
import { PageEnd } from '../../shared/PageEnd';
import { exampleIn } from '../now/example';
import { Exceptions, Firmness, Mangala, Traditions } from './Beside';
import { BirthCard, type Choices, chartOf, compared, readChoices, writeChoices } from './Births';
import { Kutas, LETTERS } from './Kutas';

/** The second birth if the URL has none. */
const secondExampleIn = ({ t }: Reader): Birth => ({
  clock: { year: 1987, month: 8, day: 4, hour: 6, minute: 12, second: 0 },
  isTimeKnown: true,
  lat: 18.5196,
  lon: 73.8554,
  place: t('birth.pune'),
  name: '',
  zone: 'Asia/Kolkata',
  settings: presetChoice(),
  second: false,
});

type Births = Record<Who, ReadBirth>;

const examplesIn = (reader: Reader): Record<Who, Resolved | null> =>
  Object.fromEntries(
    [exampleIn(reader), secondExampleIn(reader)].map((birth, i) => {
      const resolved = resolveBirth(birth);
      return [WHO[i], resolved.ok ? resolved.value : null];
    }),
  ) as Record<Who, Resolved | null>;

const bornOf = (read: ReadBirth): Resolved | null => (read === 'unreadable' ? null : read);

/** The births in the URL, as it changes. */
function useBirths(): [Births, (who: Who, resolved: Resolved) => void] {
  const [births, setBirths] = useState(() => birthsOfFragment(typeof location === 'undefined' ? '' : location.hash));
  useEffect(() => {
    const follow = () => withZonePast(location.hash, () => setBirths(birthsOfFragment(location.hash)));
    addEventListener('hashchange', follow);
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('popstate', follow);
    };
  }, []);
  const take = (who: Who, resolved: Resolved) => {
    const next = { ...births, [who]: resolved };
    history.pushState(
      null,
      '',
      fragmentOfBirths({ a: bornOf(next.a)?.birth ?? null, b: bornOf(next.b)?.birth ?? null }),
    );
    setBirths(next);
  };
  return [births, take];
}

interface ChoosersProps {
  choices: Choices;
  go: (next: Choices, how?: 'push' | 'replace') => void;
}

function Choosers({ choices, go }: ChoosersProps) {
  const { t } = useReader();
  const { tradition, orientation } = choices;
  return (
    <div class="fields choosers">
      <Field label={t('match.tradition')} span={6}>
        {(control) => (
          <Dropdown
            {...control}
            options={MATCH_TRADITIONS}
            nameOf={(key) => t(`match.tradition_${key}`)}
            value={tradition}
            onChoose={(next) => go({ ...choices, tradition: next })}
          />
        )}
      </Field>
      <Field label={t('match.orientation')} span={6}>
        {(control) => (
          <Dropdown
            {...control}
            options={ORIENTATIONS}
            nameOf={(key) => t(`match.orientation_${key}`)}
            value={orientation}
            onChoose={(next) => go({ ...choices, orientation: next })}
          />
        )}
      </Field>
    </div>
  );
}

interface TablesProps extends ChoosersProps {
  kernel: BrowserKernel;
  a: Positions;
  b: Positions;
}

function Tables({ kernel, a, b, choices, go }: TablesProps) {
  const { t } = useReader();
  const match = useMemo(() => compared(kernel, { a, b }, choices), [kernel, a, b, choices]);
  if (match.kutas.length === 0) {
    return <Fault title={t('match.failed')} why={t('match.failedWhy')} />;
  }
  return (
    <div class="beside">
      <div>
        <Kutas key={match.tradition} match={match} />
        <Exceptions match={match} />
      </div>
      <div>
        <Firmness match={match} />
        <Traditions match={match} onTradition={(tradition) => go({ ...choices, tradition })} />
        <Mangala match={match} />
      </div>
    </div>
  );
}

export function MatchPage({ kernel }: { kernel: BrowserKernel }) {
  const { reader, t } = useReader();
  const [births, take] = useBirths();
  const [choices, go] = useAddress<Choices>(readChoices, writeChoices);
  const [open, setOpen] = useState<Who | null>(null);
  const isExample = births.a === null && births.b === null;
  const examples = useMemo(() => examplesIn(reader), [reader]);
  const shown: Record<Who, Resolved | null> = isExample ? examples : { a: bornOf(births.a), b: bornOf(births.b) };
  const [chartA, chartB] = [shown.a, shown.b].map((resolved) =>
    useMemo(() => resolved && chartOf(kernel, resolved), [kernel, resolved]),
  );
  const charts: Record<Who, Positions | null> = { a: chartA ?? null, b: chartB ?? null };
  const isUnreadable = WHO.some((who) => births[who] === 'unreadable');
  const isOutside = WHO.some((who) => shown[who] && !charts[who]);
  const titleOf = (who: Who): string => {
    const name = isExample ? t(`match.example_${who}`) : shown[who]?.birth.name;
    return name ? t('match.named', { letter: LETTERS[who], name }) : LETTERS[who];
  };
  const ayanamshas = WHO.flatMap((who) => {
    const settings = shown[who]?.birth.settings;
    return settings ? [ayanamshaName(reader, settings.ayanamsa)] : [];
  });
  return (
    <>
      <main id="main" tabIndex={-1} class="matchpage">
        <div class="head2">
          <div>
            <h1>{t('match.title')}</h1>
            <p class="sa">{t('match.lead')}</p>
          </div>
          <div class="acts">
            <button class="btn small" type="button" onClick={() => print()}>
              {t('match.print')}
            </button>
          </div>
        </div>
        {isExample && <p class="q">{t('match.exampleNote')}</p>}
        {isUnreadable && <Fault title={t('match.badLink')} why={t('match.badLinkWhy')} />}
        {isOutside && <Fault title={t('match.failed')} why={t('match.failedWhy')} />}
        <div class="pair rule">
          {WHO.map((who) => (
            <BirthCard
              key={who}
              who={who}
              resolved={shown[who]}
              chart={charts[who]}
              title={titleOf(who)}
              other={bornOf(births[who === 'a' ? 'b' : 'a'])}
              isExample={isExample}
              isOpen={open === who}
              onOpen={(isOpen) => setOpen(isOpen ? who : null)}
              onDraw={(resolved) => {
                setOpen(null);
                take(who, resolved);
              }}
            />
          ))}
        </div>
        {charts.a && charts.b && (
          <>
            <Choosers choices={choices} go={go} />
            <Tables kernel={kernel} a={charts.a} b={charts.b} choices={choices} go={go} />
          </>
        )}
      </main>
      <PageEnd>
        <p>{t('match.made', { ayanamsa: [...new Set(ayanamshas)].join(', ') })}</p>
      </PageEnd>
    </>
  );
}

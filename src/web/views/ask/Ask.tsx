/** A conversation with the service about computed values. Nothing of it is stored. */

import { useEffect, useRef, useState } from 'preact/hooks';
import { useReader } from '../../reader/reader';
import { PageHead } from '../../shared/components';
import { PageEnd } from '../../shared/PageEnd';
import { placeWords } from '../../shared/placeWords';
import { answerTo, type ConversationTurn, type Fault } from './conversation';
import { offersIn } from './offers';
import { Reply } from './Reply';
import { isOfHelp } from './readReply';

const EXAMPLES = ['ekadashi', 'rahu', 'diwali', 'moonrise', 'retrograde', 'term'] as const;

function FaultText({ fault }: { fault: Fault }) {
  const reader = useReader();
  const { limit, resetMs } = fault.why === 'limit' ? fault : { limit: 0, resetMs: 0 };
  const minutes = reader.figures(Math.max(1, Math.ceil((resetMs - Date.now()) / 60_000)));
  return <p role="alert">{reader.t(`ask.fault_${fault.why}`, { limit: reader.figures(limit), minutes })}</p>;
}

/** What can be asked instead of the last question, if its reply computed nothing. */
function Offers({ reply, ask, write }: { reply: string; ask: (text: string) => void; write: (text: string) => void }) {
  const { reader, t } = useReader();
  const offers = offersIn(reader, reply);
  if (offers.length === 0) return null;
  return (
    <section class="instead">
      <h2>{t('ask.offers')}</h2>
      <ul>
        {offers.map(({ question, isExample }) => (
          <li key={question}>
            <button class="inline" type="button" onClick={() => (isExample ? write : ask)(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Log({ turns }: { turns: readonly ConversationTurn[] }) {
  const { t } = useReader();
  return (
    <div role="log" aria-label={t('ask.log')} class="asklog">
      {turns.map(({ question, answer, fault }, i) => (
        <article class="turn" key={i}>
          <h2 class="me">
            <span class="vh">{t('ask.you')}: </span>
            {question}
          </h2>
          {answer && <Reply answer={answer} />}
          {fault && <FaultText fault={fault} />}
          {!answer && !fault && <p class="q">{t('ask.busy')}</p>}
        </article>
      ))}
    </div>
  );
}

export function AskPage() {
  const { reader, t } = useReader();
  const [turns, setTurns] = useState<readonly ConversationTurn[]>([]);
  const [text, setText] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  const isBusy = turns.some(({ answer, fault }) => !answer && !fault);
  const last = turns.at(-1)?.answer;
  const isOpen = last && last.tools.length === 0 && !isOfHelp(last.reply);
  const mode = turns.findLast(({ answer }) => answer)?.answer?.mode;

  useEffect(() => {
    document.querySelector('.turn:last-child')?.scrollIntoView({ block: 'nearest' });
  }, [turns]);

  const send = async (question: string) => {
    const asked = question.trim();
    if (asked === '' || isBusy) return;
    const before = turns;
    setTurns([...before, { question: asked, answer: null, fault: null }]);
    setText('');
    field.current?.focus();
    const got = await answerTo(asked, before, reader);
    const turn = 'why' in got ? { answer: null, fault: got } : { answer: got, fault: null };
    setTurns([...before, { question: asked, ...turn }]);
    // A question without an answer stays in the field, to be sent again.
    if ('why' in got) setText((typed) => typed || asked);
  };

  const press = (event: KeyboardEvent) => {
    const last = turns.at(-1)?.question;
    if (event.key !== 'ArrowUp' || text !== '' || last === undefined) return;
    event.preventDefault();
    setText(last);
  };

  return (
    <>
      <main id="main" tabIndex={-1} class="askpage">
        <PageHead title={t('ask.title')} lead={t('ask.lead')} />
        <div class="ask">
          <div>
            <Log turns={turns} />
            {isOpen && (
              <Offers
                reply={last.reply}
                ask={(question) => void send(question)}
                write={(question) => {
                  setText(question);
                  field.current?.focus();
                }}
              />
            )}
            <form
              class="composer"
              onSubmit={(event) => {
                event.preventDefault();
                void send(text);
              }}
            >
              <label for="question">{t('ask.question')}</label>
              <textarea
                id="question"
                ref={field}
                rows={2}
                maxLength={4000}
                enterkeyhint="send"
                value={text}
                placeholder={t('ask.example_rahu')}
                onInput={({ currentTarget }) => setText(currentTarget.value)}
                onKeyDown={press}
              />
              <button class="btn main" type="submit">
                {t('ask.send')}
              </button>
            </form>
          </div>
          <aside>
            <section>
              <h2>{t('ask.examples')}</h2>
              <ul>
                {EXAMPLES.map((key) => (
                  <li key={key}>
                    <button class="inline" type="button" onClick={() => void send(t(`ask.example_${key}`))}>
                      {t(`ask.example_${key}`)}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
            <section>
              <h2>{t('ask.limits')}</h2>
              <p>{t('ask.limit_bounds')}</p>
              <p>{placeWords(reader, t('ask.limit_place', { place: reader.placeName }))}</p>
              <p>{t('ask.limit_stored')}</p>
              <p>{t('ask.limit_count')}</p>
            </section>
            <section>
              <h2>{t('ask.who')}</h2>
              <p>{t(mode === undefined || mode === 'demo' ? 'ask.who_demo' : 'ask.who_model')}</p>
            </section>
          </aside>
        </div>
      </main>
      <PageEnd />
    </>
  );
}

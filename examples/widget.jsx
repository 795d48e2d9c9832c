/** @jsxImportSource preact */
// Today's pañcāṅga of a town. For React, import `useEffect` and `useState` from 'react' and drop the first line.
import { useEffect, useState } from 'preact/hooks';

/** The civil date of an instant in a time zone, YYYY-MM-DD. */
const dateIn = (timeZone, instant) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(instant);

export function Panchanga({ place, timeZone, lang = 'en', service = 'http://localhost:8787', now = new Date() }) {
  const [answer, setAnswer] = useState(null);
  const date = dateIn(timeZone, now);
  useEffect(() => {
    const abort = new AbortController();
    const query = new URLSearchParams({ from: date, to: date, place, lang, fields: 'vara,tithi,nakshatra' });
    fetch(`${service}/api/v1/days?${query}`, { signal: abort.signal })
      .then((response) => response.json())
      .then(setAnswer, () => {});
    return () => abort.abort();
  }, [place, lang, service, date]);
  if (answer === null) return <p>…</p>;
  if (!answer.days) return <p role="alert">{answer.error.message ?? answer.message}</p>;
  const [{ tithi, nakshatra }] = answer.days;
  const names = (limbs) => limbs.map(({ name, label = name }) => label).join(', ');
  return (
    <dl lang={lang}>
      <dt>{answer.place.name}</dt>
      <dd>{date}</dd>
      <dt>Tithi</dt>
      <dd>{names(tithi)}</dd>
      <dt>Nakṣatra</dt>
      <dd>{names(nakshatra)}</dd>
    </dl>
  );
}

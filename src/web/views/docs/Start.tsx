/** The start of the documentation: a first request, the library, the command. */
import { useReader } from '../../reader/reader';
import { Code, Coded, Part } from './parts';

const LIBRARY = `import { computeChart, openKernel, rashiName, resolveWallClock } from 'khagola';

const kernel = await openKernel();
const clock = { year: 1990, month: 6, day: 15, hour: 14, minute: 30, second: 0 };
const birth = resolveWallClock(clock, { kind: 'iana', id: 'Asia/Kolkata' });
if (!birth.ok) throw new Error(birth.error.reason);

const { jdUt, offsetHours: tzHours } = birth.value;
const place = { latDeg: 28.6139, lonDeg: 77.209, tzHours };
const chart = computeChart(kernel, { jdUt, ...place, ayanamsha: 'lahiri', nodeMode: 'mean' }, 3);
if (chart.ok) console.log(rashiName(chart.value.lagna.rashi).iast); // Kanyā`;

const COMMAND = 'npx khagola now --date 2026-11-08 --time 18:00 --place Ujjain';

export function Start() {
  const { t, occasion } = useReader();
  return (
    <Part id="start" title={t('docs.first')}>
      <p>{t('docs.firstWords')}</p>
      <Code label={t('docs.first')} text={`curl -s '${occasion.origin}/api/v1/now?place=Ujjain'`} />
      <p>
        <Coded text={t('docs.firstNext')} />
      </p>
      <h3>{t('docs.client')}</h3>
      <p>
        <a href="/openapi.json">/openapi.json</a>: {t('docs.serviceWords')}
      </p>
      <Code label={t('docs.client')} text={`npx openapi-typescript ${occasion.origin}/openapi.json -o khagola.d.ts`} />
      <h3>{t('docs.library')}</h3>
      <p>{t('docs.libraryWords')}</p>
      <Code label={t('docs.library')} text={LIBRARY} />
      <h3>{t('docs.command')}</h3>
      <p>
        <Coded text={t('docs.commandWords')} />
      </p>
      <Code label={t('docs.command')} text={COMMAND} />
    </Part>
  );
}

/** Import and export of charts. Nothing is saved before the reader has seen what was read. */
import { useId, useState } from 'preact/hooks';
import { useReader } from '../../reader/reader';
import { resolveBirth } from '../../shared/birth';
import { readChartFile } from '../../shared/chartFiles';
import { writeCsv } from '../../shared/chartFiles/csv';
import { writeJhd } from '../../shared/chartFiles/jhd';
import { writeJson } from '../../shared/chartFiles/json';
import type { ChartReading, FiledChart } from '../../shared/chartFiles/types';
import { Status } from '../../shared/components';
import { saveFile } from '../../shared/download';

interface FileRead {
  name: string;
  reads: readonly ChartReading[];
}

const chartsOf = (files: readonly FileRead[]): FiledChart[] =>
  files.flatMap(({ reads }) => reads.flatMap((read) => (read.ok ? [read.chart] : [])));

export function Import({ onKeep }: { onKeep: (charts: readonly FiledChart[]) => void }) {
  const { t } = useReader();
  const id = useId();
  const [files, setFiles] = useState<readonly FileRead[]>([]);
  const charts = chartsOf(files);
  const unsure = files.flatMap(({ reads }) => reads).filter((read) => read.ok && read.isZoneUnsure).length;
  const read = async (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])];
    setFiles(
      await Promise.all(
        chosen.map(async (file) => ({ name: file.name, reads: readChartFile(file.name, await file.text()) })),
      ),
    );
    input.value = '';
  };
  return (
    <div class="f import">
      <label for={id}>{t('library.import')}</label>
      <input
        id={id}
        type="file"
        multiple
        accept=".jhd,.csv,.txt,.json"
        aria-describedby={`${id}h`}
        onChange={({ currentTarget }) => void read(currentTarget)}
      />
      <small id={`${id}h`}>{t('library.importHint')}</small>
      <Status>
        {files.length > 0 && (
          <>
            <ul>
              {files.map(({ name, reads }) => (
                <li key={name}>
                  {t('library.read', { file: name, n: reads.filter(({ ok }) => ok).length })}
                  {reads.flatMap((one) =>
                    one.ok ? [] : [<p key={one.line}>{t(`library.wrong_${one.reason}`, { line: one.line })}</p>],
                  )}
                </li>
              ))}
            </ul>
            {unsure > 0 && <p class="q">{t('library.unsure', { n: unsure })}</p>}
          </>
        )}
      </Status>
      {files.length > 0 && (
        <p class="acts">
          {charts.length > 0 && (
            <button
              class="btn main"
              type="button"
              onClick={() => {
                onKeep(charts);
                setFiles([]);
              }}
            >
              {t('library.keepRead', { n: charts.length })}
            </button>
          )}
          <button class="btn" type="button" onClick={() => setFiles([])}>
            {t('library.drop')}
          </button>
        </p>
      )}
    </div>
  );
}

/** A name for a file: letters, digits and hyphens. */
const fileName = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'chart';

function saveJhd(charts: readonly FiledChart[]): void {
  for (const chart of charts) {
    const resolved = resolveBirth(chart.birth);
    if (!resolved.ok) continue;
    const { name, place } = chart.birth;
    saveFile(`${fileName(name || place)}.jhd`, 'text/plain', writeJhd(chart, resolved.value.offsetHours));
  }
}

export function Exports({ charts, isChoice }: { charts: readonly FiledChart[]; isChoice: boolean }) {
  const { t } = useReader();
  const kinds = [
    ['json', () => saveFile('khagola-charts.json', 'application/json', writeJson(charts))],
    ['csv', () => saveFile('khagola-charts.csv', 'text/csv', writeCsv(charts))],
    ['jhd', () => saveJhd(charts)],
  ] as const;
  return (
    <p class="acts">
      <span>{t(isChoice ? 'library.exportChosen' : 'library.exportAll', { n: charts.length })}</span>
      {kinds.map(([kind, save]) => (
        <button key={kind} class="btn small" type="button" onClick={save}>
          {kind.toUpperCase()}
        </button>
      ))}
    </p>
  );
}

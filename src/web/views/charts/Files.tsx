/** Import and export of charts. Nothing is saved before the reader has seen what was read. */
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { Translate } from '../../i18n/translate';
import { useReader } from '../../reader/reader';
import { resolveBirth } from '../../shared/birth';
import {
  type ChartReading,
  type FiledChart,
  JHD_NUMBERS,
  type JhdNumber,
  type Unread,
} from '../../shared/chartFiles/types';
import { Status } from '../../shared/components';
import { saveFile } from '../../shared/download';

/** The readers and writers of files. They load with the first file. */
const formats = () => import('../../shared/chartFiles');

/** Characters of a value that a message shows. */
const MAX_SHOWN = 40;

/** Fields of a table or a list. */
type TableField = Exclude<Unread['field'], JhdNumber | 'file' | 'json' | 'columns'>;

/** `Line 3: time “25:00” cannot be read. Write it as 20:56 …` */
function unreadText(t: Translate, { at, field, value }: Unread): string {
  const where = 'line' in at ? t('library.at_line', { n: at.line }) : t('library.at_entry', { n: at.entry });
  if (field === 'file' || field === 'json') return where + t(`library.advice_${field}`);
  if (field === 'columns') return where + t('library.value_missing', { field: value }) + t('library.advice_columns');
  const isOfJhd = JHD_NUMBERS.some((each) => each === field);
  const name = isOfJhd ? t(`library.name_${field as JhdNumber}`) : field;
  const problem =
    value === ''
      ? t('library.value_missing', { field: name })
      : t('library.value_wrong', { field: name, value: value.slice(0, MAX_SHOWN) });
  return where + problem + t(isOfJhd ? 'library.advice_jhd' : `library.advice_${field as TableField}`);
}

interface FileRead {
  name: string;
  reads: readonly ChartReading[];
}

const chartsOf = (files: readonly FileRead[]): FiledChart[] =>
  files.flatMap(({ reads }) => reads.flatMap((read) => (read.ok ? [read.chart] : [])));

/** What was read of a file, its lines that cannot be read, and how many of its charts have no zone. */
function FileReport({ name, reads }: FileRead) {
  const { t } = useReader();
  const unsure = reads.filter((read) => read.ok && read.isZoneUnsure).length;
  return (
    <li>
      {t('library.read', { file: name, n: reads.filter(({ ok }) => ok).length })}
      {reads.flatMap((read) =>
        read.ok
          ? []
          : [
              <p key={JSON.stringify(read.at)} class="rubric">
                {unreadText(t, read)}
              </p>,
            ],
      )}
      {unsure > 0 && <p class="q">{t('library.unsure', { n: unsure })}</p>}
    </li>
  );
}

interface ImportProps {
  /** Whether the library is empty. The kinds of files are then shown, not only described. */
  isFirst: boolean;
  onKeep: (charts: readonly FiledChart[]) => void;
  /** Other actions beside the button. */
  before: ComponentChildren;
  after: ComponentChildren;
}

export function Import({ isFirst, onKeep, before, after }: ImportProps) {
  const { t } = useReader();
  const id = useId();
  const [files, setFiles] = useState<readonly FileRead[]>([]);
  const charts = chartsOf(files);
  const read = async (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])];
    const { readChartFile } = await formats();
    setFiles(
      await Promise.all(
        chosen.map(async (file) => ({ name: file.name, reads: readChartFile(file.name, await file.text()) })),
      ),
    );
    input.value = '';
  };
  return (
    <div class="import">
      <p class="acts">
        {before}
        <label class="btn small">
          {t('library.import')}
          <input
            class="vh"
            type="file"
            multiple
            accept=".jhd,.csv,.txt,.json"
            aria-describedby={id}
            onChange={({ currentTarget }) => void read(currentTarget)}
          />
        </label>
        {after}
      </p>
      <p id={id} class={isFirst ? 'q' : 'vh'}>
        {t('library.importHint')}
      </p>
      <Status>
        {files.length > 0 && (
          <ul>
            {files.map((file) => (
              <FileReport key={file.name} {...file} />
            ))}
          </ul>
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

/** A file of each chart. */
async function saveJhd(charts: readonly FiledChart[]): Promise<void> {
  const { writeJhd } = await formats();
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
    ['json', async () => saveFile('khagola-charts.json', 'application/json', (await formats()).writeJson(charts))],
    ['csv', async () => saveFile('khagola-charts.csv', 'text/csv', (await formats()).writeCsv(charts))],
    ['jhd', () => saveJhd(charts)],
  ] as const;
  return (
    <p class="acts">
      <span>{t(isChoice ? 'library.exportChosen' : 'library.exportAll', { n: charts.length })}</span>
      {kinds.map(([kind, save]) => (
        <button key={kind} class="btn small" type="button" onClick={() => void save()}>
          {kind.toUpperCase()}
        </button>
      ))}
    </p>
  );
}

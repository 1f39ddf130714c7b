import { sheetOf, type RawRow } from './sheet.ts';
import { xlsxOf } from './xlsx.ts';
import type { FromXlsxWorker, ToXlsxWorker } from './xlsxMessages.ts';

const rows: RawRow[] = [];

const answer = (message: FromXlsxWorker) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ToXlsxWorker>) => {
  if (data.kind === 'rows') {
    rows.push(...data.rows);
    return;
  }
  xlsxOf(sheetOf(data.title, data.columns, rows)).then(
    (content) => answer({ kind: 'file', content }),
    () => answer({ kind: 'failed' }),
  );
});

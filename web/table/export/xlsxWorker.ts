import { exportedSheet, type RawRow, type ExportedSheet } from './sheet.ts';
import { xlsxOf } from './xlsx.ts';
import type { FromXlsxWorker, ToXlsxWorker } from './xlsxMessages.ts';

const sheets: ExportedSheet[] = [];
let rows: RawRow[] = [];

const answer = (message: FromXlsxWorker) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<ToXlsxWorker>) => {
  if (data.kind === 'rows') {
    rows.push(...data.rows);
    return;
  }
  if (data.kind === 'sheet') {
    sheets.push(exportedSheet(data.title, data.columns, rows));
    rows = [];
    return;
  }
  xlsxOf(...sheets).then(
    (content) => answer({ kind: 'file', content }),
    () => answer({ kind: 'failed' }),
  );
});

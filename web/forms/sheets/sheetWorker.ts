import { readSheet, UnreadableSheet } from './readSheet.ts';
import type { FromSheetWorker } from './sheetMessages.ts';

const answer = (message: FromSheetWorker) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  readSheet(data).then(
    (sheet) => answer({ kind: 'sheet', sheet }),
    (thrown: unknown) =>
      answer(
        thrown instanceof UnreadableSheet
          ? { kind: 'problem', reason: thrown.reason, row: thrown.row }
          : { kind: 'problem', reason: 'unreadable', row: 0 },
      ),
  );
});

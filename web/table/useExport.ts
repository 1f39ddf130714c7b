import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../api/errorMessage.ts';
import { currentTime } from '../clock.ts';
import { useTranslation } from '../i18n/useTranslation.ts';
import type { ExportFormat } from './export/exportFile.ts';
import { showToast } from '../ui/toastStore.ts';
import type { ExportSource } from './ExportMenu.tsx';

export interface Exporter {
  /** Rows loaded so far; null while no export runs. */
  readonly progress: number | null;
  readonly start: (format: ExportFormat) => Promise<void>;
  readonly cancel: () => void;
}

/** Loads all rows and saves them as a file; leaving the page cancels. */
export function useExport<Row>({ title, columns, everyRow }: ExportSource<Row>): Exporter {
  const { t } = useTranslation('table');
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (format: ExportFormat) => {
    const work = new AbortController();
    running.current = work;
    setProgress(0);
    try {
      const rows = await everyRow({ signal: work.signal, onProgress: setProgress });
      // The writers are loaded with the first export, to keep pages small.
      const { exportFile, saveFile } = await import('./export/exportFile.ts');
      const words = {
        currencyOf: (heading: string) => t('currencyOf', { heading }),
        zoneOf: (heading: string) => t('zoneOf', { heading }),
      };
      const file = await exportFile({
        format,
        title,
        columns,
        rows,
        words,
        now: currentTime(),
        work: { signal: work.signal, onProgress: setProgress },
      });
      work.signal.throwIfAborted();
      saveFile(file);
      showToast(t('exported', { count: rows.length }));
    } catch (thrown) {
      if (!work.signal.aborted) showToast(errorMessage(thrown) ?? t('exportFailed'), 'bad');
    } finally {
      setProgress(null);
    }
  };

  return { progress, start, cancel: () => running.current?.abort() };
}

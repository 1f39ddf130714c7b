import { useState } from 'react';
import { readSheet, type Sheet, UnreadableSheet } from './readSheet.ts';

/** The files that `readSheet` reads, for a file chooser. */
export const SHEET_FILES = '.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values';

/** A chosen file; without a sheet and a problem it is still being read. */
interface ChosenSheet {
  readonly name: string;
  readonly sheet: Sheet | null;
  readonly problem: UnreadableSheet | null;
}

/** The list that an import reads from a file, and `choose` for another file. */
export function useChosenSheet(): {
  readonly chosen: ChosenSheet | null;
  readonly choose: (file: File) => Promise<void>;
} {
  const [chosen, setChosen] = useState<ChosenSheet | null>(null);
  const choose = async (file: File) => {
    setChosen({ name: file.name, sheet: null, problem: null });
    try {
      setChosen({ name: file.name, sheet: await readSheet(file), problem: null });
    } catch (thrown) {
      const problem = thrown instanceof UnreadableSheet ? thrown : new UnreadableSheet('unreadable');
      setChosen({ name: file.name, sheet: null, problem });
    }
  };
  return { chosen, choose };
}

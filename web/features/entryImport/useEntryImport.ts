import { useRef } from 'react';
import {
  type ImportedEntryRow,
  MAX_IMPORTED_ENTRIES,
} from '../../../shared/contract/entries/entryImports.ts';
import type { EntryList, EntryRow } from '../../../shared/domain/entries/import/entryRows.ts';
import { refetchChanged } from '../../api/changes.ts';
import { call } from '../../api/client.ts';
import { useParts } from '../../forms/sheets/useParts.ts';

/** What became of one skater of the list, or would become of them. */
export interface EntryResult extends EntryRow {
  readonly outcome: ImportedEntryRow['outcome'];
  /** The server's error messages. */
  readonly messages: readonly string[];
}

interface ImportOptions {
  readonly competitionId: string;
  readonly list: EntryList | null;
  /** Why entries come after registration has closed; empty while it is open. */
  readonly reason: string;
}

/** Sends a list of entries in parts; the same part twice enters nobody twice. */
export function useEntryImport({ competitionId, list, reason }: ImportOptions) {
  const importId = useRef(crypto.randomUUID());
  const send = async (part: readonly EntryRow[], dryRun: boolean): Promise<readonly EntryResult[]> => {
    const readable = part.filter(({ problems }) => problems.length === 0);
    const rows = readable.map(({ rows: [row = 0], entry }) => ({ row, entry: { ...entry } }));
    const body = { dryRun, importId: importId.current, reason: reason || null, rows };
    const options = { background: true, refetch: dryRun ? 'never' : 'later' } as const;
    const answers =
      rows.length === 0
        ? []
        : (await call('importEntries', { params: { competitionId }, body, ...options })).data;
    const byRow = new Map(answers.map((answer) => [answer.row, answer]));
    return part.map((row) => {
      const answer = byRow.get(row.rows[0] ?? 0);
      const messages = answer?.errors.map(({ message }) => message) ?? [];
      return { ...row, outcome: answer?.outcome ?? 'wrong', messages };
    });
  };
  const parts = useParts({
    rows: list?.rows ?? [],
    partSize: MAX_IMPORTED_ENTRIES,
    send,
    onWritten: () => void refetchChanged('importEntries'),
  });
  const start = (dryRun: boolean) => {
    // A file that is chosen later has other skaters in rows of the same numbers.
    importId.current = crypto.randomUUID();
    return parts.start(dryRun);
  };
  return { ...parts, start };
}

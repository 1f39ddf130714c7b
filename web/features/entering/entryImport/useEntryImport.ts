import { useMemo, useRef } from 'react';
import {
  type ImportedEntryRow,
  MAX_IMPORTED_ENTRIES,
} from '../../../../shared/contract/entering/entries/entryImports.ts';
import { entryDoubles } from '../../../../shared/domain/entering/entries/import/entryDoubles.ts';
import type { EntryList, EntryRow } from '../../../../shared/domain/entering/entries/import/entryRows.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { useParts } from '../../../forms/sheets/useParts.ts';

/** What became of one skater of the list, or would become of them. */
export interface EntryResult extends EntryRow {
  readonly outcome: ImportedEntryRow['outcome'];
  /** The earlier row that a double repeats. */
  readonly sameAs?: number | undefined;
  /** The server's error messages. */
  readonly messages: readonly string[];
}

interface ImportOptions {
  readonly competitionId: string;
  readonly list: EntryList | null;
  /** Why entries come after registration has closed; empty while it is open. */
  readonly reason: string;
  /** The rows of which the organiser says that they are other skaters than the rows they look like. */
  readonly others: ReadonlySet<number>;
}

/** Sends a list of entries in parts, without its doubles; the same part twice enters nobody twice. */
export function useEntryImport({ competitionId, list, reason, others }: ImportOptions) {
  const importId = useRef(crypto.randomUUID());
  const doubles = useMemo(() => doublesOf(list, others), [list, others]);
  const leftOut = new Map(
    doubles.flatMap(({ row, sameAs, isLeftOut }) => (isLeftOut ? [[row, sameAs]] : [])),
  );
  const send = async (part: readonly EntryRow[], dryRun: boolean): Promise<readonly EntryResult[]> => {
    const rows = part
      .filter(({ rows: [row = 0], problems }) => problems.length === 0 && !leftOut.has(row))
      .map(({ rows: [row = 0], entry }) => ({ row, isOther: others.has(row), entry: { ...entry } }));
    const body = { dryRun, importId: importId.current, reason: reason || null, rows };
    const options = { background: true, refetch: dryRun ? 'never' : 'later' } as const;
    const answers =
      rows.length === 0
        ? []
        : (await call('importEntries', { params: { competitionId }, body, ...options })).data;
    const byRow = new Map(answers.map((answer) => [answer.row, answer]));
    return part.map((row): EntryResult => {
      const [first = 0] = row.rows;
      const sameAs = leftOut.get(first);
      if (sameAs !== undefined) return { ...row, outcome: 'double', sameAs, messages: [] };
      const answer = byRow.get(first);
      const messages = answer?.errors.map(({ message }) => message) ?? [];
      return { ...row, outcome: answer?.outcome ?? 'wrong', sameAs: answer?.sameAs, messages };
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
  return { ...parts, start, doubles };
}

function doublesOf(list: EntryList | null, others: ReadonlySet<number>) {
  const readable = list?.rows.filter(({ problems }) => problems.length === 0) ?? [];
  return entryDoubles(
    readable.map(({ rows: [row = 0], entry }) => ({ ...entry, row, isOther: others.has(row) })),
  );
}

import { useMemo, useRef } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import {
  type ImportedEntryRow,
  MAX_IMPORTED_ENTRIES,
} from '../../../../shared/contract/entering/entries/entryImports.ts';
import { entryDoubles } from '../../../../shared/domain/entering/entries/import/entryDoubles.ts';
import type { EntryList, EntryRow } from '../../../../shared/domain/entering/entries/import/entryRows.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { answersByRow, partOptions, type RowResult } from '../../../forms/sheets/rowResults.ts';
import { useParts } from '../../../forms/sheets/useParts.ts';

/** The outcome of one skater of the list, or in a preview the expected one. */
type EntryResult = RowResult<ImportedEntryRow['outcome']>;

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
  const { t } = useTranslation('entryImport');
  const importId = useRef(crypto.randomUUID());
  const doubles = useMemo(() => doublesOf(list, others), [list, others]);
  const leftOut = new Map(
    doubles.flatMap(({ row, sameAs, isLeftOut }) => (isLeftOut ? [[row, sameAs]] : [])),
  );
  const send = async (part: readonly EntryRow[], dryRun: boolean): Promise<readonly EntryResult[]> => {
    const readable = part.filter(
      ({ rows: [row = 0], problems }) => problems.length === 0 && !leftOut.has(row),
    );
    const options = { dryRun, importId: importId.current, reason: reason || null };
    const answers = await answersByRow(
      readable.map(({ rows: [row = 0], entry }) => ({ row, isOther: others.has(row), entry: { ...entry } })),
      (rows) =>
        call('importEntries', {
          params: { competitionId },
          body: { ...options, rows },
          ...partOptions(dryRun),
        }),
    );
    return part.map(({ rows, entry, problems }) => {
      const [first = 0] = rows;
      const { outcome = 'wrong', sameAs: answered, errors = [] } = answers.get(first) ?? {};
      const sameAs = leftOut.get(first) ?? answered;
      const reasons = [
        ...(sameAs === undefined ? [] : [t('doubles.sameAs', { row: sameAs })]),
        ...problems.map(({ field, problem, cell }) =>
          t(`problems.${problem}`, { field: t(`fields.${field}`), cell }),
        ),
        ...errors.map(({ message }) => message),
      ];
      const result = { rows, name: entry.fullName, reasons: [...new Set(reasons)] };
      return { ...result, outcome: leftOut.has(first) ? 'double' : outcome };
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

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchedRow } from '../../../../../shared/domain/money/bank/matchBankRows.ts';
import { refetchChanged } from '../../../../api/changes.ts';
import { call } from '../../../../api/client.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { showToast } from '../../../../ui/toastStore.ts';

/** Rows in one call. Each may pay several entries and mail their families. */
const CONCURRENCY = 10;

interface RowRecorder {
  /** Rows recorded so far; null while no import runs. */
  readonly done: number | null;
  /** @returns whether all rows were recorded */
  readonly record: (rows: readonly MatchedRow[]) => Promise<boolean>;
}

const inParts = (rows: readonly MatchedRow[]) =>
  Array.from({ length: Math.ceil(rows.length / CONCURRENCY) }, (_, index) =>
    rows.slice(index * CONCURRENCY, (index + 1) * CONCURRENCY),
  );

/**
 * Records bank transactions in parts, after a dry run has checked all of them. Recording the same rows
 * again finishes an interrupted import.
 */
export function useRecordRows(competitionId: string): RowRecorder {
  const { t } = useTranslation('payments');
  const [done, setDone] = useState<number | null>(null);
  const send = async (rows: readonly MatchedRow[], dryRun: boolean) => {
    const sent = rows.map(({ row, shares }) => ({ ...row, shares: [...shares] }));
    const body = { rows: sent, dryRun };
    await call('recordBankRows', {
      params: { competitionId },
      body,
      background: true,
      refetch: dryRun ? 'never' : 'later',
    });
  };
  const record = async (rows: readonly MatchedRow[]) => {
    let count = 0;
    try {
      setDone(count);
      for (const some of inParts(rows)) await send(some, true);
      for (const some of inParts(rows)) {
        setDone(count);
        await send(some, false);
        count += some.length;
      }
      showToast(t('statement.done', { count }));
      return true;
    } catch (thrown) {
      showToast(`${errorMessage(thrown) ?? ''} ${t('statement.broken', { done: count })}`.trim(), 'bad');
      return false;
    } finally {
      setDone(null);
      await refetchChanged('recordBankRows');
    }
  };
  return { done, record };
}

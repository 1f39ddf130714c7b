import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MatchedRow } from '../../../shared/domain/bank/matchBankRows.ts';
import { call } from '../../api/client.ts';
import { refusalText } from '../../api/refusalText.ts';
import { useMoneyCache } from '../../payments/useMoneyCache.ts';
import { showToast } from '../../ui/toastStore.ts';

/** Rows of one call: each may change several entries and tell their families. */
const AT_ONCE = 10;

interface RowRecorder {
  /** How many rows are taken in; null while none are. */
  readonly done: number | null;
  /** @returns whether all were taken in */
  readonly record: (rows: readonly MatchedRow[]) => Promise<boolean>;
}

/** Takes rows of a statement in, some at a time; what broke off is finished by doing it again. */
export function useRecordRows(competitionId: string): RowRecorder {
  const { t } = useTranslation('money');
  const readAgain = useMoneyCache();
  const [done, setDone] = useState<number | null>(null);
  const record = async (rows: readonly MatchedRow[]) => {
    let count = 0;
    try {
      for (let start = 0; start < rows.length; start += AT_ONCE) {
        setDone(count);
        const some = rows.slice(start, start + AT_ONCE);
        const body = { rows: some.map(({ row, shares }) => ({ ...row, shares: [...shares] })) };
        await call('recordBankRows', { params: { competitionId }, body, background: true });
        count += some.length;
      }
      showToast(t('statement.done', { count }));
      return true;
    } catch (thrown) {
      showToast(`${refusalText(thrown) ?? ''} ${t('statement.broken', { done: count })}`.trim(), 'bad');
      return false;
    } finally {
      setDone(null);
      await readAgain();
    }
  };
  return { done, record };
}

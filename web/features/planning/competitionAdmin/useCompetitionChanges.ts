import { useQuery, useQueryClient } from '@tanstack/react-query';
import { refetchChanged, whenRefetched } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { bulkErrorMessage } from '../../../table/history/bulkErrorMessage.ts';
import { showToast } from '../../../ui/toastStore.ts';
import type { AdminCompetitionRow } from './competitionRow.ts';

/** The last change of this account that can be undone. */
interface LastChange {
  readonly changeId: string;
  readonly text: string;
}

const LAST = ['lastCompetitionChange'];

/** Archives and restores competitions, one or several, and undoes the last change. */
export function useCompetitionChanges() {
  const { t } = useTranslation('competitionAdmin');
  const queries = useQueryClient();
  // Survives navigation between list and archive, and ends with the session.
  const { data: last } = useQuery<LastChange | null>({
    queryKey: LAST,
    queryFn: () => null,
    enabled: false,
    initialData: null,
    gcTime: Infinity,
  });
  const setLast = (change: LastChange | null) => queries.setQueryData(LAST, change);

  const showRefusal = (thrown: unknown) => {
    void refetchChanged('changeCompetitions');
    const words = { gone: t('goneSince'), changed: (names: string) => t('changedSince', { names }) };
    showToast(bulkErrorMessage(thrown, words), 'bad');
  };

  /** @returns whether it succeeded */
  const change = async (rows: readonly AdminCompetitionRow[], action: 'archive' | 'restore') => {
    try {
      const competitions = rows.map(({ id, version }) => ({ id, version }));
      const { data } = await call('changeCompetitions', { body: { action, competitions } });
      await whenRefetched();
      const done = { count: data.count, name: rows[0]?.name ?? '' };
      setLast({ changeId: data.changeId, text: t(`done.${action}`, done) });
      return true;
    } catch (thrown) {
      showRefusal(thrown);
      return false;
    }
  };
  const undo = async ({ changeId }: LastChange) => {
    try {
      await call('undoCompetitionChange', { params: { changeId } });
      await whenRefetched();
      showToast(t('undone'));
    } catch (thrown) {
      showRefusal(thrown);
    }
    setLast(null);
  };
  return { last, change, undo, dismiss: () => setLast(null) };
}

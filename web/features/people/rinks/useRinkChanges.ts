import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RinkRecord } from '../../../../shared/contract/people/rinks/rinkRecord.ts';
import { refetchChanged, whenRefetched } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { bulkErrorMessage } from '../../../table/history/bulkErrorMessage.ts';
import { showToast } from '../../../ui/toastStore.ts';

/** The latest change that can be undone. */
interface LastChange {
  readonly changeId: string;
  readonly text: string;
}

/** Activates and deactivates one or several rinks, and undoes the latest change. */
export function useRinkChanges() {
  const { t } = useTranslation('rinks');
  const [last, setLast] = useState<LastChange | null>(null);

  const showRefusal = (thrown: unknown) => {
    void refetchChanged('changeRinks');
    const words = { gone: t('goneSince'), changed: (names: string) => t('changedSince', { names }) };
    showToast(bulkErrorMessage(thrown, words), 'bad');
  };

  const setActive = async (rinks: readonly RinkRecord[], active: boolean) => {
    try {
      const { data } = await call('changeRinks', {
        body: {
          action: active ? 'activate' : 'deactivate',
          rinks: rinks.map(({ id, version }) => ({ id, version })),
        },
      });
      await whenRefetched();
      const done = { count: data.count, name: rinks[0]?.name ?? '' };
      setLast({ changeId: data.changeId, text: active ? t('activated', done) : t('deactivated', done) });
    } catch (thrown) {
      showRefusal(thrown);
    }
  };

  const undo = async ({ changeId }: LastChange) => {
    try {
      await call('undoRinkChange', { params: { changeId } });
      await whenRefetched();
      showToast(t('undone'));
    } catch (thrown) {
      showRefusal(thrown);
    }
    setLast(null);
  };

  return { last, setActive, undo, dismiss: () => setLast(null) };
}

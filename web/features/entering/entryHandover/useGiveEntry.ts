import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EntryRecord } from '../../../../shared/contract/entering/entries/entryRecord.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { showToast } from '../../../ui/toastStore.ts';

/** Sends the link of an entry to an address again, and says what became of it. */
export function useGiveEntry({ competitionId, id }: Pick<EntryRecord, 'competitionId' | 'id'>) {
  const { t } = useTranslation('entryHandover');
  const [isPending, setIsPending] = useState(false);
  const send = async (email: string) => {
    setIsPending(true);
    try {
      await call('giveEntryToFamily', { params: { competitionId, entryId: id }, body: { email } });
      showToast(t('family.sent', { email }));
    } catch (thrown) {
      showToast(errorMessage(thrown) ?? t('takeOver.failed'), 'bad');
    } finally {
      setIsPending(false);
    }
  };
  return { isPending, send };
}

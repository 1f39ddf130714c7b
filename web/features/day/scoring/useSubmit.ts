import { useState } from 'react';
import { isApiError } from '../../../api/ApiError.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { showToast } from '../../../ui/toastStore.ts';

/** Sends something once at a time; what others changed meanwhile is shown, what failed can be sent again. */
export function useSubmit() {
  const { t } = useTranslation('scoring');
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (work: () => Promise<void>) => {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await work();
    } catch (thrown) {
      const isOlder = isApiError(thrown, 'VersionConflict');
      showToast(isOlder ? t('refresh') : (errorMessage(thrown) ?? String(thrown)), isOlder ? 'info' : 'bad');
      if (isApiError(thrown) && thrown.status === 409) await refetchChanged('submitMarks');
    }
    setIsBusy(false);
  };
  return { isBusy, submit };
}

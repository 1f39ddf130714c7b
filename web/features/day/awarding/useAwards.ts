import { useState } from 'react';
import { isApiError } from '../../../api/ApiError.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { showToast } from '../../../ui/toastStore.ts';

export interface AwardedFlight {
  readonly params: Readonly<Record<'competitionId' | 'flightId', string>>;
  /** Of the result that is shown. */
  readonly version: number;
  /** Event and flight. */
  readonly what: string;
}

/** Marks a flight as awarded or takes that back, and says what became of it. */
export function useAwards({ params, version }: AwardedFlight) {
  const { t } = useTranslation('awarding');
  const [isBusy, setIsBusy] = useState(false);
  const send = async (step: 'markAwarded' | 'undoAwarded'): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    try {
      await call(step, { params, body: { version } });
      showToast(t(step === 'markAwarded' ? 'done' : 'undone'));
      return true;
    } catch (thrown) {
      // Somebody else was faster: the page says what is true now.
      if (isApiError(thrown) && thrown.status === 409) await refetchChanged(step);
      const [first] = isApiError(thrown) ? thrown.errors : [];
      showToast(first?.message ?? errorMessage(thrown) ?? String(thrown), 'bad');
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, send };
}

import { useState } from 'react';
import type { RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { showToast } from '../../../ui/toastStore.ts';
import { tapNow, unsentTaps } from './unsentTaps.ts';

/** Holds a flight until a venue time, or releases it, over the hold that is shown. */
export function useHold(competitionId: string) {
  const { t } = useTranslation('rests');
  const [isSending, setSending] = useState(false);
  const send = async ({ id, hold }: Pick<RunFlight, 'id' | 'hold'>, until: string | null) => {
    setSending(true);
    try {
      const answer = await unsentTaps.send(
        tapNow({ competitionId, flightId: id, what: 'hold', until, read: hold?.until ?? null }),
        () => setSending(false),
      );
      if (answer) showToast(until === null ? t('released') : t('held', { time: formatTime(until) }));
    } catch (thrown) {
      const isChanged = isApiError(thrown, 'VersionConflict');
      showToast(isChanged ? t('heldByOther') : (errorMessage(thrown) ?? String(thrown)), 'bad');
    }
    setSending(false);
  };
  return { isSending, send };
}

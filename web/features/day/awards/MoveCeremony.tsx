import { useState } from 'react';
import type { PodiumRun } from '../../../../shared/contract/day/results/awards.ts';
import { timeOfSeconds } from '../../../../shared/domain/core/dates/times.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { readTime, typedTime } from '../../../i18n/typedTime.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { showToast } from '../../../ui/toastStore.ts';

interface MoveCeremonyProps {
  readonly competitionId: string;
  readonly run: PodiumRun;
  readonly title: string;
  readonly onClose: () => void;
}

/** Puts a ceremony at a time of its own; those after it on the same ice make room. */
export function MoveCeremony({ competitionId, run, title, onClose }: MoveCeremonyProps) {
  const { t } = useTranslation('podium');
  const [time, setTime] = useState(() => typedTime(run.ceremony.time));
  const [refusal, setRefusal] = useState<string>();
  const example = { time: formatTime('14:30') };
  const save = async () => {
    const isEmpty = time.trim() === '';
    const read = readTime(time);
    const isMinute = read !== null && !read.isExact;
    if (!isEmpty && !isMinute) return void setRefusal(t('timeWrong', example));
    setRefusal(undefined);
    try {
      await call('moveCeremony', {
        params: { competitionId, flightId: run.id },
        body: { time: isMinute ? timeOfSeconds(read.seconds).slice(0, -3) : null },
      });
      showToast(t('saved'));
      onClose();
    } catch (thrown) {
      const isField = isApiError(thrown) && thrown.errors.some(({ field }) => field === 'time');
      setRefusal(isField ? t('timeWrong', example) : (errorMessage(thrown) ?? String(thrown)));
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('moveTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button tone="primary" onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      <p>{title}</p>
      <TextField
        label={t('time')}
        hint={t('timeHint', example)}
        value={time}
        autoComplete="off"
        error={refusal}
        onChange={({ target }) => setTime(target.value)}
      />
    </Dialog>
  );
}

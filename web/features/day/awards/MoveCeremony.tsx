import { useState } from 'react';
import type { PodiumRun } from '../../../../shared/contract/day/results/awards.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
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
  const [time, setTime] = useState(run.ceremony.time);
  const [refusal, setRefusal] = useState<string>();
  const save = async () => {
    setRefusal(undefined);
    try {
      await call('moveCeremony', {
        params: { competitionId, flightId: run.id },
        body: { time: time.trim() === '' ? null : time.trim().padStart(5, '0') },
      });
      showToast(t('saved'));
      onClose();
    } catch (thrown) {
      const isField = isApiError(thrown) && thrown.errors.some(({ field }) => field === 'time');
      setRefusal(isField ? t('timeWrong') : (errorMessage(thrown) ?? String(thrown)));
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
        hint={t('timeHint')}
        value={time}
        maxLength={5}
        autoComplete="off"
        error={refusal}
        onChange={({ target }) => setTime(target.value)}
      />
    </Dialog>
  );
}

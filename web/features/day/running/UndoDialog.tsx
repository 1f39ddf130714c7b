import { useState } from 'react';
import type { RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { FlightName } from './FlightWords.tsx';

export interface Undoing {
  readonly what: 'start' | 'end';
  readonly flight: RunFlight;
}

interface UndoDialogProps {
  readonly undoing: Undoing;
  readonly competitionId: string;
  readonly onClose: () => void;
}

/** Takes a tap back, with its reason. */
export function UndoDialog({ undoing: { what, flight }, competitionId, onClose }: UndoDialogProps) {
  const { t } = useTranslation('running');
  const [reason, setReason] = useState(t('undo.usual'));
  const [problem, setProblem] = useState('');
  const undo = async () => {
    const params = { competitionId, flightId: flight.id };
    try {
      await (what === 'start'
        ? call('undoStartFlight', { params, body: { reason, startedAt: flight.startedAt ?? '' } })
        : call('undoEndFlight', { params, body: { reason, endedAt: flight.endedAt ?? '' } }));
      showToast(t(`undo.done.${what}`));
      onClose();
    } catch (thrown) {
      const [first] = isApiError(thrown) ? thrown.errors : [];
      setProblem(first?.message ?? errorMessage(thrown) ?? String(thrown));
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`undo.title.${what}`)}
      initialFocus="input"
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button tone="primary" onClick={() => void undo()}>
            {t(`undo.${what}`)}
          </Button>
        </>
      }
    >
      <Stack gap={3} minContent>
        <p>
          <FlightName flight={flight} />
        </p>
        <TextField
          label={t('undo.reason')}
          value={reason}
          maxLength={300}
          error={problem === '' ? undefined : problem}
          onChange={({ target }) => setReason(target.value)}
        />
      </Stack>
    </Dialog>
  );
}

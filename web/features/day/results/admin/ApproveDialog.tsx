import { useState } from 'react';
import type { ListedFlight } from '../../../../../shared/contract/day/results/results.ts';
import { undecidedStarters } from '../../../../../shared/domain/day/sheets/undecidedStarters.ts';
import { isApiError } from '../../../../api/ApiError.ts';
import { call } from '../../../../api/client.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { formatList } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { CheckboxCard } from '../../../../ui/CheckboxCard.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { showToast } from '../../../../ui/toastStore.ts';

interface ApproveDialogProps {
  readonly competitionId: string;
  readonly flight: ListedFlight;
  /** The event and the flight. */
  readonly what: string;
  readonly onClose: () => void;
}

/** An organiser approves in place of the referee, and says why. */
export function ApproveDialog({ competitionId, flight, what, onClose }: ApproveDialogProps) {
  const { t } = useTranslation('flightResults');
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState('');
  const unsure = undecidedStarters(flight.starters);
  const askedOf = unsure.map(({ programmeId }) => programmeId).join(' ');
  const [skated, setSkated] = useState('');
  const save = async () => {
    setRefusal('');
    try {
      await call('approveResult', {
        params: { competitionId, flightId: flight.id },
        body: {
          revision: flight.revision,
          reason,
          confirmedUndecided: unsure.map(({ programmeId }) => programmeId),
        },
      });
      showToast(t('done.approve'));
      onClose();
    } catch (thrown) {
      const [first] = isApiError(thrown) ? thrown.errors : [];
      const by = isApiError(thrown) ? thrown.by : null;
      setRefusal(
        by !== null
          ? t('alreadyApproved', { name: by })
          : (first?.message ?? errorMessage(thrown) ?? String(thrown)),
      );
    }
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('approveTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            tone="primary"
            disabledReason={skated === askedOf ? undefined : t('skatedFirst')}
            onClick={() => void save()}
          >
            {t('approve')}
          </Button>
        </>
      }
    >
      <p>{what}</p>
      {unsure.length > 0 ? (
        <CheckboxCard
          title={t('skated', { count: unsure.length })}
          detail={t('skatedDetail', { names: formatList(unsure.map(({ name }) => name)) })}
          checked={skated === askedOf}
          onChange={({ target }) => setSkated(target.checked ? askedOf : '')}
        />
      ) : null}
      <TextField
        label={t('approveReason')}
        value={reason}
        maxLength={300}
        error={refusal === '' ? undefined : refusal}
        onChange={({ target }) => setReason(target.value)}
      />
    </Dialog>
  );
}

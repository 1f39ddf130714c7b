import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ListedFlight } from '../../../../../shared/contract/day/results/results.ts';
import { undecidedStarters } from '../../../../../shared/domain/day/sheets/undecidedStarters.ts';
import { isApiError } from '../../../../api/ApiError.ts';
import { call } from '../../../../api/client.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { formatList } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { paths } from '../../../../paths.ts';
import { Button } from '../../../../ui/Button.tsx';
import { CheckboxCard } from '../../../../ui/CheckboxCard.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { TextField } from '../../../../ui/TextField.tsx';
import { showToast } from '../../../../ui/toastStore.ts';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { PlacesToApprove } from '../../corrections/index.ts';

interface ApproveDialogProps {
  readonly competitionId: string;
  readonly flight: ListedFlight;
  /** The event and the flight. */
  readonly what: string;
  readonly onClose: () => void;
}

/** An organiser approves in place of the referee the places that the dialog shows, and says why. */
export function ApproveDialog({ competitionId, flight, what, onClose }: ApproveDialogProps) {
  const { t } = useTranslation('flightResults');
  const params = { competitionId, flightId: flight.id };
  const sheets = useQuery(requestQuery('getFlightSheets', { params, quiet: true }));
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState('');
  const unsure = undecidedStarters(flight.starters);
  const askedOf = unsure.map(({ programmeId }) => programmeId).join(' ');
  const [skated, setSkated] = useState('');
  const save = async () => {
    setRefusal('');
    try {
      await call('approveResult', {
        params,
        body: {
          // What was shown is what is approved.
          revision: sheets.data?.revision ?? flight.revision,
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
            disabledReason={
              !sheets.data ? t('placesFirst') : skated === askedOf ? undefined : t('skatedFirst')
            }
            onClick={() => void save()}
          >
            {t('approve')}
          </Button>
        </>
      }
    >
      <p>{what}</p>
      {sheets.isPending ? <Spinner /> : null}
      {sheets.isError && !sheets.data ? (
        <ErrorState title={t('placesFailed')} onRetry={() => void sheets.refetch()} />
      ) : null}
      {sheets.data ? <PlacesToApprove sheets={sheets.data} /> : null}
      <p>
        <Link to={paths.scoring(competitionId, flight.id)}>{t('seeMarks')}</Link>
      </p>
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

import { whenRefetched } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { contractResolver } from '../../../api/contractResolver.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { Form } from '../../../forms/Form.tsx';
import { useContractForm } from '../../../forms/useContractForm.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { ReasonField } from './ReasonField.tsx';
import { FlightField } from './FlightField.tsx';
import { joinableFlights } from './joinableFlights.ts';
import type { Start } from './checkInList.ts';
import type { CheckInDay } from './StarterRow.tsx';

interface MoveValues {
  to: string;
  reason: string;
}

interface MoveDialogProps {
  readonly start: Start;
  readonly day: CheckInDay;
  readonly onClose: () => void;
}

/** Moves a walk-on to the end of another flight of its event. */
export function MoveDialog({ start: { flight, starter }, day, onClose }: MoveDialogProps) {
  const { t } = useTranslation(['checkIn', 'common']);
  const { name, programmeId } = starter;
  const others = joinableFlights(day.flights, flight.eventId).filter(({ id }) => id !== flight.id);
  const toRequest = ({ to, reason }: MoveValues) => ({
    to,
    reason,
    version: flight.version,
    toVersion: others.find(({ id }) => id === to)?.version ?? 0,
  });
  const form = useContractForm<MoveValues>({
    defaultValues: { to: others[0]?.id ?? '', reason: '' },
    resolver: contractResolver<MoveValues>('moveWalkOn', { toRequest }),
    errorMessage,
    onSubmit: async (values) => {
      const params = { competitionId: day.competitionId, flightId: flight.id, programmeId };
      await call('moveWalkOn', { params, body: toRequest(values) });
      await whenRefetched();
      showToast(t('added', { name }));
      onClose();
    },
  });
  const title = t('moveTitle', { name });
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Form
        form={form}
        label={title}
        submitLabel={t('moveNow')}
        disabledReason={others.length === 0 ? t('moveNone') : undefined}
        actions={<Button onClick={onClose}>{t('common:actions.cancel')}</Button>}
      >
        <FlightField name="to" flights={others} />
        <ReasonField />
      </Form>
    </Dialog>
  );
}

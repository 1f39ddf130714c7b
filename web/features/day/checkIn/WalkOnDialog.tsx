import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
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
import { flightsWithIce, joinableFlights } from './joinableFlights.ts';
import { WalkOnEffect } from './WalkOnEffect.tsx';

interface WalkOnValues {
  flightId: string;
  reason: string;
}

interface WalkOnDialogProps {
  readonly competitionId: string;
  readonly day: DayRuns;
  readonly programme: DayRuns['unplaced'][number];
  readonly onClose: () => void;
}

/** Puts a confirmed programme at the end of a flight of its event. */
export function WalkOnDialog({ competitionId, day, programme, onClose }: WalkOnDialogProps) {
  const { t } = useTranslation(['checkIn', 'common']);
  const { programmeId, eventId, name } = programme;
  const flights = joinableFlights(flightsWithIce(day), eventId);
  const toRequest = ({ flightId, reason }: WalkOnValues) => ({
    programmeId,
    reason,
    version: flights.find(({ id }) => id === flightId)?.version ?? 0,
  });
  const form = useContractForm<WalkOnValues>({
    // A flight that nobody chose may be full.
    defaultValues: { flightId: '', reason: '' },
    resolver: contractResolver<WalkOnValues>('addWalkOn', { toRequest }),
    errorMessage,
    onSubmit: async (values) => {
      const params = { competitionId, flightId: values.flightId };
      await call('addWalkOn', { params, body: toRequest(values) });
      await whenRefetched();
      showToast(t('added', { name }));
      onClose();
    },
  });
  const title = t('addTitle', { name });
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Form
        form={form}
        label={title}
        submitLabel={t('add')}
        disabledReason={flights.length === 0 ? t('addNone') : undefined}
        actions={<Button onClick={onClose}>{t('common:actions.cancel')}</Button>}
      >
        <FlightField name="flightId" flights={flights} />
        {flights.length > 0 ? (
          <WalkOnEffect competitionId={competitionId} flights={flights} programmeId={programmeId} />
        ) : null}
        <ReasonField />
      </Form>
    </Dialog>
  );
}

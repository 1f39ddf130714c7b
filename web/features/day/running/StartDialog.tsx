import type { RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import { countStarters } from '../../../../shared/domain/day/running/fewCheckedIn.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { FlightName } from './FlightWords.tsx';
import { MissingStarters } from './MissingStarters.tsx';

interface StartDialogProps {
  readonly flight: RunFlight;
  readonly competitionId: string;
  readonly onStart: () => void;
  readonly onClose: () => void;
}

/** Asks once before a flight starts in which hardly anybody is checked in. */
export function StartDialog({ flight, competitionId, onStart, onClose }: StartDialogProps) {
  const { t } = useTranslation('running');
  const { here, expected } = countStarters(flight.starters);
  const isSettled = here === expected;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('startTitle')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button tone="primary" onClick={onStart}>
            {t(isSettled ? 'startNow' : 'startAnyway')}
          </Button>
        </>
      }
    >
      <Stack gap={3} minContent>
        <p>
          <FlightName flight={flight} />
        </p>
        <p>{here === 0 ? t('nobodyHere', { count: expected }) : t('someHere', { here, count: expected })}</p>
        <MissingStarters flight={flight} competitionId={competitionId} />
      </Stack>
    </Dialog>
  );
}

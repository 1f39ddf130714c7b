import type { RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';
import { useHold } from './useHold.ts';

interface HeldFlightProps {
  readonly flight: RunFlight;
  readonly competitionId: string;
}

/** Until when a flight is held and by whom, with the tap that releases it. */
export function HeldFlight({ flight, competitionId }: HeldFlightProps) {
  const { t } = useTranslation('rests');
  const { isSending, send } = useHold(competitionId);
  // It waits for longer than that anyway.
  if (!flight.hold || flight.hold.until < (flight.expected ?? '')) return null;
  return (
    <Row gap={2} align="center" justify="between">
      <span>{t('heldUntil', { time: formatTime(flight.hold.until), by: flight.hold.by })}</span>
      <Button dense aria-disabled={isSending || undefined} onClick={() => void send(flight, null)}>
        {t('release')}
      </Button>
    </Row>
  );
}

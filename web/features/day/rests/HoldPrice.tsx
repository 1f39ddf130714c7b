import type { RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { flightsHeldUp } from '../../../../shared/domain/day/running/heldFlight.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Text } from '../../../ui/Text.tsx';

interface HoldPriceProps {
  /** The held flight and those to come after it on its ice. */
  readonly onIce: readonly RunFlight[];
  readonly name: string;
  /** `HH:MM` at the venue. */
  readonly until: string;
}

/** Who waits for a hold. */
export function HoldPrice({ onIce, name, until }: HoldPriceProps) {
  const { t } = useTranslation('rests');
  const [flight] = onIce;
  if (!flight) return null;
  const minutes = (secondsOfTime(until) - secondsOfTime(flight.expected ?? flight.start)) / 60;
  const after = flightsHeldUp(onIce, minutes);
  return (
    <Text size="sm">{after === 0 ? t('holdsOne', { name }) : t('holdsMore', { name, count: after })}</Text>
  );
}

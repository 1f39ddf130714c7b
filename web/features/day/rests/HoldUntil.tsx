import type { DayRuns, RunFlight } from '../../../../shared/contract/day/running/dayRuns.ts';
import { secondsOfTime } from '../../../../shared/domain/core/dates/times.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { HoldPrice } from './HoldPrice.tsx';
import { useHold } from './useHold.ts';

interface HoldUntilProps {
  readonly flight: RunFlight | undefined;
  readonly runs: DayRuns;
  readonly name: string;
  /** `HH:MM` at the venue. */
  readonly until: string;
  readonly competitionId: string;
}

/** Above this the ice stands still for longer than a trouble is worth. */
const MOST_MINUTES = 30;

/** Holds a flight by one tap until a time that ends a trouble, with who waits for it. */
export function HoldUntil({ flight, runs, name, until, competitionId }: HoldUntilProps) {
  const { t } = useTranslation('rests');
  const { isSending, send } = useHold(competitionId);
  if (!flight?.expected) return null;
  const minutes = (secondsOfTime(until) - secondsOfTime(flight.expected)) / 60;
  if (minutes > MOST_MINUTES) return null;
  const label = t('hold', { count: minutes, time: formatTime(until) });
  return (
    <>
      <Button
        dense
        aria-label={`${label}: ${name}`}
        aria-disabled={isSending || undefined}
        onClick={() => {
          if (!isSending) void send(flight, until);
        }}
      >
        {label}
      </Button>
      <HoldPrice onIce={onIceFrom(flight, runs)} name={name} until={until} />
    </>
  );
}

/** A flight and those to come after it on its ice. */
function onIceFrom(flight: RunFlight, { runs }: DayRuns): RunFlight[] {
  const surface = runs.find(({ flights }) => flights.includes(flight))?.surfaceId;
  const flights = runs
    .filter(({ surfaceId }) => surfaceId === surface)
    .flatMap((run) => run.flights)
    .filter(({ state }) => state === 'toCome');
  return flights.slice(flights.indexOf(flight));
}

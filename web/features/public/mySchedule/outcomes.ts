import type { MyResult } from '../../../../shared/contract/day/results/results.ts';
import type { LiveBlock } from '../../../../shared/contract/day/running/live.ts';
import type { MyAppointment, MySchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';

/** What became of a start of the family on its day. */
export interface Outcome {
  readonly key: string;
  readonly name: string;
  readonly event: string;
  readonly what: 'cancelled' | 'scratched' | 'noShow' | 'skated' | 'place';
  /** Null until it is posted. */
  readonly place: number | null;
}

interface Known {
  /** As the taps of the day have it. */
  readonly stateOf: (appointment: MyAppointment) => LiveBlock['state'] | undefined;
  /** Posted ones, by programme. */
  readonly results: ReadonlyMap<string, MyResult>;
}

/**
 * What became of the family's starts: those whose events were cancelled, and those of a day that are over.
 * @param date null for who has no start
 */
export function outcomesOf(
  { appointments, cancelledEvents, starters }: MySchedule,
  date: string | null,
  { stateOf, results }: Known,
): Outcome[] {
  const states = new Map(starters.map(({ programmeId, state }) => [programmeId, state]));
  const cancelled = cancelledEvents.filter(({ role }) => role === 'family').map(cancelledOutcome);
  const ofDay = appointments
    .filter((one) => one.role === 'family' && one.date === date)
    .flatMap((one): Outcome[] => {
      const [starter, place] = [states.get(one.programmeId), results.get(one.programmeId)?.place ?? null];
      const event = eventLabel(one.event.format, one.event.level);
      const outcome = { key: one.programmeId, name: one.name, event, place };
      if (place !== null) return [{ ...outcome, what: 'place' }];
      if (starter === 'scratched' || starter === 'noShow') return [{ ...outcome, what: starter }];
      return stateOf(one) === 'done' ? [{ ...outcome, what: 'skated' }] : [];
    });
  return [...cancelled, ...ofDay];
}

export function cancelledOutcome({
  entryId,
  name,
  format,
  level,
}: MySchedule['cancelledEvents'][number]): Outcome {
  const event = eventLabel(format, level);
  return { key: `${entryId} ${event}`, name, event, what: 'cancelled', place: null };
}

/** Whether a day without a further start was skated as it stood: of a cancelled or scratched start nobody says that. */
export function hasSkatedAll(
  { appointments }: Pick<MySchedule, 'appointments'>,
  date: string | null,
  outcomes: readonly Outcome[],
): boolean {
  const own = appointments.filter((one) => one.role === 'family' && one.date === date);
  const skated = outcomes.filter(({ what }) => what === 'skated' || what === 'place');
  return skated.length === outcomes.length && skated.length === own.length;
}

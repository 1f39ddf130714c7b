import { useEffect } from 'react';
import type { ScheduleProblem } from '../../../../shared/contract/planning/scheduleProblem.ts';
import { planOfDraft } from '../../../../shared/domain/planning/draft/planOfDraft.ts';
import { begunFlightsMoved } from '../../../../shared/domain/planning/published/begunFlights.ts';
import type { BegunFlightsById } from './begunFlights.ts';
import type { DraftStore } from './DraftStore.ts';

interface BegunGuardProps {
  readonly store: DraftStore;
  readonly begun: BegunFlightsById;
  readonly problem: ScheduleProblem['problem'];
}

/** Lets the store refuse, as `begun`, what moves or reorders a flight that has begun, its undoing included. */
export function BegunGuard({ store, begun, problem }: BegunGuardProps) {
  useEffect(() => {
    const flights = [...begun.values()];
    const entered = new Set(problem.programmes.map(({ id }) => id));
    store.setGuard((before, after) =>
      begunFlightsMoved(flights, [planOfDraft(before), planOfDraft(after)], (id) => entered.has(id))
        ? 'begun'
        : null,
    );
    return () => store.setGuard(() => null);
  }, [store, begun, problem]);
  return null;
}

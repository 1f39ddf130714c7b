import { isSameName } from '../../../../shared/domain/day/sheets/secondPerson.ts';
import { seatsOf } from '../../../../shared/domain/entering/judgingRules/seats.ts';
import type { PublishedPanel } from '../../../../shared/domain/planning/published/myDuties.ts';
import type { Code } from '../../../platform/http/codeCookie.ts';
import { coachesById } from '../../../store/people/coaches/repository.ts';

/** The coach of a seat; null for an open one. */
export function coachOn({ judges, referee }: PublishedPanel, seat: string): string | null {
  const index = seatsOf(judges.length).findIndex((name) => name === seat);
  return [...judges, referee][index] ?? null;
}

/**
 * The judges to whom the seat of an opened code passed since, by panel: whoever opened it for the judge before opens it
 * again with the own name. A holder of the new judge's name, and a duplicate that was merged, sat there already.
 */
export async function passedSeats(
  { panelId, seat, seated, name }: Code,
  panels: readonly PublishedPanel[],
): Promise<ReadonlyMap<PublishedPanel, string>> {
  if (seat === null || !seated) return new Map();
  const others = panels.flatMap((panel) => {
    const coachId = panel.id === panelId ? coachOn(panel, seat) : null;
    return coachId !== null && !seated.includes(coachId) ? [{ panel, coachId }] : [];
  });
  const coaches = await coachesById([...new Set(others.map(({ coachId }) => coachId))]);
  return new Map(
    others.flatMap(({ panel, coachId }) => {
      const coach = coaches.get(coachId);
      const isSame =
        coach && (isSameName(coach.name, name) || coach.mergedIds.some((id) => seated.includes(id)));
      return isSame ? [] : [[panel, coach?.name ?? ''] as const];
    }),
  );
}

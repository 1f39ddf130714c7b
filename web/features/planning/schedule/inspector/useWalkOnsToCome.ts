import { useWorkspace } from '../workspace.ts';

/** Those who joined a flight at check-in and for whom the schedule has no ice yet. */
export function useWalkOnsToCome(): (flightId: string) => readonly string[] {
  const { begun, walkOns, draft } = useWorkspace();
  return (flightId) => {
    const placed = new Set(draft.events.flatMap(({ flights }) => flights.flatMap((one) => one.programmes)));
    return begun.has(flightId) ? [] : (walkOns.get(flightId) ?? []).filter((id) => !placed.has(id));
  };
}

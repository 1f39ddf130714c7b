/** The seats of a panel with so many judges: `judge1`, `judge2`, ..., then `referee`. */
export function seatsOf(judges: number): string[] {
  return [...Array.from({ length: judges }, (_, index) => `judge${String(index + 1)}`), 'referee'];
}

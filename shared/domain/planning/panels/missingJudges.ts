import type { Panel, Rules } from '../../../contract/core/planningFiles.ts';

/** How many seats of a run are open, by the panel of its flights; without a panel all of them, the referee's too. */
export function missingJudges(
  panels: readonly Panel[],
  flightIds: readonly string[],
  { judges }: Pick<Rules, 'judges'>,
): number {
  const panel = panels.find((one) => flightIds.some((id) => one.flightIds.includes(id)));
  return panel ? [...panel.judges, panel.referee].filter((id) => id === null).length : judges + 1;
}

import type { Panel, PlanFinding, Plan, Problem } from '../../../contract/core/planningFiles.ts';
import { fitPanels } from '../panels/fitPanels.ts';
import { peopleOfFlights, timeFlights } from '../planFacts.ts';
import type { BegunIds } from './panelFindings.ts';

/**
 * Panels that meet in one run of the ice, where one of them judges all of it from now on: one finding for each panel that
 * loses judges, with these judges and its flights that are to come.
 */
export function meetingPanels(
  problem: Problem,
  { flights, blocks, panels }: Pick<Plan, 'flights' | 'blocks' | 'panels'>,
  begun: BegunIds,
): PlanFinding[] {
  if (panels.length < 2) return [];
  const timed = timeFlights(peopleOfFlights(problem, flights), blocks);
  const named = panels.map((panel, index) => ({ ...panel, id: String(index) }));
  const fitted = fitPanels(problem, timed, blocks, named, begun);
  const known = new Set(fitted.map(({ id }) => id));
  return named
    .filter(({ id }) => !known.has(id))
    .flatMap((panel): PlanFinding[] => {
      const flightIds = panel.flightIds.filter((id) => !begun.has(id));
      const after = fitted.filter((one) => one.flightIds.some((id) => flightIds.includes(id)));
      const staying = new Set(after.flatMap(seatedOn));
      const coaches = [...new Set(seatedOn(panel))].filter((id) => !staying.has(id));
      if (after.length === 0 || coaches.length === 0) return [];
      return [{ rule: 'panelsMeet', severity: 'medium', skaters: [], coaches, flightIds, minutes: 0 }];
    });
}

const seatedOn = ({ judges, referee }: Panel): string[] => [...judges, referee].flatMap((id) => id ?? []);

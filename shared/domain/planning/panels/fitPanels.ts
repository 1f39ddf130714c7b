import type { Block, Panel, Problem } from '../../../contract/core/planningFiles.ts';
import type { TimedFlight } from '../planFacts.ts';
import { type Run, runsOf } from './runs.ts';

/** A panel of a draft. */
export interface FittedPanel extends Panel {
  readonly id: string;
}

/**
 * One panel for each run of the ice as it is now: the panel of that surface and day that has most of its flights, with
 * the people it has, else a new one without people. Blocks moved by hand change runs; panels follow by this rule.
 * @param flights by date and start
 * @returns the panels by date, surface and start; a panel that no run is left for is not among them
 */
export function fitPanels(
  problem: Pick<Problem, 'events' | 'rules'>,
  flights: readonly TimedFlight[],
  blocks: readonly Block[],
  panels: readonly FittedPanel[],
): FittedPanel[] {
  const { events, rules } = problem;
  const none = { flights: [], blocks: [], panels: [] };
  const runs = runsOf({ events, fixed: none }, flights, blocks);
  const owners = ownersOf(runs, panels);
  const ids = new Set(panels.map(({ id }) => id));
  return runs.map((run): FittedPanel => {
    const owner = owners.get(run);
    const { surfaceId, date, flightIds } = run;
    const place = { surfaceId, date, flightIds: [...flightIds] };
    if (owner) return { ...owner, ...place };
    const judges = Array.from({ length: rules.judges }, () => null);
    return { id: newId(flightIds[0] ?? '', ids), ...place, judges, referee: null };
  });
}

/** Pairs with the most flights in common first; each run and each panel once. */
function ownersOf(runs: readonly Run[], panels: readonly FittedPanel[]): Map<Run, FittedPanel> {
  const pairs = runs.flatMap((run) =>
    panels
      .filter(({ surfaceId, date }) => surfaceId === run.surfaceId && date === run.date)
      .map((panel) => ({ run, panel, shared: sharedFlights(run, panel) }))
      .filter(({ shared }) => shared > 0),
  );
  const owners = new Map<Run, FittedPanel>();
  const taken = new Set<FittedPanel>();
  for (const { run, panel } of pairs.sort((one, other) => other.shared - one.shared)) {
    if (owners.has(run) || taken.has(panel)) continue;
    owners.set(run, panel);
    taken.add(panel);
  }
  return owners;
}

const sharedFlights = (run: Run, panel: FittedPanel) =>
  run.flightIds.filter((id) => panel.flightIds.includes(id)).length;

/** The same for the same flights, so that a page can name a panel that is not stored yet. */
function newId(flightId: string, taken: ReadonlySet<string>): string {
  let id = `panel-${flightId}`;
  while (taken.has(id)) id = `${id}-2`;
  return id;
}

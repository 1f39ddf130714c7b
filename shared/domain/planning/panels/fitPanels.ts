import type { Block, Panel, Problem } from '../../../contract/core/planningFiles.ts';
import { type BegunIds, NONE_BEGUN } from '../findings/panelFindings.ts';
import type { TimedFlight } from '../planFacts.ts';
import { type Run, runsOf } from './runs.ts';

/** A panel of a draft. */
export interface FittedPanel extends Panel {
  readonly id: string;
}

/**
 * One panel for each run of the ice as it is now: the panel of that surface and day that has most of its flights, with
 * the people it has. A run that was a part of another one, or has moved with its whole panel, gets a new panel with the
 * same people, else one without people. Blocks moved by hand change runs; panels follow by this rule.
 * @param flights by date and start
 * @param begun flights that keep their judges whatever changes: where panels meet in one run, those of the others count
 * @returns the panels by date, surface and start; a panel that no run is left for is not among them
 */
export function fitPanels(
  problem: Pick<Problem, 'events' | 'rules' | 'fixed'>,
  flights: readonly TimedFlight[],
  blocks: readonly Block[],
  panels: readonly FittedPanel[],
  begun: BegunIds = NONE_BEGUN,
): FittedPanel[] {
  const { events, rules, fixed } = problem;
  const runs = runsOf({ events, fixed: { ...fixed, panels: [] } }, flights, blocks);
  const owners = ownersOf(runs, panels, begun);
  const ids = new Set(panels.map(({ id }) => id));
  return runs.map((run): FittedPanel => {
    const owner = owners.get(run);
    const { surfaceId, date, flightIds } = run;
    const place = { surfaceId, date, flightIds: [...flightIds] };
    if (owner) return { ...owner, ...place };
    const id = newId(flightIds[0] ?? '', ids);
    const source = sourceOf(run, panels, new Set(owners.values()));
    if (source) return { id, ...place, judges: source.judges, referee: source.referee };
    return { id, ...place, judges: Array.from({ length: rules.judges }, () => null), referee: null };
  });
}

/** Pairs with the most flights in common first; each run and each panel once. */
function ownersOf(
  runs: readonly Run[],
  panels: readonly FittedPanel[],
  begun: BegunIds,
): Map<Run, FittedPanel> {
  const pairs = runs.flatMap((run) =>
    panels
      .filter(({ surfaceId, date }) => surfaceId === run.surfaceId && date === run.date)
      .map((panel) => {
        const ids = sharedFlights(run, panel);
        return { run, panel, shared: ids.length, toCome: ids.filter((id) => !begun.has(id)).length };
      })
      .filter(({ shared }) => shared > 0),
  );
  const owners = new Map<Run, FittedPanel>();
  const taken = new Set<FittedPanel>();
  const inOrder = pairs.sort((one, other) => other.toCome - one.toCome || other.shared - one.shared);
  for (const { run, panel } of inOrder) {
    if (owners.has(run) || taken.has(panel)) continue;
    owners.set(run, panel);
    taken.add(panel);
  }
  return owners;
}

/** The panel whose people go with the flights of a run: they leave no surface on which they still judge. */
function sourceOf(
  run: Run,
  panels: readonly FittedPanel[],
  owners: ReadonlySet<FittedPanel>,
): FittedPanel | null {
  const [source] = panels
    .filter((panel) => panel.date === run.date && sharedFlights(run, panel).length > 0)
    .filter((panel) => panel.surfaceId === run.surfaceId || !owners.has(panel))
    .toSorted((one, other) => sharedFlights(run, other).length - sharedFlights(run, one).length);
  return source ?? null;
}

const sharedFlights = (run: Run, panel: FittedPanel) =>
  run.flightIds.filter((id) => panel.flightIds.includes(id));

/** The same for the same flights, so that a page can name a panel that is not stored yet. */
function newId(flightId: string, taken: ReadonlySet<string>): string {
  let id = `panel-${flightId}`;
  while (taken.has(id)) id = `${id}-2`;
  return id;
}

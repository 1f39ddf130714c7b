import { useState } from 'react';
import type { DayRuns } from '../../../../shared/contract/day/running/dayRuns.ts';
import type { ScheduleDraft } from '../../../../shared/contract/planning/draftParts.ts';
import { flightsLeftWithoutIce } from '../../../../shared/domain/day/running/flightsLeftWithoutIce.ts';
import { movedFlights } from '../../../../shared/domain/planning/late/movedFlights.ts';
import type { LateProposal } from '../../../../shared/domain/planning/late/lateProposals.ts';
import { readDraft, saveDraft } from '../../../session/drafts.ts';
import { changedParts, isFault } from '../../planning/draft/index.ts';
import { replaceBlocks } from '../../planning/schedule/index.ts';

/** A way that was chosen, until its times are published. */
export interface TakenWay {
  readonly proposal: LateProposal;
  /** The draft for which it was found. */
  readonly from: ScheduleDraft;
  /** That draft had no other changes that families do not know yet. */
  readonly isAlone: boolean;
  /** The flight that it moves behind the one after it; null for none. */
  readonly swap: string | null;
  /** Flights that it leaves in hours without ice. */
  readonly withoutIce: readonly string[];
}

/** The chosen way, kept in this tab so that a reload shows it again. @param read the draft as the page read it first */
export function useTakenWay(competitionId: string, runs: DayRuns, read: ScheduleDraft) {
  const name = `late.${competitionId}`;
  const [taken, setTaken] = useState(() => {
    const { way } = readDraft<{ way: TakenWay }>(name);
    return way && stands(way, runs, read) ? way : null;
  });
  const keep = (way: TakenWay | null) => {
    setTaken(way);
    saveDraft(name, way ? { way } : {});
  };
  return [taken, keep] as const;
}

/** Whether the draft is still as the way left it, unpublished, and nothing that it moves has begun. */
function stands({ proposal, from }: TakenWay, runs: DayRuns, read: ScheduleDraft): boolean {
  if (read.published?.version !== from.published?.version) return false;
  const after = replaceBlocks(from, proposal.plan.blocks)(from);
  if (isFault(after)) return false;
  const { tracks, events, panels } = changedParts(after, read);
  return tracks.length + events.length + panels.length === 0 && begunAmong(runs, { proposal, from }) === null;
}

/** Whether ice was lost after the way was chosen, so that it has flights where there is none. */
export const hasLostIceSince = ({ proposal, withoutIce }: TakenWay, { lostIce }: DayRuns): boolean =>
  flightsLeftWithoutIce(lostIce, proposal.plan.blocks).some((id) => !withoutIce.includes(id));

/** A flight that has started although the way moves it. */
export function begunAmong({ runs }: DayRuns, { proposal, from }: Pick<TakenWay, 'proposal' | 'from'>) {
  const moved = new Set(movedFlights(from.tracks, proposal.plan.blocks).map(({ flightId }) => flightId));
  const flights = runs.flatMap((run) => run.flights);
  return flights.find(({ id, state }) => state !== 'toCome' && moved.has(id)) ?? null;
}

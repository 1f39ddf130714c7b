import { createContext, useContext } from 'react';
import type { WalkOns } from '../../../../shared/domain/planning/published/withWalkOns.ts';
import type { BegunFlightsById, DraftStore, Holds, NotSkating } from '../draft/index.ts';
import type { BlockColumn } from './blocks/columns.ts';
import type { ScheduleModel } from './scheduleModel.ts';

/** The organiser's selection: a block, several, or a person's day. */
export type Selected =
  | { readonly kind: 'block'; readonly key: string }
  /** `anchor`: the block from which it is extended. */
  | { readonly kind: 'blocks'; readonly keys: readonly string[]; readonly anchor: string }
  | { readonly kind: 'person'; readonly id: string };

export interface Workspace extends ScheduleModel {
  readonly competitionId: string;
  /** Of the venue. */
  readonly timeZone: string;
  readonly store: DraftStore;
  /** Flights that have started or are over, as they were published: they stay there. */
  readonly begun: BegunFlightsById;
  readonly walkOns: WalkOns;
  readonly holds: Holds;
  readonly notSkating: NotSkating;
  /** The columns of the chosen day, or all. */
  readonly shown: readonly BlockColumn[];
  readonly selected: Selected | null;
  /** Shows details; `brings` scrolls the block into view, on whichever day it is. */
  readonly select: (selected: Selected | null, brings?: boolean) => void;
  /** Says why a change cannot be made. */
  readonly sayFault: (fault: string | null) => void;
  /** Asks before the event is cancelled. */
  readonly cancelEvent: (eventId: string) => void;
}

const WorkspaceContext = createContext<Workspace | null>(null);

export const WorkspaceProvider = WorkspaceContext.Provider;

export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (!workspace) throw new Error('There is no schedule around this component');
  return workspace;
}

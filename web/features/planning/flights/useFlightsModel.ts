import { useMemo } from 'react';
import type { ScheduleDraft } from '../../../../shared/contract/planning/draftParts.ts';
import type { ScheduleProblem } from '../../../../shared/contract/planning/scheduleProblem.ts';
import type { Book } from '../../../../shared/domain/planning/flights/bookRules.ts';
import { type FlightPlace, placesOf } from '../../../schedule/changesOfOthers.ts';
import type { DraftStore } from '../../../schedule/DraftStore.ts';
import { type FlightActions, useFlightActions } from './useFlightActions.ts';
import { type FlightChanges, useFlightChanges } from './useFlightChanges.ts';
import { type FlightsView, flightsView } from './view/flightsView.ts';
import { type FindRow, openTwice, rowsOf } from './view/programmeRows.ts';

/** Everything that the parts of the page share. */
export interface FlightsModel {
  readonly competitionId: string;
  readonly facts: ScheduleProblem;
  readonly draft: ScheduleDraft;
  readonly view: FlightsView;
  readonly book: Book;
  readonly findRow: FindRow;
  /** Where flights are on the board, by id. */
  readonly places: ReadonlyMap<string, FlightPlace>;
  readonly hasBoard: boolean;
  readonly surfaceName: (surfaceId: string) => string;
  /** Programmes that open a flight although their skater opens another one. */
  readonly openers: ReadonlySet<string>;
  readonly isReadOnly: boolean;
  readonly actions: FlightActions;
  readonly changes: FlightChanges;
}

export function useFlightsModel(
  competitionId: string,
  facts: ScheduleProblem,
  store: DraftStore,
  draft: ScheduleDraft,
): FlightsModel {
  const view = useMemo(() => flightsView(facts, draft), [facts, draft]);
  const findRow = useMemo(() => rowsOf(facts), [facts]);
  const places = useMemo(() => placesOf(draft), [draft]);
  const openers = useMemo(() => openTwice(facts, draft), [facts, draft]);
  const actions = useFlightActions(facts, store);
  const changes = useFlightChanges({ facts, draft, view }, actions);
  return {
    competitionId,
    facts,
    draft,
    view,
    book: view.book,
    findRow,
    places,
    hasBoard: places.size > 0,
    surfaceName: (surfaceId) => facts.surfaces.find(({ id }) => id === surfaceId)?.name ?? '',
    openers,
    isReadOnly: facts.competition.state === 'archived',
    actions,
    changes,
  };
}

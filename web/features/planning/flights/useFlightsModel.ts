import { useMemo } from 'react';
import type { ScheduleDraft } from '../../../../shared/contract/planning/draftParts.ts';
import type { ScheduleProblem } from '../../../../shared/contract/planning/scheduleProblem.ts';
import type { Book } from '../../../../shared/domain/planning/flights/bookRules.ts';
import type { FlightChange } from '../../../../shared/domain/planning/flights/changeFlights.ts';
import { newFlightIds } from '../../../../shared/domain/planning/flights/newFlightIds.ts';
import type { WalkOns } from '../../../../shared/domain/planning/published/withWalkOns.ts';
import { currentTime } from '../../../clock.ts';
import { formatNumber } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { type BegunFlightsById, type DraftStore, type FlightPlace, placesOf } from '../draft/index.ts';
import { chunksOfEvents } from './edits/buildInChunks.ts';
import { drawOrders, newSeed, flightsToDraw } from './edits/drawOrders.ts';
import {
  buildEdit,
  changeEdit,
  freezeEdit,
  orderEdit,
  refitEdit,
  takeInEdit,
  takeOutEdit,
} from './edits/flightEdits.ts';
import { type FlightActions, useFlightActions } from './useFlightActions.ts';
import { flightsOf } from './view/draftFlights.ts';
import { type FlightsView, flightsView, type EventView } from './view/flightsView.ts';
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

interface DraftOnItsDay {
  readonly store: DraftStore;
  readonly draft: ScheduleDraft;
  /** Flights that have started or are over. */
  readonly begun: BegunFlightsById;
  readonly walkOns: WalkOns;
}

export function useFlightsModel(
  competitionId: string,
  facts: ScheduleProblem,
  { store, draft, begun, walkOns }: DraftOnItsDay,
): FlightsModel {
  const view = useMemo(() => flightsView(facts, draft, walkOns), [facts, draft, walkOns]);
  const findRow = useMemo(() => rowsOf(facts), [facts]);
  const places = useMemo(() => placesOf(draft), [draft]);
  const openers = useMemo(() => openTwice(facts, draft), [facts, draft]);
  const actions = useFlightActions(facts, store);
  const changes = useFlightChanges({ facts, draft, view, begun }, actions);
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

interface Subject {
  readonly facts: ScheduleProblem;
  readonly draft: ScheduleDraft;
  readonly view: FlightsView;
  readonly begun: BegunFlightsById;
}

/** The actions of an organiser on flights, each in the words of the page. */
function useFlightChanges({ facts, draft, view, begun }: Subject, { propose }: FlightActions) {
  const { t } = useTranslation('flights');
  const { problem } = facts;
  const now = () => currentTime().toISOString();
  const nameOf = (programmeId: string) =>
    [...facts.programmes, ...facts.unconfirmed].find(({ id }) => id === programmeId)?.name ??
    t('skater.unknown');
  const numberIn = (after: ScheduleDraft, programmeId: string) => {
    const own = after.events.find(({ flights }) =>
      flights.some(({ programmes }) => programmes.includes(programmeId)),
    );
    return (own?.flights.findIndex(({ programmes }) => programmes.includes(programmeId)) ?? 0) + 1;
  };

  const change = (made: FlightChange, done: (after: ScheduleDraft) => string) => {
    const at = now();
    propose({ makeEdits: (reason) => [changeEdit(problem, made, { at, reason })], done });
  };

  return {
    nameOf,
    newFlightId: () => newFlightIds(flightsOf(draft))(),

    build: (events: readonly EventView[]) => {
      const at = now();
      const free = events.filter(({ isFrozen }) => !isFrozen);
      const isFirst = free.every(({ flights }) => flights.length === 0);
      const built = free.filter(({ flights }) => flights.length > 0).length;
      const chunks = chunksOfEvents(
        draft,
        free.map(({ id }) => id),
      );
      propose({
        title: t('build.title'),
        text:
          events.length === 1
            ? t('build.textOne')
            : t('build.text', { events: t('events', { count: built, formatted: formatNumber(built) }) }),
        confirm: t('build.confirm'),
        asks: !isFirst,
        isByRule: true,
        makeEdits: (reason) =>
          chunks.map((ids) => buildEdit(problem, new Set(ids), new Set(begun.keys()), { at, reason })),
        done: (after) => {
          const ids = new Set(chunks.flat());
          const count = flightsOf(after).filter(({ eventId }) => ids.has(eventId)).length;
          return t('build.done', { count, formatted: formatNumber(count) });
        },
      });
    },

    freeze: (event: EventView) =>
      propose({
        makeEdits: () => [freezeEdit(event.id, !event.isFrozen)],
        done: () => t(event.isFrozen ? 'freeze.undone' : 'freeze.done'),
      }),

    move: (programmeId: string, toFlightId: string, place: number) => {
      const from = flightsOf(draft).find(({ programmes }) => programmes.includes(programmeId));
      const name = nameOf(programmeId);
      change({ kind: 'move', programmeId, toFlightId, place }, (after) =>
        from?.id === toFlightId
          ? t('skater.reordered', { name, place: place + 1 })
          : t('skater.moved', { name, number: numberIn(after, programmeId) }),
      );
    },

    separate: (programmeId: string) => {
      const from = flightsOf(draft).find(({ programmes }) => programmes.includes(programmeId));
      if (!from) return;
      const newFlightId = newFlightIds(flightsOf(draft))();
      change({ kind: 'split', flightId: from.id, programmes: [programmeId], newFlightId }, () =>
        t('skater.movedNew', { name: nameOf(programmeId) }),
      );
    },

    merge: (flightId: string, otherId: string) =>
      change({ kind: 'merge', flightId, otherId }, () => t('merge.done')),

    split: (flightId: string, programmes: readonly string[]) => {
      const newFlightId = newFlightIds(flightsOf(draft))();
      change({ kind: 'split', flightId, programmes, newFlightId }, () => t('split.done'));
    },

    joinLone: (programmeId: string, hostId: string) =>
      change({ kind: 'move', programmeId, toFlightId: hostId, place: Number.MAX_SAFE_INTEGER }, (after) =>
        t('lone.joined', { name: nameOf(programmeId), number: numberIn(after, programmeId) }),
      ),

    takeIn: (programmeId: string) => {
      const at = now();
      propose({
        makeEdits: (reason) => [takeInEdit(problem, programmeId, { at, reason })],
        done: (after) =>
          t('changes.takenIn', { name: nameOf(programmeId), number: numberIn(after, programmeId) }),
      });
    },

    takeOut: (programmeId: string) => {
      const at = now();
      propose({
        makeEdits: (reason) => [takeOutEdit(problem, programmeId, { at, reason })],
        done: () => t('changes.takenOut'),
      });
    },

    refit: (flightId: string) => {
      const at = now();
      propose({
        makeEdits: (reason) => [refitEdit(problem, flightId, { at, reason })],
        done: () => t('changes.refitted'),
      });
    },

    drawAll: () => {
      const flights = flightsToDraw(draft);
      const [seed, at] = [newSeed(), now()];
      const flightIds = new Set(flights.map(({ id }) => id));
      const orders = drawOrders(problem, draft, flightIds, seed);
      const chunks = chunksOfEvents(draft, [...new Set(orders.map(({ eventId }) => eventId))]);
      propose({
        isFinal: true,
        makeEdits: (reason) =>
          chunks.map((ids) => {
            const own = orders.filter(({ eventId }) => ids.includes(eventId));
            return orderEdit(problem, own, seed, { at, reason });
          }),
        done: () => t('draw.done', { count: orders.length, formatted: formatNumber(orders.length) }),
      });
    },

    drawOne: (flightId: string) => {
      const number = view.events
        .flatMap(({ flights }) => flights)
        .find(({ flight }) => flight.id === flightId);
      const isAgain = number?.flight.drawn !== undefined;
      const [seed, at] = [newSeed(), now()];
      const orders = drawOrders(problem, draft, new Set([flightId]), seed);
      propose({
        title: t('draw.title', { number: number?.number ?? 0 }),
        text: t('draw.text'),
        confirm: t('draw.confirm'),
        asks: isAgain,
        needsReason: isAgain,
        isFinal: true,
        makeEdits: (reason) => [orderEdit(problem, orders, seed, { at, reason })],
        done: () => t('draw.done', { count: 1, formatted: '1' }),
      });
    },
  };
}

type FlightChanges = ReturnType<typeof useFlightChanges>;

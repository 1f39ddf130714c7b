export type { DraftSnapshot, DraftStore, NoticeOfDraft } from './DraftStore.ts';
export { LaterBegunGuard } from './laterBegunGuard.ts';
export { placesOf, type ChangesOfOthers, type FlightPlace } from './changesOfOthers.ts';
export { changeOf, changedParts, isFault, partsIn, restoreParts, type DraftEdit } from './draftEdits.ts';
export { flightNamesOf, namesOf, type NamedFlight, type ScheduleNames } from './scheduleNames.ts';
export { useScheduleDraft } from './useScheduleDraft.ts';
export {
  type BegunFlightsById,
  type Holds,
  type NotSkating,
  readBegunFlights,
  useBegunFlights,
} from './begunFlights.ts';
export { type Occasion, withEvents, withFlightBlocks, withFlights } from './withFlights.ts';

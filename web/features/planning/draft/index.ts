export type { DraftSnapshot, DraftStore, NoticeOfDraft } from './DraftStore.ts';
export { placesOf, type ChangesOfOthers, type FlightPlace } from './changesOfOthers.ts';
export { changeOf, changedParts, isFault, partsIn, restoreParts, type DraftEdit } from './draftEdits.ts';
export { flightNamesOf, namesOf, type NamedFlight, type ScheduleNames } from './scheduleNames.ts';
export { readSkatedFlights, useSkatedFlights } from './skatedFlights.ts';
export { useScheduleDraft } from './useScheduleDraft.ts';

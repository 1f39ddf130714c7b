import { itemKey, key } from '../../../platform/table/key.ts';
import { dayPartition } from '../../core/stamps/keys.ts';

export const FLIGHT_PREFIX = 'FLIGHT#';
export const dayFlightKey = (competitionId: string, flightId: string) =>
  itemKey(dayPartition(competitionId), key`FLIGHT#${flightId}`);

export const STARTER_PREFIX = 'STARTER#';
export const starterKey = (competitionId: string, flightId: string, programmeId: string) =>
  itemKey(dayPartition(competitionId), key`STARTER#${flightId}#${programmeId}`);
export const startersPrefix = (flightId: string) => key`STARTER#${flightId}#`;

/** The last opening of a missing programme's emergency contact. */
export const CONTACT_PREFIX = 'CONTACT#';
export const openedContactKey = (competitionId: string, flightId: string, programmeId: string) =>
  itemKey(dayPartition(competitionId), key`CONTACT#${flightId}#${programmeId}`);
/** A programme whose check-in was taken back once, in whichever flight. */
export const UNDONE_PREFIX = 'UNDONE#';
export const undoneCheckInKey = (competitionId: string, programmeId: string) =>
  itemKey(dayPartition(competitionId), key`UNDONE#${programmeId}`);

/** Where an organiser has put the ceremony of the run that begins with a flight. */
export const CEREMONY_PREFIX = 'CEREMONY#';
export const ceremonyKey = (competitionId: string, flightId: string) =>
  itemKey(dayPartition(competitionId), key`CEREMONY#${flightId}`);

/** Where a programme without a published flight skates: it walks on once. */
export const walkOnKey = (competitionId: string, programmeId: string) =>
  itemKey(dayPartition(competitionId), key`WALKON#${programmeId}`);

/** The sheets of a flight: their state, and every mark that was written. */
export const sheetsPartition = (competitionId: string, flightId: string) =>
  key`COMPETITION#${competitionId}#SHEETS#${flightId}`;
export const sheetStateKey = (competitionId: string, flightId: string) =>
  itemKey(sheetsPartition(competitionId, flightId), 'STATE');

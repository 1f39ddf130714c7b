import { itemKey, key } from '../../../platform/table/key.ts';

/** The results of a competition: what is approved of each flight, and every version of it. */
export const resultsPartition = (competitionId: string) => key`COMPETITION#${competitionId}#RESULTS`;

export const RESULT_PREFIX = 'FLIGHT#';
export const resultKey = (competitionId: string, flightId: string) =>
  itemKey(resultsPartition(competitionId), key`FLIGHT#${flightId}`);

/** That a flight of an event has a result: the schedule may lose the flight, and its result stays public. */
export const eventResultPrefix = (eventId: string) => key`EVENT#${eventId}#FLIGHT#`;
export const eventResultKey = (competitionId: string, eventId: string, flightId: string) =>
  itemKey(resultsPartition(competitionId), key`EVENT#${eventId}#FLIGHT#${flightId}`);

/** In which flight a programme has its result, so that a family's results are found without the schedules. */
export const programmeResultKey = (competitionId: string, programmeId: string) =>
  itemKey(resultsPartition(competitionId), key`PROGRAMME#${programmeId}`);

const digits = (version: number) => String(version).padStart(4, '0');
export const resultVersionKey = (competitionId: string, flightId: string, version: number) =>
  itemKey(resultsPartition(competitionId), key`FLIGHT#${flightId}#VERSION#${digits(version)}`);

/** The mails about corrections of a competition's results. */
const resultMailsPartition = (competitionId: string) => key`COMPETITION#${competitionId}#RESULTMAILS`;
export const resultMailKey = (
  competitionId: string,
  {
    flightId,
    version,
    to,
    recipient,
  }: {
    readonly flightId: string;
    readonly version: number;
    readonly to: string;
    readonly recipient: string;
  },
) =>
  itemKey(
    resultMailsPartition(competitionId),
    key`FLIGHT#${flightId}#VERSION#${digits(version)}#${to}#${recipient}`,
  );
/** Those of all competitions that were unsent before there was an outbox. */
export const UNSENT_RESULT_MAILS = 'UNSENTRESULTMAILS';

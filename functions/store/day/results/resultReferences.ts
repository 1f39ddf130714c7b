import { eventResultKey, programmeResultKey } from './keys.ts';
import type { StoredResult, StoredResultVersion } from './storedResults.ts';

/** Of one transaction with the result and what it depends on, below DynamoDB's limit of 100 writes. */
const MOST_PROGRAMMES = 90;

/** The items that lead from an event and from each programme to the flight that has their result. */
export function resultReferences(
  { competitionId, eventId, flightId }: Pick<StoredResult, 'competitionId' | 'eventId' | 'flightId'>,
  rows: StoredResultVersion['rows'],
) {
  return [
    { ...eventResultKey(competitionId, eventId, flightId), type: 'eventResult', flightId },
    ...rows.slice(0, MOST_PROGRAMMES).map(({ programmeId }) => ({
      ...programmeResultKey(competitionId, programmeId),
      type: 'programmeResult',
      competitionId,
      programmeId,
      flightId,
    })),
  ];
}

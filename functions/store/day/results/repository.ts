import { getItem, getItems, queryAll } from '../../../platform/table/read.ts';
import {
  eventResultPrefix,
  programmeResultKey,
  RESULT_PREFIX,
  resultKey,
  resultsPartition,
  resultVersionKey,
} from './keys.ts';
import {
  flightOfEvent,
  flightOfProgramme,
  resultOf,
  versionOf,
  type FlightOfProgramme,
  type ResultWithVersions,
  type ResultWithVersion,
  type StoredResult,
  type StoredResultVersion,
} from './storedResults.ts';

/** Every approved result of a competition, with its places as they are now and the versions before, oldest first. */
export async function resultsOfCompetition(competitionId: string): Promise<ResultWithVersions[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :results AND begins_with(sk, :flights)',
    ExpressionAttributeValues: {
      ':results': resultsPartition(competitionId),
      ':flights': RESULT_PREFIX,
    },
    ConsistentRead: true,
  });
  const versions = items.filter((item) => item['type'] === 'resultVersion').map(versionOf);
  const byFlight = Map.groupBy(versions, ({ flightId }) => flightId);
  return items
    .filter((item) => item['type'] === 'result')
    .map(resultOf)
    .map((result) => {
      const own = byFlight.get(result.flightId) ?? [];
      const current = own.find(({ version }) => version === result.version);
      return { result, version: known(current, result.flightId), versions: own };
    });
}

/** The results of these flights; one that is not approved is not among them. */
export async function resultsOfFlights(
  competitionId: string,
  flightIds: readonly string[],
): Promise<ReadonlyMap<string, ResultWithVersion>> {
  const items = await getItems(
    flightIds.map((flightId) => resultKey(competitionId, flightId)),
    true,
  );
  const results = items.map(resultOf);
  const versions = (
    await getItems(
      results.map(({ flightId, version }) => resultVersionKey(competitionId, flightId, version)),
      true,
    )
  ).map(versionOf);
  const byFlight = new Map(versions.map((version) => [version.flightId, version]));
  return new Map(
    results.map((result) => [
      result.flightId,
      { result, version: known(byFlight.get(result.flightId), result.flightId) },
    ]),
  );
}

/** The results of an event, also of flights that the schedule has lost since. */
export async function resultsOfEvent(competitionId: string, eventId: string): Promise<ResultWithVersion[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :results AND begins_with(sk, :flights)',
    ExpressionAttributeValues: {
      ':results': resultsPartition(competitionId),
      ':flights': eventResultPrefix(eventId),
    },
    ConsistentRead: true,
  });
  const flightIds = items.map((item) => flightOfEvent.parse(item).flightId);
  return [...(await resultsOfFlights(competitionId, flightIds)).values()];
}

export interface ResultOfProgramme extends ResultWithVersion {
  readonly programmeId: string;
}

/** The results of programmes of any competitions, posted or not; a programme without one is not among them. */
export async function resultsOfProgrammes(
  programmes: readonly Pick<FlightOfProgramme, 'competitionId' | 'programmeId'>[],
): Promise<ResultOfProgramme[]> {
  const named = await getItems(
    programmes.map(({ competitionId, programmeId }) => programmeResultKey(competitionId, programmeId)),
    true,
  );
  const flights = named.map((item) => flightOfProgramme.parse(item));
  const items = await getItems(
    flights.map(({ competitionId, flightId }) => resultKey(competitionId, flightId)),
    true,
  );
  const results = items.map(resultOf);
  const versions = (
    await getItems(
      results.map(({ competitionId, flightId, version }) =>
        resultVersionKey(competitionId, flightId, version),
      ),
      true,
    )
  ).map(versionOf);
  const nameOf = ({ competitionId, flightId }: Pick<FlightOfProgramme, 'competitionId' | 'flightId'>) =>
    `${competitionId} ${flightId}`;
  const resultByName = new Map(results.map((result) => [nameOf(result), result]));
  const versionByName = new Map(versions.map((version) => [nameOf(version), version]));
  return flights.flatMap((flight) => {
    const [result, version] = [resultByName.get(nameOf(flight)), versionByName.get(nameOf(flight))];
    return result && version ? [{ programmeId: flight.programmeId, result, version }] : [];
  });
}

/** A version of a result, also one that a later correction has replaced; null for an unknown one. */
export async function resultVersion(
  competitionId: string,
  flightId: string,
  version: number,
): Promise<StoredResultVersion | null> {
  const item = await getItem(resultVersionKey(competitionId, flightId, version));
  return item ? versionOf(item) : null;
}

/** Every version of a result, oldest first. */
export async function versionsOfResult({
  competitionId,
  flightId,
  version,
}: Pick<StoredResult, 'competitionId' | 'flightId' | 'version'>): Promise<StoredResultVersion[]> {
  const items = await getItems(
    Array.from({ length: version }, (_, index) => resultVersionKey(competitionId, flightId, index + 1)),
    true,
  );
  return items.map(versionOf).toSorted((one, other) => one.version - other.version);
}

function known(version: StoredResultVersion | undefined, flightId: string): StoredResultVersion {
  if (!version) throw new Error(`The result of ${flightId} lacks its version`);
  return version;
}

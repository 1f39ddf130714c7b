import { getItems, queryAll } from '../../platform/table/read.ts';
import { RESULT_PREFIX, resultKey, resultsPartition, resultVersionKey } from './keys.ts';
import { resultOf, versionOf, type Result, type StoredVersion } from './storedResults.ts';

/** Every approved result of a competition, with its places as they are now. */
export async function resultsOfCompetition(competitionId: string): Promise<Result[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :results AND begins_with(sk, :flights)',
    ExpressionAttributeValues: {
      ':results': resultsPartition(competitionId),
      ':flights': RESULT_PREFIX,
    },
    ConsistentRead: true,
  });
  const versions = items.filter((item) => item['type'] === 'resultVersion').map(versionOf);
  const byName = new Map(versions.map((version) => [nameOf(version), version]));
  return items
    .filter((item) => item['type'] === 'result')
    .map(resultOf)
    .map((result) => ({ result, version: known(byName.get(nameOf(result)), result.flightId) }));
}

/** The results of these flights; one that is not approved is not among them. */
export async function resultsOfFlights(
  competitionId: string,
  flightIds: readonly string[],
): Promise<ReadonlyMap<string, Result>> {
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

const nameOf = ({ flightId, version }: Pick<StoredVersion, 'flightId' | 'version'>) =>
  `${flightId} ${String(version)}`;

function known(version: StoredVersion | undefined, flightId: string): StoredVersion {
  if (!version) throw new Error(`The result of ${flightId} lacks its version`);
  return version;
}

import { getItem, getItems, queryAll } from '../../../platform/table/read.ts';
import {
  CEREMONY_PREFIX,
  CONTACT_PREFIX,
  dayFlightKey,
  FLIGHT_PREFIX,
  STARTER_PREFIX,
  UNDONE_PREFIX,
  starterKey,
  startersPrefix,
  walkOnKey,
} from './keys.ts';
import { dayPartition } from '../../core/stamps/keys.ts';
import {
  openedContact,
  storedCeremony,
  storedDayFlight,
  storedStarter,
  type OpenedContact,
  type StoredDayFlight,
  type StoredStarter,
} from './storedDay.ts';

/** The day's changes of the published schedule; a flight or starter without one is as published. */
export interface StoredDay {
  readonly flights: ReadonlyMap<string, StoredDayFlight>;
  readonly starters: readonly StoredStarter[];
  readonly openedContacts: readonly OpenedContact[];
  /** Programmes whose check-in was taken back once. */
  readonly undoneCheckIns: ReadonlySet<string>;
  /** Venue times `HH:MM` of the ceremonies that an organiser has put somewhere, by the first flight of their run. */
  readonly ceremonies: ReadonlyMap<string, string>;
}

export async function dayOf(competitionId: string): Promise<StoredDay> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :day',
    ExpressionAttributeValues: { ':day': dayPartition(competitionId) },
    ConsistentRead: true,
  });
  const of = (prefix: string) => items.filter(({ sk }) => String(sk).startsWith(prefix));
  return {
    flights: new Map(
      of(FLIGHT_PREFIX)
        .map((item) => storedDayFlight.parse(item))
        .map((flight) => [flight.flightId, flight]),
    ),
    starters: of(STARTER_PREFIX).map((item) => storedStarter.parse(item)),
    openedContacts: of(CONTACT_PREFIX).map((item) => openedContact.parse(item)),
    undoneCheckIns: new Set(of(UNDONE_PREFIX).map(({ programmeId }) => String(programmeId))),
    ceremonies: new Map(
      of(CEREMONY_PREFIX)
        .map((item) => storedCeremony.parse(item))
        .flatMap(({ flightId, time }) => (time === null ? [] : [[flightId, time] as const])),
    ),
  };
}

/** The flights alone of `dayOf`. */
export async function dayFlightsOf(competitionId: string): Promise<StoredDay['flights']> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :day AND begins_with(sk, :flights)',
    ExpressionAttributeValues: { ':day': dayPartition(competitionId), ':flights': FLIGHT_PREFIX },
    ConsistentRead: true,
  });
  const flights = items.map((item) => storedDayFlight.parse(item));
  return new Map(flights.map((flight) => [flight.flightId, flight]));
}

/** Null for a flight that is as it was published. */
export async function findDayFlight(
  competitionId: string,
  flightId: string,
): Promise<StoredDayFlight | null> {
  const item = await getItem(dayFlightKey(competitionId, flightId));
  return item ? storedDayFlight.parse(item) : null;
}

/** The flights in which these programmes walked on; one that did not is not among them. */
export async function walkOnFlights(
  competitionId: string,
  programmeIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const keys = programmeIds.map((programmeId) => walkOnKey(competitionId, programmeId));
  const items = await getItems(keys, true);
  return new Map(items.map((item) => [String(item['programmeId']), String(item['flightId'])]));
}

/** The starters of a flight that are not just expected. */
export async function startersOf(competitionId: string, flightId: string): Promise<StoredStarter[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :day AND begins_with(sk, :starters)',
    ExpressionAttributeValues: {
      ':day': dayPartition(competitionId),
      ':starters': startersPrefix(flightId),
    },
    ConsistentRead: true,
  });
  return items.map((item) => storedStarter.parse(item));
}

/** Of these programmes, by flight and programme, the starters that are not just expected. */
export async function startersAmong(
  competitionId: string,
  places: readonly Pick<StoredStarter, 'flightId' | 'programmeId'>[],
): Promise<StoredStarter[]> {
  const keys = places.map(({ flightId, programmeId }) => starterKey(competitionId, flightId, programmeId));
  return (await getItems(keys, true)).map((item) => storedStarter.parse(item));
}

/** Null for a programme that is expected. */
export async function findStarter(
  competitionId: string,
  flightId: string,
  programmeId: string,
): Promise<StoredStarter | null> {
  const item = await getItem(starterKey(competitionId, flightId, programmeId));
  return item ? storedStarter.parse(item) : null;
}

import * as flights from '../../functions/store/day/running/flightRepository.ts';
import { pointerKey } from '../../functions/store/planning/publishing/keys.ts';
import { storeContactOpening } from '../../functions/store/day/running/contactRepository.ts';
import type { StoredEntry } from '../../functions/store/entering/entries/storedEntry.ts';
import { deleteWrite, updateItem } from '../../functions/platform/table/writes.ts';
import { starterKey } from '../../functions/store/day/running/keys.ts';
import {
  dayStamp,
  touchDay,
  touchPublishedDay,
  touchPublishedEntries,
  transactDay,
} from '../../functions/store/core/stamps/stampRepository.ts';
import { storeCeremony } from '../../functions/store/day/running/ceremonyRepository.ts';
import * as day from '../../functions/store/day/running/repository.ts';
import { storeMovedWalkOn } from '../../functions/store/day/running/walkOnRepository.ts';
import { storeStarter } from '../../functions/store/day/running/starterRepository.ts';

/** The reads and writes of a day with two flights; a skater of the first is checked in. */
export async function dayPatterns({ id }: { readonly id: string }, entry: StoredEntry, now: Date) {
  // Of its own: its flights get under way in another version than those of the published schedule.
  const competitionId = `${id}DAY`;
  const tap = { at: now.toISOString(), by: { kind: 'account' as const, id: 'A1', name: 'Kim Lake' } };
  const start = { ...tap, published: 1 };
  const [first, second] = ['F1', 'F2'].map((flightId) => ({ competitionId, flightId, eventId: 'FS1' }));
  if (!first || !second) throw new Error('There are two flights');
  await updateItem(pointerKey(competitionId), {
    update: 'SET #version = :one',
    names: { '#version': 'version' },
    values: { ':one': 1 },
  });
  const setTo = (state: 'checkedIn' | 'scratched', programmeId: string) =>
    storeStarter(first, {
      programmeId,
      from: 'expected',
      to: { flightId: first.flightId, programmeId, state, ...tap },
      until: 'firstMark',
      at: tap.at,
    });
  await setTo('checkedIn', 'P1');
  await flights.startDayFlight(second, start);
  await flights.endDayFlight(second, start);
  const third = { competitionId, flightId: 'F3', eventId: 'FS1' };
  const reordered = { version: 0, order: ['P5'], walkOns: ['P5'] };
  const joined = { ...tap, what: 'walkOn' as const, reason: 'Entered at the desk' };
  await flights.storeOrder(third, { ...reordered, joins: 'P5', change: joined });
  const change = { ...tap, what: 'startUndone' as const, reason: 'Wrong row' };
  return {
    storeCeremony: () => storeCeremony(competitionId, { flightId: 'F1', time: '10:40', ...tap }),
    dayOf: () => day.dayOf(competitionId),
    dayFlightsOf: () => day.dayFlightsOf(competitionId),
    dayStamp: () => dayStamp(competitionId),
    touchDay: () => touchDay(competitionId),
    touchPublishedDay: () => touchPublishedDay({ id: competitionId, hasSchedule: true }),
    touchPublishedEntries: () => touchPublishedEntries({ id: competitionId, hasSchedule: true }),
    transactDay: () => transactDay(competitionId, [deleteWrite(starterKey(competitionId, 'F9', 'P9'))]),
    findDayFlight: () => day.findDayFlight(competitionId, 'F2'),
    startersAmong: () => day.startersAmong(competitionId, [{ flightId: 'F1', programmeId: 'P1' }]),
    walkOnFlights: () => day.walkOnFlights(competitionId, ['P4']),
    startersOf: () => day.startersOf(competitionId, 'F1'),
    findStarter: () => day.findStarter(competitionId, 'F1', 'P1'),
    storeStarters: () => setTo('scratched', 'P2'),
    startDayFlight: () => flights.startDayFlight(first, start),
    undoStartOfFlight: () => flights.undoStartOfFlight(first, tap.at, change),
    endDayFlight: () => flights.endDayFlight(first, start),
    holdDayFlight: () =>
      flights.holdDayFlight(
        { competitionId, flightId: 'F8', eventId: 'FS1' },
        { hold: { date: '2027-01-06', until: '10:20', ...tap }, read: null },
      ),
    undoEndOfFlight: () => flights.undoEndOfFlight(second, tap.at, change),
    storeOrder: () =>
      flights.storeOrder(second, {
        version: 0,
        order: ['P3', 'P4'],
        walkOns: ['P4'],
        joins: 'P4',
        change,
      }),
    storeMovedWalkOn: () =>
      storeMovedWalkOn(
        { programmeId: 'P5', starter: null },
        {
          from: { place: third, change: { ...reordered, version: 1, change: joined } },
          to: { place: { ...third, flightId: 'F4' }, change: { ...reordered, change: joined } },
        },
      ),
    storeContactOpening: () => storeContactOpening(third, { programmeId: 'P6', entry, by: tap.by, now }),
  };
}

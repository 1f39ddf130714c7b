import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import { rosterSize } from '../../../../../shared/domain/entering/entries/rules/teamEntryProblems.ts';
import { balanceDue } from '../../../../../shared/domain/entering/balance/paymentState.ts';
import { accountNames } from '../../../../store/people/accounts/accounts.ts';
import { competitionsById } from '../../../../store/entering/competitions/repository.ts';
import { withRinks } from '../../../../store/entering/competitions/withRinks.ts';
import { consentsOfPeople } from '../../../../../shared/domain/people/consent/waiver.ts';
import {
  waiverVersion,
  withWaiverVersion,
} from '../../../../../shared/domain/people/consent/waiverVersion.ts';
import { namesToAnnounce, peopleOf } from '../../../../store/entering/entries/people.ts';
import { findingsWithNames } from './findings.ts';
import { peopleWithoutContact } from './peopleWithoutContact.ts';
import {
  waitlistPositions,
  type WaitlistPositions,
} from '../../../../store/entering/capacity/waitlistPositions.ts';
import type { StoredEntry } from '../../../../store/entering/entries/storedEntry.ts';

/** Entries as their family sees them. Competitions and rinks are read in one call each. */
export async function familyEntries(entries: readonly StoredEntry[]): Promise<Entry[]> {
  const stored = await competitionsById(entries.map(({ competitionId }) => competitionId));
  const competitions = new Map((await withRinks([...stored.values()])).map((one) => [one.id, one]));
  const [places, names, contacts] = await Promise.all([
    waitlistPositions(entries),
    enteringNames(entries),
    contactsForTheDay(entries, competitions),
  ]);
  return entries.map((entry) => {
    const competition = competitions.get(entry.competitionId);
    if (!competition) throw new Error(`Entry ${entry.id} has no competition ${entry.competitionId}`);
    return { ...familyEntry(entry, competition, places, names), ...contacts(entry) };
  });
}

/** How many people of an entry nobody can call on the day; unknown before there is a schedule. */
async function contactsForTheDay(
  entries: readonly StoredEntry[],
  competitions: ReadonlyMap<string, Competition>,
): Promise<(entry: StoredEntry) => Pick<Entry, 'withoutContact'>> {
  const asked = entries.filter(
    ({ state, competitionId }) =>
      state !== 'withdrawn' && competitions.get(competitionId)?.hasSchedule === true,
  );
  const counts = await peopleWithoutContact(asked);
  return ({ id }) => {
    const withoutContact = counts.get(id);
    return withoutContact === undefined ? {} : { withoutContact };
  };
}

export async function familyEntryOf(entry: StoredEntry): Promise<Entry> {
  const [joined] = await familyEntries([entry]);
  if (!joined) throw new Error('One entry in, one out');
  return joined;
}

/** The names of those who entered for families; nothing is read where every family entered itself. */
async function enteringNames(entries: readonly StoredEntry[]): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(entries.flatMap(({ enteredBy }) => enteredBy?.id ?? []))];
  return ids.length > 0 ? accountNames(ids) : new Map();
}

/** @param names of accounts that entered for a family, by id */
export function familyEntry(
  entry: StoredEntry,
  competition: Competition,
  places: WaitlistPositions,
  names: ReadonlyMap<string, string> = new Map(),
): Entry {
  const { enteredBy } = entry;
  return {
    ...entry,
    enteredBy: enteredBy && { role: enteredBy.role, name: names.get(enteredBy.id) ?? null },
    balance: balanceDue(entry),
    steps: entry.pricing?.steps ?? null,
    competition: { ...competition, waiverVersion: waiverVersion(competition.waiver) },
    announced: namesToAnnounce(entry),
    consents: [...withWaiverVersion(consentsOfPeople(peopleOf(entry), entry.consents), competition.waiver)],
    skater: skaterOf(entry),
    partner: partnerOf(entry),
    team: teamOf(entry),
    checks: findingsWithNames(entry),
    events: entry.events.map((event) => ({ ...event, waitingPlace: places(entry, event.id) })),
  };
}

function skaterOf(entry: StoredEntry): Entry['skater'] {
  if (entry.kind !== 'individual') return null;
  return { ...entry.skater, country: entry.country, homeIsiRink: entry.homeIsiRink };
}

function teamOf(entry: StoredEntry): Entry['team'] {
  if (entry.kind !== 'team') return null;
  const skaters = rosterSize(entry.skaters);
  return { skaters, alternates: entry.skaters.length - skaters, coachName: entry.coachName };
}

function partnerOf(entry: StoredEntry): Entry['partner'] {
  return entry.kind === 'dance' ? entry.partner : null;
}

import { ulid } from 'ulidx';
import { inventedName, inventedTeam } from '../../../../shared/domain/day/rehearsal/inventedName.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { shiftDay } from '../../../../shared/domain/core/dates/days.ts';
import { identityOf, peopleOf, personHash } from '../../../store/entering/entries/people.ts';
import type { IndividualEntry, StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { programmeIdOf } from '../../entering/duplicates/competitionProgrammes.ts';

type Person = IndividualEntry['skater'];

interface Rehearsed {
  /** The rehearsal's, whose entries are of no account. */
  readonly id: string;
  readonly competition: Pick<StoredCompetition, 'currency' | 'timeZone'>;
  /** Programmes of the day that is played. */
  readonly isPlayed: (programmeId: string) => boolean;
  readonly now: Date;
}

export interface InventedEntries {
  readonly entries: readonly StoredEntry[];
  /** By the programmes of the competition; none for what does not skate. */
  readonly programmeOf: ReadonlyMap<string, string>;
}

/** Every invented skater is as old. */
const AGE = 12;
/** Entries without one are erased ones. */
const COUNTRY = 'Canada';

/**
 * Entries of invented skaters in the events of a day, in the place of those who skate. Of the competition's entries
 * they have the events and the home rinks: no name, date, number, answer, coach or payment.
 * @param entries of the competition, without erased ones, each person by the identity that counts
 */
export function inventedEntries(entries: readonly StoredEntry[], rehearsed: Rehearsed): InventedEntries {
  const played = entries
    .filter(({ state }) => state !== 'withdrawn')
    .map((entry) => ({ entry, events: entry.events.filter((event) => isOnIce(entry, event, rehearsed)) }))
    .filter(({ events }) => events.length > 0);
  const invent = inventedPeople(
    played.flatMap(({ entry }) => peopleOf(entry)),
    rehearsed,
  );
  const programmeOf = new Map<string, string>();
  const teams = played.filter(({ entry }) => entry.kind === 'team').map(({ entry }) => entry.id);
  const copies = played.map(({ entry, events }): StoredEntry => {
    const id = ulid(rehearsed.now.getTime());
    for (const event of events)
      programmeOf.set(programmeIdOf(entry.id, event.id), programmeIdOf(id, event.id));
    const common = { ...commonOf(id, rehearsed), ...rinkOf(entry), events: events.map(copiedEvent) };
    if (entry.kind === 'individual') {
      const skater = invent(entry.skater);
      return { ...common, kind: 'individual', name: skater.fullName, skater, consents: named(skater) };
    }
    if (entry.kind === 'dance') {
      const skater = invent(entry.skater);
      const partner = entry.partner && {
        ...invent(entry.partner),
        email: null,
        state: entry.partner.state,
        invitation: null,
        invitedAt: null,
        answeredAt: null,
      };
      const name = partner ? `${skater.fullName} & ${partner.fullName}` : skater.fullName;
      const consents = [...named(skater), ...(partner ? named(partner) : [])];
      return { ...common, kind: 'dance', name, skater, partner, consents };
    }
    return {
      ...common,
      kind: 'team',
      name: inventedTeam(teams.indexOf(entry.id)),
      coachName: '',
      coachEmail: '',
      coachProfessional: '',
      skaters: entry.skaters.map((skater) => ({ ...invent(skater), alternate: skater.alternate })),
    };
  });
  return { entries: copies, programmeOf };
}

/** An invented name needs no shortening. */
const named = ({ fullName, birthdate }: Person) => [{ fullName, birthdate, publishAs: 'full' as const }];

const isOnIce = (entry: StoredEntry, event: StoredEntry['events'][number], { isPlayed }: Rehearsed) =>
  event.state === 'confirmed' && isPlayed(programmeIdOf(entry.id, event.id));

/** One invented skater for each person, in an order that says nothing about them. */
function inventedPeople(people: readonly Person[], { competition, now }: Rehearsed) {
  const known = new Map(people.map((person) => [identityOf(person), personHash(person)]));
  const ordered = [...known].toSorted(([, one], [, other]) => (one < other ? -1 : 1));
  const numbers = new Map(ordered.map(([identity], index) => [identity, index]));
  const birthdate = shiftDay(dayIn(now, competition.timeZone), -366 * AGE);
  return (person: Person): Person => {
    const index = numbers.get(identityOf(person)) ?? 0;
    return {
      fullName: inventedName(index),
      gender: index % 2 === 0 ? 'Female' : 'Male',
      birthdate,
      age: AGE,
      isi: '',
      expDate: '',
      highestIsiTestLevel: '',
    };
  };
}

const rinkOf = ({ homeIsiRink, homeRinkId }: StoredEntry) => ({ homeIsiRink, homeRinkId });

const copiedEvent = ({ id, formatId, format, level, seconds, partnered }: StoredEntry['events'][number]) => ({
  id,
  formatId,
  format,
  level,
  seconds,
  partnered,
  price: 0,
  state: 'confirmed' as const,
  waiting: null,
});

const commonOf = (id: string, { id: rehearsalId, competition, now }: Rehearsed) => ({
  type: 'entry' as const,
  id,
  accountId: rehearsalId,
  competitionId: rehearsalId,
  formId: rehearsalId,
  formVersion: 1,
  state: 'confirmed' as const,
  paymentState: 'paid' as const,
  paymentReference: '',
  submittedAt: now.toISOString(),
  submittedOn: dayIn(now, competition.timeZone),
  withdrawnAt: null,
  withdrawnWith: null,
  currency: competition.currency,
  pricing: null,
  totalPrice: 0,
  paid: 0,
  refunded: 0,
  retained: 0,
  country: COUNTRY,
  lateFee: null,
  answers: [],
  iceSeconds: {},
  checks: [],
  vouches: [],
  entryCoach: null,
  verified: null,
  labels: [],
  version: 1,
});

import { ulid } from 'ulidx';
import type { EntryKind, Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { ParsedRequest } from '../../../../../shared/contract/types.ts';
import {
  enteredEvents,
  type EnteredEvent,
} from '../../../../../shared/domain/entering/entries/enteredEvents.ts';
import type {
  EntryProblem,
  EntryRuleFacts,
} from '../../../../../shared/domain/entering/entries/entryProblem.ts';
import { paymentReference } from '../../../../../shared/domain/entering/entries/paymentReference.ts';
import {
  answersToStore,
  type GivenAnswer,
} from '../../../../../shared/domain/entering/entries/rules/answerProblems.ts';
import { coupleEntryProblems } from '../../../../../shared/domain/entering/entries/rules/coupleEntryProblems.ts';
import { individualEntryProblems } from '../../../../../shared/domain/entering/entries/rules/individualEntryProblems.ts';
import {
  rosterSize,
  teamEntryProblems,
} from '../../../../../shared/domain/entering/entries/rules/teamEntryProblems.ts';
import { pricingAt } from '../../../../../shared/domain/entering/fees/entryFee.ts';
import { lateFeeOf, type Fee } from '../../../../../shared/domain/entering/fees/fee.ts';
import { newEntryFee } from '../../../../../shared/domain/entering/fees/newEntryFee.ts';
import { countSteppedEvents, fixedPricesOf } from '../../../../../shared/domain/entering/fees/fixedPrice.ts';
import { stepsOfNewEntry } from '../../../../../shared/domain/entering/fees/priceSteps.ts';
import type { LadderSteps } from '../../../../../shared/contract/core/ladderSteps.ts';
import { dayIn } from '../../../../../shared/domain/core/dates/timeZone.ts';
import { ageOn } from '../../../../../shared/domain/core/dates/age.ts';
import type { StoredCompetition } from '../../../../store/entering/competitions/repository.ts';
import type {
  DanceEntry,
  IndividualEntry,
  StoredEntry,
  StoredEvent,
  TeamEntry,
} from '../../../../store/entering/entries/storedEntry.ts';
import { iceOfLimitedFormats } from '../../../../../shared/domain/entering/capacity/limits.ts';
import { coupleName, newPartner } from '../partners/applyPartner.ts';
import type { HomeRink } from '../save/homeRink.ts';

type IndividualBody = ParsedRequest<'submitIndividualEntry'>['body'];
type CoupleBody = ParsedRequest<'submitDanceEntry'>['body'];
type TeamBody = ParsedRequest<'submitTeamEntry'>['body'];

/** Facts that a new entry is made of, besides the submitted body. */
export interface NewEntryFacts extends Pick<StoredEntry, 'accountId' | 'enteredBy' | 'placeholder'> {
  readonly competition: StoredCompetition;
  readonly form: Form;
  readonly rink: HomeRink;
  /** The price steps that the skaters have left; null where the entry has steps of its own. */
  readonly free?: LadderSteps | null;
  readonly now: Date;
}

/** A submit differs in these steps for each kind of entry. */
export interface SubmittedKind<Body> {
  readonly kind: EntryKind;
  /** The name under which lists show the entry. */
  readonly nameOf: (body: Body) => string;
  readonly problems: (body: Body, facts: EntryRuleFacts, now: Date) => readonly EntryProblem[];
  /** The skaters whose price steps the entry uses. */
  readonly payingSkaters: (body: Body) => readonly { fullName: string; birthdate: string; isi: string }[];
  /** The entry with a place in each event, once the rules have passed the body. */
  readonly newEntry: (body: Body, facts: NewEntryFacts) => StoredEntry;
}

export const INDIVIDUAL_ENTRY: SubmittedKind<IndividualBody> = {
  kind: 'individual',
  nameOf: ({ fullName }) => fullName,
  problems: individualEntryProblems,
  payingSkaters: (body) => [body],
  newEntry: newIndividualEntry,
};

export const COUPLE_ENTRY: SubmittedKind<CoupleBody> = {
  kind: 'dance',
  nameOf: (body) => coupleName(body, body.partner),
  problems: coupleEntryProblems,
  payingSkaters: (body) => (body.partner ? [body, body.partner] : [body]),
  newEntry: newCoupleEntry,
};

export const TEAM_ENTRY: SubmittedKind<TeamBody> = {
  kind: 'team',
  nameOf: ({ nameOfTeam }) => nameOfTeam,
  problems: teamEntryProblems,
  payingSkaters: () => [],
  newEntry: newTeamEntry,
};

export function newIndividualEntry(body: IndividualBody, facts: NewEntryFacts): IndividualEntry {
  const { fullName: name, country, answers } = body;
  const priced = pricedEvents('individual', body.event, facts);
  return {
    ...newEntry('individual', { name, country, answers, ...priced }, facts),
    skater: newSkater(body),
  };
}

/** A couple pays for its events as one skater does. */
export function newCoupleEntry(body: CoupleBody, facts: NewEntryFacts): DanceEntry {
  const { country, answers, partner } = body;
  const name = coupleName(body, partner);
  const priced = pricedEvents('dance', body.event, facts);
  return {
    ...newEntry('dance', { name, country, answers, ...priced }, facts),
    skater: newSkater(body),
    partner: partner && newPartner(partner, facts.competition, facts.now),
  };
}

/** A team's one event costs what the form asks of the team or of each of its skaters. */
export function newTeamEntry(body: TeamBody, facts: NewEntryFacts): TeamEntry {
  const { nameOfTeam: name, coachName, coachEmail, coachProfessional, country, answers } = body;
  const priced = { kind: 'team', event: [body.event], skaters: rosterSize(body.skaters) } as const;
  const fee = newEntryFee(facts.form, priced, { free: null, familyRoom: null, now: facts.now });
  const lateFee = fee.lines.find(({ order }) => order === 'late')?.amount ?? 0;
  const price = fee.totalPrice - lateFee;
  const events = (enteredEvents(facts.form, 'team', [body.event]) ?? []).map((event) => ({
    ...event,
    price,
  }));
  return {
    ...newEntry('team', { name, country, answers, events, fee, steps: null }, facts),
    coachName,
    coachEmail,
    coachProfessional,
    skaters: newRoster(body.skaters, facts.competition.startDate),
  };
}

/** Events priced by their order, at the price steps that are still free. */
function pricedEvents(kind: EntryKind, ids: readonly string[], { form, free, now }: NewEntryFacts) {
  const events = enteredEvents(form, kind, ids) ?? [];
  const steps = free ? stepsOfNewEntry(countSteppedEvents(ids, fixedPricesOf(form)), free) : null;
  // The family cap takes its part when the entry is stored.
  const terms = { free: free ?? null, familyRoom: null, now };
  return { events, steps, fee: newEntryFee(form, { kind, event: ids, skaters: 0 }, terms) };
}

/** The skater as stored, without the emergency contact, which is an item of its own. */
function newSkater({
  fullName,
  gender,
  birthdate,
  age,
  isi,
  expDate,
  highestIsiTestLevel,
}: IndividualEntry['skater']): IndividualEntry['skater'] {
  return { fullName, gender, birthdate, age, isi, expDate, highestIsiTestLevel };
}

/** A roster as stored: fields that are not given are empty, and emergency contacts are left out. */
export function newRoster(skaters: TeamBody['skaters'], startDate: string): TeamEntry['skaters'] {
  return skaters.map(({ fullName, birthdate, alternate, gender, isi, expDate, highestIsiTestLevel }) => ({
    fullName,
    birthdate,
    alternate,
    age: ageOn(birthdate, startDate),
    gender: gender ?? '',
    isi: isi ?? '',
    expDate: expDate ?? '',
    highestIsiTestLevel: highestIsiTestLevel ?? '',
  }));
}

/** An event of the form as an entry stores it, with a place. */
export function newStoredEvent({ capacity: _capacity, ...event }: EnteredEvent): StoredEvent {
  return { ...event, state: 'confirmed', waiting: null };
}

interface NewEntryFields {
  readonly name: string;
  readonly country: string;
  readonly events: readonly EnteredEvent[];
  readonly fee: Fee;
  readonly answers: readonly GivenAnswer[];
  readonly steps: LadderSteps | null;
}

/** The fields that entries of all kinds share. Prices are computed here, never taken from the request. */
function newEntry<Kind extends EntryKind>(
  kind: Kind,
  { name, country, events, fee, answers, steps }: NewEntryFields,
  { accountId, enteredBy, placeholder, competition, form, rink, now }: NewEntryFacts,
) {
  const id = ulid(now.getTime());
  return {
    type: 'entry',
    kind,
    id,
    accountId,
    ...(enteredBy && { enteredBy }),
    ...(placeholder && { placeholder }),
    competitionId: competition.id,
    formId: form.id,
    formVersion: form.version,
    state: 'confirmed',
    paymentState: 'unpaid',
    paymentReference: paymentReference(id),
    submittedAt: now.toISOString(),
    submittedOn: dayIn(now, competition.timeZone),
    withdrawnAt: null,
    withdrawnWith: null,
    currency: competition.currency,
    pricing: pricingAt(form, now, steps),
    lateFee: lateFeeOf(fee),
    totalPrice: fee.totalPrice,
    paid: 0,
    refunded: 0,
    retained: 0,
    name,
    country,
    ...rink,
    events: events.map(newStoredEvent),
    answers: answersToStore(form.questions, kind, answers),
    iceSeconds: iceOfLimitedFormats(events, form),
    checks: [] as StoredEntry['checks'],
    vouches: [] as StoredEntry['vouches'],
    verified: null,
    labels: [] as StoredEntry['labels'],
    numberItems: true,
    version: 1,
  } as const;
}

import * as z from 'zod/mini';
import {
  answer,
  chargedLateFee,
  ladderSteps,
  leftEvent,
  EVENT_STATES,
  PARTNER_STATES,
  person,
} from '../../../../shared/contract/entering/entries/entry.ts';
import { ENTRY_STATES, PAYMENT_STATES } from '../../../../shared/contract/core/entryStates.ts';
import { entryCoach } from '../../../../shared/contract/people/coaches/coachFields.ts';
import { storedFinding, attestation } from '../../../../shared/contract/entering/competitions/eligibility.ts';
import { ROLES } from '../../../../shared/contract/core/roles.ts';
import { LATE_FEE_KINDS } from '../../../../shared/contract/entering/competitions/forms.ts';
import { PUBLISHED_FORMS } from '../../../../shared/domain/people/consent/publishedName.ts';
import { signedWaiver } from '../../../../shared/contract/people/skaters/consentFields.ts';
import { verification } from '../../../../shared/contract/people/skaters/verification.ts';

/** Which list an event waits in, and where: lists are read in the order of their positions. */
const waiting = z.object({
  list: z.string(),
  position: z.string(),
  /** The UTC instant at which it joined the first of its lists. */
  since: z.string(),
});

const lateFee = z.nullable(z.object({ from: z.string(), kind: z.enum(LATE_FEE_KINDS), value: z.number() }));

export const storedEvent = z.object({
  id: z.string(),
  formatId: z.string(),
  format: z.string(),
  level: z.string(),
  seconds: z.number(),
  /** The limited ice that it takes; entries of earlier versions took their programme's seconds. */
  iceSeconds: z.optional(z.number()),
  /** The charged price; 0 while it waits, and once the entry is withdrawn. */
  price: z.number(),
  /** Whether a couple's partner skates in it. */
  partnered: z.boolean(),
  state: z.enum(EVENT_STATES),
  /** Null unless it waits. */
  waiting: z.nullable(waiting),
  /** The late fee it came in with, where that is not the entry's own: it was added on another day. */
  late: z.optional(lateFee),
  /** The price of its own at which it was entered; without one it follows the price steps. */
  ownPrice: z.optional(z.number()),
  musicTitle: z.optional(z.string()),
  /** Charged for a late music file; absent for nothing. */
  musicFee: z.optional(z.number()),
});

/**
 * The entry keeps these prices, whatever becomes of the form: as it was on the day it came in. Minor
 * units; of the late fees the one that applied then.
 */
const pricing = z.object({
  firstEventPrice: z.number(),
  secondEventPrice: z.number(),
  additionalEventPrice: z.number(),
  teamPrice: z.nullable(z.object({ per: z.enum(['team', 'skater']), amount: z.number() })),
  lateFee,
  /** Which steps of its skaters' ladders it has; null where its prices begin with its own first event. */
  steps: ladderSteps,
  /** The lowest family cap under which the entry was made or changed. */
  familyCap: z.optional(z.nullable(z.number())),
});

/**
 * The withdrawal of all entries of an account that has withdrawn this one too, and what undoing it needs:
 * amounts as they were before, minor units. Stays when it is undone: the same withdrawal never comes again.
 */
const withdrawnWith = z.object({
  id: z.string(),
  isUndone: z.boolean(),
  retained: z.number(),
  totalPrice: z.number(),
  /** Of each event, in their order. */
  prices: z.array(z.number()),
  lateFee: z.nullable(chargedLateFee),
  /** How many of its events were not restored, because they were cancelled meanwhile. */
  cancelled: z.optional(z.number()),
});

/** The decisions for one person, found by name and birthdate (shared/domain/people/consent/waiver). */
const consent = z.object({
  fullName: z.string(),
  birthdate: z.string(),
  publishAs: z.optional(z.enum(PUBLISHED_FORMS)),
  givenName: z.optional(z.string()),
  proposedName: z.optional(z.string()),
  waiver: z.optional(signedWaiver),
});

const common = {
  type: z.literal('entry'),
  id: z.string(),
  accountId: z.string(),
  /** The organiser or head coach who entered for the family; left out where the family entered itself. */
  enteredBy: z.optional(z.object({ id: z.string(), role: z.enum(ROLES) })),
  /** The address that may take the entry over, null for none; left out once the entry is in an account. */
  placeholder: z.optional(z.object({ email: z.nullable(z.string()) })),
  competitionId: z.string(),
  formId: z.string(),
  formVersion: z.number(),
  state: z.enum(ENTRY_STATES),
  paymentState: z.enum(PAYMENT_STATES),
  paymentReference: z.string(),
  submittedAt: z.string(),
  /** The venue's day of the submit. */
  submittedOn: z.string(),
  /** A UTC instant; null while the entry stands. */
  withdrawnAt: z.nullable(z.string()),
  withdrawnWith: z.nullable(withdrawnWith),
  currency: z.string(),
  /** Null once its people are erased: its events keep what they were charged. */
  pricing: z.nullable(pricing),
  totalPrice: z.number(),
  /** Payments less refunds. */
  paid: z.number(),
  /** All that was ever given back. */
  refunded: z.number(),
  /** Kept by the refund policy of what was given up: a line of the price of its own. */
  retained: z.number(),
  /** The family cap's discount; absent for none. */
  familyDiscount: z.optional(z.number()),
  /** As lists show and sort it: the skater, the team, the couple. */
  name: z.string(),
  country: z.string(),
  homeIsiRink: z.string(),
  /** Null where the home rink is not a registered one. */
  homeRinkId: z.nullable(z.string()),
  events: z.array(storedEvent),
  /** Absent before the first. */
  cancelledEvents: z.optional(z.array(leftEvent)),
  lateFee: z.nullable(chargedLateFee),
  /** Late music files of its events; absent for none. */
  musicFee: z.optional(z.number()),
  answers: z.array(answer),
  /** Seconds that it holds by id of each format whose ice is limited. */
  iceSeconds: z.record(z.string(), z.number()),
  /** The findings of the eligibility rules at the last check. */
  checks: z.array(storedFinding),
  /** Levels that a head coach vouches for. */
  vouches: z.array(attestation),
  /** The guardians' decisions for the people of the entry; absent before the first. */
  consents: z.optional(z.array(consent)),
  entryCoach,
  /** A head coach's word that it is as it should be, while it stands. */
  verified: z.nullable(verification),
  /** The organiser's own labels, in the order in which they were put on. */
  labels: z._default(z.array(z.string()), []),
  /** Whether its membership numbers have items of their own; entries of earlier versions share some. */
  numberItems: z.optional(z.boolean()),
  version: z.number(),
};

const storedPerson = z.object({
  ...person,
  /** The `skaterIdentity` by which a corrected or merged person is known; absent where it is the person's own. */
  knownAs: z.optional(z.string()),
  /** How the name is said. */
  sayAs: z.optional(z.string()),
});

export const individualEntry = z.object({ ...common, kind: z.literal('individual'), skater: storedPerson });

export const teamEntry = z.object({
  ...common,
  kind: z.literal('team'),
  /** How the team's name is said. */
  sayAs: z.optional(z.string()),
  coachName: z.string(),
  coachEmail: z.string(),
  coachProfessional: z.string(),
  /** Missing answers are empty. */
  skaters: z.array(z.extend(storedPerson, { alternate: z.boolean() })),
});

const partner = z.extend(storedPerson, {
  email: z.nullable(z.string()),
  state: z.enum(PARTNER_STATES),
  /** Which invitation's links work; another partner has another one. */
  invitation: z.nullable(z.string()),
  /** UTC instants. */
  invitedAt: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
});

export const danceEntry = z.object({
  ...common,
  kind: z.literal('dance'),
  skater: storedPerson,
  /** Null in an event that is danced alone. */
  partner: z.nullable(partner),
});

/** An entry as the table has it. */
export const storedEntry = z.discriminatedUnion('kind', [individualEntry, teamEntry, danceEntry]);

export type StoredEntry = z.output<typeof storedEntry>;
export type IndividualEntry = z.output<typeof individualEntry>;
export type TeamEntry = z.output<typeof teamEntry>;
export type StoredPartner = z.output<typeof partner>;
export type DanceEntry = z.output<typeof danceEntry>;
export type StoredEvent = StoredEntry['events'][number];
export type StoredPricing = z.output<typeof pricing>;

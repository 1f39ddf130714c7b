import * as z from 'zod/mini';
import { COMPETITION_STATES, refundSteps } from '../competitions/competitions.ts';
import { namedFinding } from '../competitions/eligibility.ts';
import { ENTRY_KINDS, LATE_FEE_KINDS } from '../competitions/forms.ts';
import { ROLES } from '../../core/roles.ts';
import { entryCoach } from '../../people/coaches/coachFields.ts';
import { personConsent } from '../../people/skaters/consentFields.ts';
import { ENTRY_STATES, PAYMENT_STATES } from '../../core/entryStates.ts';
import { verification } from '../../people/skaters/verification.ts';

/** The status of a couple's partner: `none` means not invited, as there is no address. */
export const PARTNER_STATES = ['none', 'invited', 'confirmed', 'declined'] as const;
export const EVENT_STATES = ['confirmed', 'waiting'] as const;

const enteredEvent = z.object({
  id: z.string(),
  format: z.string(),
  level: z.string(),
  seconds: z.number(),
  /** Minor units; 0 on a waitlist, as an event is charged when it gets a place. */
  price: z.number(),
  state: z.enum(EVENT_STATES),
  musicTitle: z.optional(z.string()),
  /** Charged for a late music file; absent for nothing. */
  musicFee: z.optional(z.number()),
});

/** A skater, a partner or a team, and how the name is said; '' where that is not given. */
export const announcedName = z.object({ name: z.string(), sayAs: z.string() });

/** An event with its position in the waitlist, counted from 1; null if it has a place. */
const placedEvent = z.extend(enteredEvent, { waitingPlace: z.nullable(z.number()) });

/** The late fee as charged; `amount` is in minor units. */
export const chargedLateFee = z.object({
  /** The UTC instant from which the fee applies. */
  from: z.string(),
  kind: z.enum(LATE_FEE_KINDS),
  value: z.number(),
  amount: z.number(),
});

/** See shared/domain/entering/fees/priceSteps; null if the entry's prices begin with its own first event. */
export const ladderSteps = z.nullable(z.object({ first: z.boolean(), second: z.boolean() }));

/** In minor units. `totalPrice` is event prices + late fee + `musicFee` + `retained` - `familyDiscount`. */
const money = {
  currency: z.string(),
  lateFee: z.nullable(chargedLateFee),
  /** Late music files of its events; absent for none. */
  musicFee: z.optional(z.number()),
  /** The part of payments for withdrawn events that the refund policy keeps. */
  retained: z.number(),
  /** The family cap's discount; absent for none. */
  familyDiscount: z.optional(z.number()),
  totalPrice: z.number(),
  /** Payments less refunds. */
  paid: z.number(),
  /** All refunds so far. */
  refunded: z.number(),
  /** `totalPrice` less `paid`; below zero a refund is due. */
  balance: z.number(),
};

/** The question and its answer as they were in the form; later changes of the form alter neither. */
export const answer = z.object({ question: z.string(), asked: z.string(), answer: z.string() });

const entryFields = {
  id: z.string(),
  kind: z.enum(ENTRY_KINDS),
  competitionId: z.string(),
  state: z.enum(ENTRY_STATES),
  paymentState: z.enum(PAYMENT_STATES),
  paymentReference: z.string(),
  submittedAt: z.string(),
  entryCoach,
  /** The version that an update must name. */
  version: z.number(),
  /** Everybody whose name is announced; empty for readers who may not see it. */
  announced: z.optional(z.array(announcedName)),
};

/** A skater as entered; for a team's roster, fields left out are empty. */
export const person = {
  fullName: z.string(),
  gender: z.string(),
  birthdate: z.string(),
  /** On the competition's first day. */
  age: z.number(),
  isi: z.string(),
  expDate: z.string(),
  highestIsiTestLevel: z.string(),
};

const skater = { ...person, country: z.string(), homeIsiRink: z.string() };

export type PartnerState = (typeof PARTNER_STATES)[number];

/** The second skater of a couple; the entry's country and rink apply to both. */
const partner = z.object({
  ...person,
  email: z.nullable(z.string()),
  state: z.enum(PARTNER_STATES),
  /** UTC instants of the last invitation and of the last answer to one. */
  invitedAt: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
});

/** The part of its competition that a family's entry shows. Instants are UTC. */
const entryCompetition = z.object({
  name: z.string(),
  state: z.enum(COMPETITION_STATES),
  startDate: z.string(),
  endDate: z.string(),
  timeZone: z.string(),
  openUntil: z.string(),
  rink: z.object({ name: z.string(), city: z.string() }),
  /** The version of the waiver that counts; null without a waiver. */
  waiverVersion: z.optional(z.nullable(z.string())),
  /** Until then names and spellings can be corrected; null if the organiser allows no corrections. */
  correctionsUntil: z.nullable(z.string()),
  /** The days on which the family checks its flights, and corrects names and music. */
  correctionWindow: z.optional(z.nullable(z.object({ firstDay: z.string(), lastDay: z.string() }))),
  /** Whether a schedule is published; absent until one is. */
  hasSchedule: z.optional(z.boolean()),
  /** See shared/domain/money/payments/refundDue. */
  refunds: refundSteps,
  /** How to pay, in several lines. */
  paymentInstructions: z.nullable(z.string()),
  /** The contact on the competition's page. */
  contactName: z.nullable(z.string()),
  contactEmail: z.nullable(z.string()),
  contactPhone: z.nullable(z.string()),
});

/** An event that the organiser cancelled under the entry. */
export const leftEvent = z.object({
  id: z.string(),
  format: z.string(),
  level: z.string(),
  /** The UTC instant of the cancellation. */
  at: z.string(),
  reason: z.string(),
  /** The part of its payments that the family got back for it, in minor units. */
  refund: z.number(),
  /** Whether the entry had no other, and was withdrawn with it. */
  isLast: z.boolean(),
});

/** An entry as its family sees it. */
export const entry = z.object({
  ...entryFields,
  ...money,
  /** The price steps used by this entry; its skaters' other entries continue after them. */
  steps: ladderSteps,
  competition: entryCompetition,
  /** The name of the skater, team or couple. */
  name: z.string(),
  homeIsiRink: z.string(),
  skater: z.nullable(z.object(skater)),
  /**
   * The size of the roster without alternates, its alternates and its coach; null if the entry is not a
   * team's.
   */
  team: z.nullable(z.object({ skaters: z.number(), alternates: z.number(), coachName: z.string() })),
  /** Null if the skater has no partner. */
  partner: z.nullable(partner),
  events: z.array(placedEvent),
  /** Absent before the first; see shared/domain/entering/entries/changes/leftEvents. */
  cancelledEvents: z.optional(z.array(leftEvent)),
  /** One for each person of the entry: the waiver, and how the name is published. */
  consents: z.optional(z.array(personConsent)),
  answers: z.array(answer),
  /** The warnings of the last eligibility check. */
  checks: z.array(namedFinding),
  /** How many of its people have no emergency contact; absent before there is a schedule. */
  withoutContact: z.optional(z.number()),
  /** The person who entered for the family; left out if it entered itself. The name is null if the account was deleted. */
  enteredBy: z.optional(z.object({ role: z.enum(ROLES), name: z.nullable(z.string()) })),
});

export type Entry = z.output<typeof entry>;

/**
 * An entry in the lists of organisers and head coaches. Amounts are null for a head coach unless the entry
 * is from the own rink.
 */
const listFields = {
  ...entryFields,
  paymentState: z.nullable(entryFields.paymentState),
  paymentReference: z.nullable(entryFields.paymentReference),
  /** The family's own reference; null for head coaches, and until the family needed one. */
  familyReference: z.nullable(z.string()),
  /** Others that the family may quote, from before it took its entries over. */
  earlierFamilyReferences: z.optional(z.array(z.string())),
  /** Whether no family has taken the entry over yet; false for head coaches. */
  awaitsFamily: z.optional(z.boolean()),
  /** The account that made the entry, for organisers alone. */
  familyId: z.nullable(z.string()),
  currency: money.currency,
  lateFee: money.lateFee,
  musicFee: z.optional(z.nullable(z.number())),
  retained: z.nullable(money.retained),
  familyDiscount: z.optional(z.nullable(z.number())),
  totalPrice: z.nullable(money.totalPrice),
  paid: z.nullable(money.paid),
  refunded: z.nullable(money.refunded),
  balance: z.nullable(money.balance),
  events: z.array(z.extend(enteredEvent, { price: z.nullable(z.number()) })),
  /** The version of each person's waiver; null where it is missing. Empty outside a head coach's own rink. */
  waiverVersions: z.optional(z.array(z.nullable(z.string()))),
  /** The name of each person as it is published. */
  publishedNames: z.optional(z.array(z.string())),
  /** The given name of each person as a guardian confirmed it; null until then. Empty outside a head coach's own rink. */
  givenNames: z.optional(z.array(z.nullable(z.string()))),
  /** How many names are published by initials until a guardian confirms them. */
  namesToConfirm: z.optional(z.number()),
  /** The organiser's own labels; empty for a head coach. */
  labels: z.array(z.string()),
};

/**
 * A skater in the lists of organisers and head coaches. Fields that identify a child are null outside the
 * head coach's own rink (design, section 8.9).
 */
export const skaterRow = z.object({
  ...listFields,
  fullName: z.string(),
  gender: z.string(),
  age: z.number(),
  country: z.string(),
  homeIsiRink: z.string(),
  highestIsiTestLevel: z.string(),
  birthdate: z.nullable(z.string()),
  isi: z.nullable(z.string()),
  expDate: z.nullable(z.string()),
  ownRink: z.boolean(),
  /** The head coach's verification; null if there is none or it has lapsed. */
  verified: z.nullable(verification),
  /** Empty for readers who may not see what identifies a child. */
  answers: z.array(answer),
  checks: z.array(namedFinding),
});

export type SkaterRow = z.output<typeof skaterRow>;

export const teamRow = z.object({
  ...listFields,
  nameOfTeam: z.string(),
  coachName: z.string(),
  coachEmail: z.nullable(z.string()),
  coachProfessional: z.string(),
  /** The highest tests in the roster, each listed once. */
  levels: z.array(z.string()),
  country: z.string(),
  homeIsiRink: z.string(),
  skaters: z.number(),
  ownRink: z.boolean(),
  /** The head coach's verification; null if there is none or it has lapsed. */
  verified: z.nullable(verification),
  /** Empty for readers who may not see what identifies a child. */
  answers: z.array(answer),
  checks: z.array(namedFinding),
});

export type TeamRow = z.output<typeof teamRow>;

export const danceRow = z.object({
  ...listFields,
  fullName: z.string(),
  partnerName: z.string(),
  partnerState: z.enum(PARTNER_STATES),
  /** The highest tests of both skaters, the first skater's first. */
  levels: z.array(z.string()),
  country: z.string(),
  homeIsiRink: z.string(),
  ownRink: z.boolean(),
  /** The head coach's verification; null if there is none or it has lapsed. */
  verified: z.nullable(verification),
  /** Empty for readers who may not see what identifies a child. */
  answers: z.array(answer),
  checks: z.array(namedFinding),
});

export type DanceRow = z.output<typeof danceRow>;

import * as z from 'zod/mini';
import { COMPETITION_STATES, refundSteps } from '../competitions/competitions.ts';
import { namedFinding } from '../competitions/eligibility.ts';
import { ENTRY_KINDS, LATE_FEE_KINDS } from '../competitions/forms.ts';
import { verification } from './verification.ts';

export const ENTRY_STATES = ['confirmed', 'waiting', 'withdrawn'] as const;
/** Where a couple's partner stands: `none` was never asked, because no address is known. */
export const PARTNER_STATES = ['none', 'invited', 'confirmed', 'declined'] as const;
export const EVENT_STATES = ['confirmed', 'waiting'] as const;
export const PAYMENT_STATES = ['unpaid', 'partPaid', 'paid', 'refunded'] as const;

const enteredEvent = z.object({
  id: z.string(),
  format: z.string(),
  level: z.string(),
  seconds: z.number(),
  /** Minor units; 0 while it waits: an event is charged when it gets a place. */
  price: z.number(),
  state: z.enum(EVENT_STATES),
});

/** An event with its place in the waiting list, counted from 1; null where it does not wait. */
const placedEvent = z.extend(enteredEvent, { waitingPlace: z.nullable(z.number()) });

/** What was added to the events' prices because the entry came late: minor units in `amount`. */
export const chargedLateFee = z.object({
  /** The UTC instant from which on it was charged. */
  from: z.string(),
  kind: z.enum(LATE_FEE_KINDS),
  value: z.number(),
  amount: z.number(),
});

/** Minor units; the total is the sum of the events' prices, the late fee and what was retained. */
/** See shared/domain/fees/ladder; null where an entry's prices begin with its own first event. */
export const ladderSteps = z.nullable(z.object({ first: z.boolean(), second: z.boolean() }));

const money = {
  currency: z.string(),
  lateFee: z.nullable(chargedLateFee),
  /** Kept by the refund policy of what was given up. */
  retained: z.number(),
  totalPrice: z.number(),
  /** Payments less refunds. */
  paid: z.number(),
  /** All that was ever given back. */
  refunded: z.number(),
  /** Still to pay; negative where more was paid than the entry costs. */
  balance: z.number(),
};

/** As it was asked and answered: a later change of the form changes neither. */
export const answer = z.object({ question: z.string(), asked: z.string(), answer: z.string() });

const entryFields = {
  id: z.string(),
  kind: z.enum(ENTRY_KINDS),
  competitionId: z.string(),
  state: z.enum(ENTRY_STATES),
  paymentState: z.enum(PAYMENT_STATES),
  paymentReference: z.string(),
  submittedAt: z.string(),
  /** The one that a change names. */
  version: z.number(),
};

/** Who skates, as it was entered; what nobody has said of a team's member is empty. */
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

/** A couple's second skater, whose country and rink are those of the entry. */
const partner = z.object({
  ...person,
  email: z.nullable(z.string()),
  state: z.enum(PARTNER_STATES),
  /** UTC instants of the last invitation and of the last answer to one. */
  invitedAt: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
});

/** What a family needs of its entry's competition. Instants are UTC. */
const entryCompetition = z.object({
  name: z.string(),
  state: z.enum(COMPETITION_STATES),
  startDate: z.string(),
  endDate: z.string(),
  timeZone: z.string(),
  openUntil: z.string(),
  rink: z.object({ name: z.string(), city: z.string() }),
  /** Until then names and spellings can still be corrected; null where that was not opened. */
  correctionsUntil: z.nullable(z.string()),
  /** See shared/domain/payments/refundDue. */
  refunds: refundSteps,
  /** How to pay, in several lines. */
  paymentInstructions: z.nullable(z.string()),
  /** Whom to ask, as the competition's page says it. */
  contactName: z.nullable(z.string()),
  contactEmail: z.nullable(z.string()),
  contactPhone: z.nullable(z.string()),
});

/** An entry as the family that made it sees it. */
export const entry = z.object({
  ...entryFields,
  ...money,
  /** The steps of its skaters' prices that it has: another entry of theirs goes on behind them. */
  steps: ladderSteps,
  competition: entryCompetition,
  /** The skater, the team or the couple. */
  name: z.string(),
  homeIsiRink: z.string(),
  skater: z.nullable(z.object(skater)),
  /** How many are in the roster, alternates apart, and who leads them; null for who is no team. */
  team: z.nullable(z.object({ skaters: z.number(), alternates: z.number(), coachName: z.string() })),
  /** Null where nobody skates with the skater. */
  partner: z.nullable(partner),
  events: z.array(placedEvent),
  answers: z.array(answer),
  /** What the eligibility rules had to remark when it was looked at last; empty where nothing. */
  checks: z.array(namedFinding),
});

export type Entry = z.output<typeof entry>;

/** In the lists of managers and coaches: a coach sees no money of another rink's entries, so it is null there. */
const listFields = {
  ...entryFields,
  paymentState: z.nullable(entryFields.paymentState),
  paymentReference: z.nullable(entryFields.paymentReference),
  currency: money.currency,
  lateFee: money.lateFee,
  retained: z.nullable(money.retained),
  totalPrice: z.nullable(money.totalPrice),
  paid: z.nullable(money.paid),
  refunded: z.nullable(money.refunded),
  balance: z.nullable(money.balance),
  events: z.array(z.extend(enteredEvent, { price: z.nullable(z.number()) })),
};

/**
 * A skater in the lists of managers and coaches. What identifies a child is null outside the own
 * rink (design, section 8.9).
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
  /** A head coach's word that it is as it should be, while it stands. */
  verified: z.nullable(verification),
  /** Empty for who may not see them, as with what identifies a child. */
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
  /** The highest tests that the roster names, each once. */
  levels: z.array(z.string()),
  country: z.string(),
  homeIsiRink: z.string(),
  skaters: z.number(),
  ownRink: z.boolean(),
  /** A head coach's word that it is as it should be, while it stands. */
  verified: z.nullable(verification),
  /** Empty for who may not see them, as with what identifies a child. */
  answers: z.array(answer),
  checks: z.array(namedFinding),
});

export type TeamRow = z.output<typeof teamRow>;

export const danceRow = z.object({
  ...listFields,
  fullName: z.string(),
  partnerName: z.string(),
  partnerState: z.enum(PARTNER_STATES),
  /** The highest tests of both, the skater's first. */
  levels: z.array(z.string()),
  country: z.string(),
  homeIsiRink: z.string(),
  ownRink: z.boolean(),
  /** A head coach's word that it is as it should be, while it stands. */
  verified: z.nullable(verification),
  /** Empty for who may not see them, as with what identifies a child. */
  answers: z.array(answer),
  checks: z.array(namedFinding),
});

export type DanceRow = z.output<typeof danceRow>;

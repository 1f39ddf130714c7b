import * as z from 'zod/mini';
import {
  answer,
  chargedLateFee,
  ENTRY_STATES,
  PARTNER_STATES,
  PAYMENT_STATES,
} from '../../shared/contract/entry.ts';
import { optional } from '../../shared/contract/scalars.ts';

const event = z.object({
  id: z.string(),
  format: z.string(),
  level: z.string(),
  seconds: z.number(),
  price: z.number(),
  /** Whether the partner skates in it; stored before it was asked, all that a couple entered. */
  partnered: z._default(z.boolean(), true),
});

const common = {
  type: z.literal('entry'),
  id: z.string(),
  accountId: z.string(),
  competitionId: z.string(),
  formId: z.string(),
  formVersion: z.number(),
  state: z.enum(ENTRY_STATES),
  paymentState: z.enum(PAYMENT_STATES),
  paymentReference: z.string(),
  submittedAt: z.string(),
  /** The day at the venue when it came in; entries older than the count by day have none. */
  submittedOn: z._default(z.nullable(z.string()), null),
  currency: z.string(),
  totalPrice: z.number(),
  paid: z.number(),
  /** As lists show and sort it: the skater, the team, the couple. */
  name: z.string(),
  country: z.string(),
  homeIsiRink: z.string(),
  /** Null where the home rink is not a registered one. */
  homeRinkId: z.nullable(z.string()),
  events: z.array(event),
  // What has a default is missing in entries that were stored before it was there.
  lateFee: optional(chargedLateFee),
  answers: z._default(z.array(answer), []),
  /** Programme seconds by id of each format whose ice is limited: what a withdrawal gives back. */
  iceSeconds: z._default(z.record(z.string(), z.number()), {}),
  version: z.number(),
};

const person = z.object({
  fullName: z.string(),
  gender: z.string(),
  birthdate: z.string(),
  age: z.number(),
  isi: z.string(),
  expDate: z.string(),
  highestIsiTestLevel: z.string(),
});

const individualEntry = z.object({ ...common, kind: z.literal('individual'), skater: person });

const teamEntry = z.object({
  ...common,
  kind: z.literal('team'),
  coachName: z.string(),
  coachEmail: z.string(),
  coachProfessional: z.string(),
  /** What nobody has said of a skater is empty. */
  skaters: z.array(z.extend(person, { alternate: z._default(z.boolean(), false) })),
});

const partner = z.extend(person, {
  email: z._default(z.nullable(z.string()), null),
  state: z._default(z.enum(PARTNER_STATES), 'none'),
  /** Which invitation's links work; another partner has another one. */
  invitation: optional(z.string()),
  /** UTC instants. */
  invitedAt: optional(z.string()),
  answeredAt: optional(z.string()),
});

const danceEntry = z.object({
  ...common,
  kind: z.literal('dance'),
  skater: person,
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

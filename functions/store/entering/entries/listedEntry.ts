import * as z from 'zod/mini';
import { danceEntry, individualEntry, storedEvent, teamEntry } from './storedEntry.ts';

/** In the order of the dictionary, by which rows compress best. */
const FIELDS = {
  accountId: true,
  paymentReference: true,
  submittedAt: true,
  name: true,
  country: true,
  homeIsiRink: true,
  homeRinkId: true,
  state: true,
  paymentState: true,
  currency: true,
  totalPrice: true,
  paid: true,
  refunded: true,
  retained: true,
  familyDiscount: true,
  musicFee: true,
  lateFee: true,
  answers: true,
  checks: true,
  consents: true,
  verified: true,
  labels: true,
  placeholder: true,
  version: true,
  id: true,
  competitionId: true,
  kind: true,
  entryCoach: true,
} as const;

const events = z.array(
  z.pick(storedEvent, {
    id: true,
    format: true,
    level: true,
    seconds: true,
    price: true,
    state: true,
    musicTitle: true,
    musicFee: true,
  }),
);

const listedSkater = z.extend(z.pick(individualEntry, { ...FIELDS, skater: true }), { events });
const listedTeam = z.extend(
  z.pick(teamEntry, {
    ...FIELDS,
    coachName: true,
    coachEmail: true,
    coachProfessional: true,
    skaters: true,
    sayAs: true,
  }),
  { events },
);
const listedDance = z.extend(z.pick(danceEntry, { ...FIELDS, skater: true, partner: true }), { events });

/** Lists show these fields of an entry; a stored entry has them too. */
export const listedEntry = z.discriminatedUnion('kind', [listedSkater, listedTeam, listedDance]);

export type StoredListedEntry = z.output<typeof listedEntry>;
export type ListedSkater = z.output<typeof listedSkater>;
export type ListedTeam = z.output<typeof listedTeam>;
export type ListedDance = z.output<typeof listedDance>;

import * as z from 'zod/mini';
import { ENTRY_KINDS } from '../competitions/forms.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id, minorUnits, optional } from '../../core/scalars.ts';
import { ENTRY_STATES, PAYMENT_STATES } from '../../core/entryStates.ts';
import { bankQr } from '../../core/bankQr.ts';

/** A family's balance in one competition, and how it pays all of it at once. Amounts in minor units. */
export const familyBalance = z.object({
  competitionId: z.string(),
  /** The family's own payment reference in this competition. It never changes. */
  reference: z.string(),
  currency: z.string(),
  /** The sum of what the entries owe; see shared/domain/money/payments/familyBalance. */
  due: z.number(),
  /** The sum to refund. It is not taken off `due`. */
  refundDue: z.number(),
  /** All entries of the family in the competition, in the order in which its money pays them. */
  entries: z.array(
    z.object({
      id: z.string(),
      kind: z.enum(ENTRY_KINDS),
      /** The skater, team or couple. */
      name: z.string(),
      state: z.enum(ENTRY_STATES),
      paymentState: z.enum(PAYMENT_STATES),
      paymentReference: z.string(),
      submittedAt: z.string(),
      totalPrice: z.number(),
      paid: z.number(),
      /** `totalPrice` less `paid`; below zero a refund is due. */
      balance: z.number(),
    }),
  ),
  /** How to pay, in several lines. */
  paymentInstructions: z.nullable(z.string()),
  /** Null unless the organiser switched a bank QR code on. */
  bankQr: z.nullable(bankQr),
  /** Whom a card pays; null where the competition takes none. */
  cards: z.nullable(z.object({ payee: z.string() })),
  /** The family's last payment by card in the competition, while it is of interest; null for none. */
  cardPayment: z.nullable(
    z.object({
      id: z.string(),
      /** What the provider has told of it: the page that a family returns to knows nothing itself. */
      state: z.enum(['open', 'waiting', 'paid', 'failed', 'expired']),
      /** Minor units. */
      amount: z.number(),
      entryIds: z.array(z.string()),
      /** A UTC instant. */
      startedAt: z.string(),
    }),
  ),
});

export type FamilyBalance = z.output<typeof familyBalance>;

export const familyBalanceRoutes = defineRoutes({
  getFamilyBalance: {
    resource: 'payments',
    method: 'GET',
    path: '/api/competitions/{competitionId}/balance',
    summary: 'Get what the account’s entries in a competition owe in total, and how to pay.',
    reads: ['entries', 'payments', 'competitions'],
    roles: ['SKATER'],
    params: z.object({ competitionId: id }),
    answer: dataOf(familyBalance),
    errors: ['NotFound'],
  },
  startCardPayment: {
    resource: 'payments',
    method: 'POST',
    path: '/api/competitions/{competitionId}/balance',
    summary: 'Start a payment by card of what the account’s entries owe, and get the provider’s page.',
    // What follows once it is paid.
    changes: ['payments', 'entries', 'mails'],
    roles: ['SKATER'],
    params: z.object({ competitionId: id }),
    body: z.object({
      /** The one entry to pay for; null for all that owe. */
      entryId: optional(id),
      /** The sum that the family saw. It is compared with what is owed, never charged. */
      due: minorUnits.check(z.minimum(1, 'MustValid')),
    }),
    answer: dataOf(z.object({ address: z.string() })),
    status: 201,
    errors: [
      'NotFound',
      'CardsOff',
      'CardPaymentUnderWay',
      'CardsNotAnswering',
      'VersionConflict',
      'TooManyAttempts',
    ],
  },
});

import * as z from 'zod/mini';
import { ACCENTS } from '../../../domain/core/accent.ts';
import { DEFAULT_CURRENCY } from '../../../domain/core/money/currency.ts';
import { eligibility, eligibilityFields, DEFAULT_ELIGIBILITY } from './eligibility.ts';
import { bankQr, bankQrFields } from '../../core/bankQr.ts';
import { PUBLIC } from '../../core/roles.ts';
import { ENTRY_CHANGES } from '../../core/data.ts';
import { defineRoutes } from '../../core/route.ts';
import {
  currency,
  dataOf,
  day,
  email,
  id,
  instant,
  lines,
  oneOf,
  optional,
  required,
  text,
  timeZone,
  version,
  wholeNumber,
} from '../../core/scalars.ts';

/** The states that the public sees. A draft is visible only to its organisers. */
export const COMPETITION_STATES = ['published', 'archived'] as const;

/** One of our drawn figures, or the path of an uploaded picture. */
const image = text(500).check(
  z.regex(/^(figure:(loop|three|serpentine)|\/images\/(?:[\w-]+\/)*[\w-]+\.\w+)$/, 'MustValid'),
);

/** One step of the refund policy: see shared/domain/money/payments/refundDue. */
const refundStep = z.object(
  {
    /** A UTC instant: this percentage is refunded for a withdrawal before it. */
    until: instant,
    percent: wholeNumber(0, 100),
    /** Whether the late fee is refunded at the same percentage; by default it is kept. */
    lateFee: z._default(z.boolean({ error: 'MustValid' }), false),
  },
  { error: required },
);

/** The policy in answers. */
export const refundSteps = z.array(
  z.object({ until: z.string(), percent: z.number(), lateFee: z.boolean() }),
);

const packet = text(500).check(z.regex(/^\/documents\/[\w-]+\.pdf$/, 'MustValid'));

/**
 * The fields of a competition. `ring` is the id of the rink where it is held, `theme` its motto, `date` the
 * day of the first event, within startDate and endDate (specification, section 3; design, section 8.4).
 * Instants are UTC; days and deadlines are shown in `timeZone`.
 */
export const competitionFields = {
  name: text(120),
  /** A few sentences at the top of the public page and in the preview of a shared link. */
  description: optional(lines(2_000)),
  startDate: day,
  endDate: day,
  theme: text(160),
  accent: z._default(oneOf(ACCENTS), 'glacier'),
  image,
  imageText: optional(text(300)),
  ring: id,
  date: day,
  formId: id,
  currency: z._default(currency, DEFAULT_CURRENCY),
  openFrom: optional(instant),
  openUntil: instant,
  timeZone: z._default(timeZone, 'UTC'),
  contactName: optional(text(120)),
  contactEmail: optional(email),
  contactPhone: optional(text(40)),
  /** How many entries of skaters, teams and couples the competition takes in all. */
  capacity: optional(wholeNumber(1, 100_000)),
  /** Minutes of ice for all programmes of the competition. */
  iceMinutes: optional(wholeNumber(1, 100_000)),
  refundPolicy: optional(lines(4_000)),
  /** The refund policy, earliest step first; without steps nothing is refunded. */
  refunds: z._default(z.array(refundStep, { error: 'MustValid' }).check(z.maxLength(5, 'MustValid')), []),
  /** Names and spellings can be corrected until then, after registration has closed. */
  correctionsUntil: optional(instant),
  /** How to pay: bank account, payee of a cheque. The product adds the payment reference. */
  paymentInstructions: optional(lines(2_000)),
  /** The bank QR code that families can scan; null for none. */
  bankQr: optional(bankQrFields),
  /** A guardian agrees to this text for each skater; another text is another version. */
  waiver: optional(lines(8_000)),
  /** The path of an uploaded PDF with the organiser's published events, fees and rules. */
  packet: optional(packet),
  /** How strictly the competition applies each of the federation's eligibility rules. */
  eligibility: z._default(eligibilityFields, DEFAULT_ELIGIBILITY),
};

export const competition = z.object({
  id: z.string(),
  name: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  theme: z.string(),
  accent: z.enum(ACCENTS),
  image: z.string(),
  imageText: z.nullable(z.string()),
  ring: z.string(),
  rink: z.object({
    name: z.string(),
    city: z.string(),
    country: z.string(),
    /** The street address, in several lines. */
    address: z.nullable(z.string()),
  }),
  date: z.string(),
  formId: z.string(),
  currency: z.string(),
  openFrom: z.nullable(z.string()),
  openUntil: z.string(),
  timeZone: z.string(),
  state: z.enum(COMPETITION_STATES),
  fromPrice: z.nullable(z.number()),
  description: z.nullable(z.string()),
  contactName: z.nullable(z.string()),
  contactEmail: z.nullable(z.string()),
  /** In organisers' answers only, as paymentInstructions and bankQr; families have all three with their entry. */
  contactPhone: z.nullable(z.string()),
  capacity: z.nullable(z.number()),
  iceMinutes: z.nullable(z.number()),
  refundPolicy: z.nullable(z.string()),
  refunds: refundSteps,
  correctionsUntil: z.nullable(z.string()),
  /** The days on which families check their flights; absent until the organiser first sets them. */
  correctionWindow: z.optional(z.nullable(z.object({ firstDay: z.string(), lastDay: z.string() }))),
  /** Whether a schedule is published; absent until one is. */
  hasSchedule: z.optional(z.boolean()),
  paymentInstructions: z.nullable(z.string()),
  /** Competitions of earlier versions have none. */
  bankQr: z._default(z.nullable(bankQr), null),
  /** See shared/domain/people/consent/waiver; absent in older competitions. */
  waiver: z.optional(z.nullable(z.string())),
  packet: z.nullable(z.string()),
  eligibility,
  version: z.number(),
});

export type Competition = z.output<typeof competition>;

const params = z.object({ competitionId: id });

export const competitionRoutes = defineRoutes({
  listCompetitions: {
    resource: 'competitions',
    method: 'GET',
    path: '/api/competitions',
    summary:
      'List published competitions by start date, or archived ones, without their telephones and accounts.',
    reads: ['competitions'],
    roles: PUBLIC,
    query: z.object({ state: z.optional(oneOf(COMPETITION_STATES)) }),
    answer: dataOf(z.array(competition)),
    cacheSeconds: 30,
    errors: [],
  },
  getCompetition: {
    resource: 'competitions',
    method: 'GET',
    path: '/api/competitions/{competitionId}',
    summary: 'Get a competition, without its telephone, payment instructions and account.',
    reads: ['competitions'],
    roles: PUBLIC,
    params,
    answer: dataOf(competition),
    cacheSeconds: 30,
    errors: ['NotFound'],
  },
  getCompetitionDetail: {
    resource: 'competitions',
    method: 'GET',
    path: '/api/competitions/{competitionId}/detail',
    summary:
      'Get a competition with all that its organisers keep: its telephone, payment instructions and account.',
    reads: ['competitions'],
    roles: ['SUPER_ADMIN', 'MANAGER'],
    managerOf: 'params',
    params,
    answer: dataOf(competition),
    errors: ['NotFound'],
  },
  createCompetition: {
    resource: 'competitions',
    method: 'POST',
    path: '/api/competitions',
    summary: 'Publish a competition with its form.',
    changes: ['competitions'],
    roles: ['SUPER_ADMIN'],
    body: z.object(competitionFields),
    answer: dataOf(competition),
    status: 201,
    errors: [],
  },
  updateCompetition: {
    resource: 'competitions',
    method: 'PUT',
    path: '/api/competitions/{competitionId}',
    summary: 'Update a competition. Send the `version` you read.',
    changes: ['competitions', ...ENTRY_CHANGES],
    roles: ['SUPER_ADMIN', 'MANAGER'],
    managerOf: 'params',
    params,
    body: z.object({ ...competitionFields, version }),
    answer: dataOf(competition),
    errors: ['NotFound', 'VersionConflict', 'CompetitionArchived'],
  },
});

import * as z from 'zod/mini';
import { MAX_ROSTER_SIZE } from '../../../domain/entering/entries/maxRosterSize.ts';
import { isEmpty } from '../../../domain/core/isEmpty.ts';
import { GENDERS } from '../../../domain/people/skaters/gender.ts';
import { coachChoice } from '../../people/coaches/coachFields.ts';
import { country } from '../../core/countries.ts';
import { givenName, givenWaiver, publishAs } from '../../people/skaters/consentFields.ts';
import { emergencyFields } from '../../people/skaters/emergencyFields.ts';
import { day, email, id, minorUnits, oneOf, optional, text, wholeNumber } from '../../core/scalars.ts';

/** Ids of events in the form, `most` at most; a single id need not be in a list. */
const events = (most: number) =>
  z
    .union(
      [
        z.pipe(
          text(200),
          z.transform((event: string) => [event]),
        ),
        z.array(text(200)).check(z.minLength(1, 'NotNull')),
      ],
      { error: ({ input }) => (isEmpty(input) ? 'NotNull' : 'MustValid') },
    )
    // Outside the union, because a union reports every failure as MustValid.
    .check(z.refine((ids) => ids.length <= most, 'MustWithin'));

/**
 * A couple's entry writes both skaters into each event, and an update may replace both skaters and all
 * events. That is one transaction, which holds 100 writes.
 */
export const MAX_COUPLE_EVENTS = 8;

/**
 * An event waiting for its format's ice takes four of a transaction's 100 writes; the entry itself takes
 * some too.
 */
export const MAX_EVENTS = 22;

/** Answers to the form's questions, by question id. Questions that are not required may be left out. */
const answers = z._default(
  z
    .array(z.object({ question: text(40), answer: text(500) }), { error: 'MustValid' })
    .check(z.maxLength(20, 'MustValid')),
  [],
);

const WHEN_FULL = ['join', 'refuse'] as const;

/** The fields of every kind of entry. `format` is that of the first event. */
const entered = {
  competitionId: id,
  formId: id,
  format: text(80),
  /** The choice for an event that is full: join its waitlist or refuse the entry. */
  waiting: z._default(oneOf(WHEN_FULL), 'join'),
  /** For everybody in the entry but a partner who is invited; a coach gives it for a team. */
  waiver: z.optional(z.nullable(givenWaiver)),
  ...coachChoice,
};

/** The prices that the page showed. The server computes its own and refuses others. */
const eventPrices = {
  firstEventPrice: minorUnits,
  secondEventPrice: minorUnits,
  additionalEventPrice: minorUnits,
  totalPrice: minorUnits,
};

/** ISI membership number, the day it expires, and the highest test passed. */
const membership = { isi: text(40), expDate: day, highestIsiTestLevel: text(80) };

const age = wholeNumber(0, 130);

const skater = {
  fullName: text(120),
  gender: oneOf(GENDERS),
  birthdate: day,
  age,
  country,
  /** The id or name of a registered rink, or the name of another rink. */
  homeIsiRink: text(120),
  ...membership,
  ...emergencyFields,
  publishAs,
  givenName,
};

/**
 * An individual entry, in the specification's field names (section 3). The prices and the age are those the
 * page showed: the server computes its own and refuses others, so that no family is charged an amount it has
 * not seen.
 */
export const individualEntryBody = z.object({
  ...entered,
  event: events(MAX_EVENTS),
  ...skater,
  ...eventPrices,
  answers,
});

export const partnerPerson = {
  fullName: text(120),
  gender: oneOf(GENDERS),
  birthdate: day,
  ...membership,
};

export const namedPartner = {
  ...partnerPerson,
  /** The address of the partner, or of a parent. */
  email: optional(email),
};

/** A couple's entry; `partner` is null for an event that is danced alone. */
export const danceEntryBody = z.object({
  ...entered,
  event: events(MAX_COUPLE_EVENTS),
  ...skater,
  partner: optional(z.object({ ...namedPartner, ...emergencyFields, publishAs, givenName })),
  ...eventPrices,
  answers,
});

/** A skater of a roster. Rosters are long and often pasted, so only name and birthdate are required. */
const teamSkater = z.object({
  fullName: text(120),
  birthdate: day,
  gender: optional(oneOf(GENDERS)),
  isi: optional(text(40)),
  expDate: optional(day),
  highestIsiTestLevel: optional(text(80)),
  ...emergencyFields,
  publishAs,
  givenName,
  /** An alternate counts neither towards the roster's limits nor towards the price. */
  alternate: z._default(z.boolean({ error: 'MustValid' }), false),
});

/** A team in one event, in the specification's field names (section 3). */
export const teamEntryBody = z.object({
  ...entered,
  /** The id of one of the form's events. */
  event: text(200),
  nameOfTeam: text(120),
  coachName: text(120),
  coachEmail: email,
  /** The coach's professional membership number. */
  coachProfessional: text(40),
  country,
  homeIsiRink: text(120),
  skaters: z
    .array(teamSkater, { error: ({ input }) => (isEmpty(input) ? 'NotNull' : 'MustValid') })
    .check(z.minLength(1, 'NotNull'), z.maxLength(MAX_ROSTER_SIZE, 'MustValid')),
  totalPrice: minorUnits,
  answers,
});

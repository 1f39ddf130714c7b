import * as z from 'zod/mini';
import { MAX_ROSTER_SIZE } from '../../domain/entries/maxRosterSize.ts';
import { isEmpty } from '../../domain/isEmpty.ts';
import { GENDERS } from '../../domain/skaters/gender.ts';
import { country } from '../core/countries.ts';
import { emergencyFields } from './emergencyFields.ts';
import { day, email, id, minorUnits, oneOf, optional, text, wholeNumber } from '../core/scalars.ts';

/** Ids of the form's events, each once, so many at most; one id may stand alone. */
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
    // Not within the union, which says of whatever fits neither that it is not valid.
    .check(z.refine((ids) => ids.length <= most, 'MustWithin'));

/**
 * A couple's entry writes both of its skaters into each event, and a change of it may take both out of
 * all and put two others into as many; all of that is one transaction, which holds 100 writes.
 */
export const MAX_COUPLE_EVENTS = 8;

/** An event that waits for the ice of its format is four writes of those 100, and an entry has some of its own. */
export const MAX_EVENTS = 22;

/** To the form's questions, each by its id, once. What is not asked of everybody may be left out. */
const answers = z._default(
  z
    .array(z.object({ question: text(40), answer: text(500) }), { error: 'MustValid' })
    .check(z.maxLength(20, 'MustValid')),
  [],
);

const WHEN_FULL = ['join', 'refuse'] as const;

/** What every entry says, whoever skates. `format` is that of the (first) event. */
const entered = {
  competitionId: id,
  formId: id,
  format: text(80),
  /** Whether to join the waiting list of what is full, or to be refused. */
  waiting: z._default(oneOf(WHEN_FULL), 'join'),
};

/** What the page showed: the server computes its own prices and refuses what differs. */
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
  /** Id or name of a registered rink, or the name of another one. */
  homeIsiRink: text(120),
  ...membership,
  ...emergencyFields,
};

/**
 * A skater's entry, in the specification's own field names (section 3). The prices and the age are
 * what the page showed: the server computes its own and refuses what differs, so that nobody is
 * charged another amount than they saw.
 */
export const individualEntryBody = z.object({
  ...entered,
  event: events(MAX_EVENTS),
  ...skater,
  ...eventPrices,
  answers,
});

/** A partner's own data. */
export const partnerPerson = {
  fullName: text(120),
  gender: oneOf(GENDERS),
  birthdate: day,
  ...membership,
};

export const namedPartner = {
  ...partnerPerson,
  /** Where the partner, or who looks after one, can be reached. */
  email: optional(email),
};

/** A couple's entry: who enters, and the partner; null in an event that is danced alone. */
export const danceEntryBody = z.object({
  ...entered,
  event: events(MAX_COUPLE_EVENTS),
  ...skater,
  partner: optional(z.object({ ...namedPartner, ...emergencyFields })),
  ...eventPrices,
  answers,
});

/** One of a team. A roster is long and often typed from a list: name and birthdate are enough. */
const teamSkater = z.object({
  fullName: text(120),
  birthdate: day,
  gender: optional(oneOf(GENDERS)),
  isi: optional(text(40)),
  expDate: optional(day),
  highestIsiTestLevel: optional(text(80)),
  ...emergencyFields,
  /** Stands in for somebody; counts neither for the roster's limits nor for the price. */
  alternate: z._default(z.boolean({ error: 'MustValid' }), false),
});

/** A team in one event, in the specification's field names (section 3). */
export const teamEntryBody = z.object({
  ...entered,
  /** The id of one event of the form. */
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

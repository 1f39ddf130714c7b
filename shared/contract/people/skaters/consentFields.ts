import * as z from 'zod/mini';
import { composedName, isGivenName, MAX_GIVEN_NAME } from '../../../domain/people/consent/givenName.ts';
import { PUBLISHED_FORMS } from '../../../domain/people/consent/publishedName.ts';
import { WAIVER_SOURCES } from '../../../domain/people/consent/waiver.ts';
import { oneOf, required, text } from '../../core/scalars.ts';

/** How a name is published; without it the choice that there is stays. */
export const publishAs = z.optional(z.nullable(oneOf(PUBLISHED_FORMS)));

/** The given name that is published beside the rink; without it the name that there is stays. */
export const givenName = z.optional(
  z.nullable(
    z
      .string({ error: required })
      .check(
        z.overwrite(composedName),
        z.maxLength(3 * MAX_GIVEN_NAME, { error: 'MustValid', abort: true }),
        z.refine(isGivenName, 'MustValid'),
      ),
  ),
);

/** A guardian's agreement to the waiver in the version that was read, with the typed name. */
export const givenWaiver = z.object({ version: text(64), signedBy: text(120) });

/** A waiver as it was given. `signedBy` is empty for paper; `at` is a UTC instant. */
export const signedWaiver = z.object({
  version: z.string(),
  signedBy: z.string(),
  at: z.string(),
  how: z.enum(WAIVER_SOURCES),
});

/** The decisions for one person of an entry. */
export const personConsent = z.object({
  fullName: z.string(),
  birthdate: z.string(),
  publishAs: z.enum(PUBLISHED_FORMS),
  /** Null until a guardian has confirmed it: then a name with the rink is published by its initials. */
  givenName: z.nullable(z.string()),
  /** The name that an organiser or coach wrote, for the guardian to confirm. */
  proposedName: z.nullable(z.string()),
  waiver: z.nullable(signedWaiver),
});

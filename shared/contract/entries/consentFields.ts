import * as z from 'zod/mini';
import { PUBLISHED_FORMS } from '../../domain/consent/publishedName.ts';
import { WAIVER_SOURCES } from '../../domain/consent/waiver.ts';
import { oneOf, text } from '../core/scalars.ts';

/** How a name is published; without it the choice that there is stays. */
export const publishAs = z.optional(z.nullable(oneOf(PUBLISHED_FORMS)));

/** A guardian's agreement to the waiver in the version that was read, with the typed name. */
export const givenWaiver = z.object({ version: text(40), signedBy: text(120) });

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
  waiver: z.nullable(signedWaiver),
});

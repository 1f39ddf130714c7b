import * as z from 'zod/mini';
import { GENDERS } from '../../../domain/people/skaters/gender.ts';
import { LANGUAGES } from '../../core/languages.ts';
import { ROLES } from '../../core/roles.ts';
import { givenName, publishAs } from '../skaters/consentFields.ts';
import { storedEmergencyFields } from '../skaters/emergencyFields.ts';

/** An account as its owner sees it. */
export const account = z.object({
  id: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  name: z.string(),
  role: z.enum(ROLES),
  /** Further addresses that receive every notification, such as the other parent's. */
  notices: z.array(z.string()),
  /** The further addresses confirmed by the mailed link. Only these receive mail. */
  confirmedNotices: z.array(z.string()),
  /** Those of its addresses that get no mail until they are confirmed again: mail came back, or was called spam. */
  suppressed: z._default(
    z.array(z.object({ email: z.string(), reason: z.enum(['bounced', 'complained']) })),
    [],
  ),
  /** Those who look after the family too, or are invited to. */
  guardians: z._default(
    z.array(
      z.object({
        id: z.string(),
        email: z.string(),
        /** Empty until the invitation is accepted. */
        name: z.string(),
        /** UTC instants; null until the invitation is accepted. */
        invitedAt: z.string(),
        joinedAt: z.nullable(z.string()),
      }),
    ),
    [],
  ),
  /** The name of the family that the account looks after; null for an account with its own. */
  guardianOf: z._default(z.nullable(z.string()), null),
  /** The language in which the account's receipts are written. */
  language: z.enum(LANGUAGES),
  /** Of the family: a second guardian sees and changes the same ones. */
  skaters: z.array(
    z.object({
      id: z.string(),
      fullName: z.string(),
      gender: z.enum(GENDERS),
      birthdate: z.string(),
      country: z.string(),
      homeIsiRink: z.string(),
      isi: z.nullable(z.string()),
      expDate: z.nullable(z.string()),
      levels: z.array(z.object({ ladder: z.string(), level: z.string() })),
      ...storedEmergencyFields,
      publishAs,
      givenName,
    }),
  ),
  version: z.number(),
});

export type MyAccount = z.output<typeof account>;

import * as z from 'zod/mini';
import { entry, PARTNER_STATES, person } from './entry.ts';
import { ENTRY_STATES } from '../../core/entryStates.ts';
import { givenName, givenWaiver, publishAs, signedWaiver } from '../../people/skaters/consentFields.ts';
import { namedPartner, partnerPerson } from './entryBodies.ts';
import { PUBLIC } from '../../core/roles.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id, oneOf, text, version } from '../../core/scalars.ts';

export const PARTNER_ANSWERS = ['confirm', 'decline'] as const;

/**
 * An invitation as its link shows it to anybody: the events, the other skater's first name and initial, and
 * the partner's own data. The rest of the family's entry stays private.
 */
export const partnerInvitation = z.object({
  state: z.enum(PARTNER_STATES),
  /** The invitation of a withdrawn entry cannot be answered. */
  entryState: z.enum(ENTRY_STATES),
  invitedBy: z.string(),
  competition: z.object({
    id: z.string(),
    name: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    /** A UTC instant; until then the partner can answer and change the answer. */
    openUntil: z.string(),
    timeZone: z.string(),
    rink: z.object({ name: z.string(), city: z.string() }),
    waiver: z.optional(z.nullable(z.string())),
  }),
  /** Whether the partner can answer now. */
  open: z.boolean(),
  /** Only the events that the two skate together. */
  events: z.array(z.object({ id: z.string(), format: z.string(), level: z.string(), seconds: z.number() })),
  partner: z.object(person),
  /** The partner's own waiver and choice of the published name; null where there is none. */
  signedWaiver: z.optional(z.nullable(signedWaiver)),
  publishAs,
  givenName: z.optional(z.nullable(z.string())),
  /** The given name as an organiser or coach wrote it. */
  proposedName: z.optional(z.nullable(z.string())),
  /** The version that a correction must name. */
  version: z.number(),
});

export type PartnerInvitation = z.output<typeof partnerInvitation>;

/**
 * The token of the invitation's mail. It works until registration closes, and only for the named partner.
 */
const byLink = z.object({ token: text(200) });

const invitation = {
  resource: 'entries',
  path: '/api/partner-invitations/{token}',
  roles: PUBLIC,
  params: byLink,
  answer: dataOf(partnerInvitation),
} as const;

export const partnerRoutes = defineRoutes({
  updatePartner: {
    resource: 'entries',
    method: 'PUT',
    path: '/api/entries/{entryId}/partner',
    summary: 'Change a couple’s partner, correct the partner’s details, or invite again.',
    changes: ['entries', 'mails'],
    roles: ['SKATER'],
    params: z.object({ entryId: id }),
    body: z.object({
      ...namedPartner,
      /** Whether to send the invitation again although the address is the same. */
      invite: z._default(z.boolean({ error: 'MustValid' }), false),
      version,
    }),
    answer: dataOf(entry),
    errors: ['NotFound', 'VersionConflict', 'TooManyAttempts'],
  },
  getPartnerInvitation: {
    ...invitation,
    method: 'GET',
    summary: 'Get a partner invitation by its link.',
    reads: ['entries', 'competitions'],
    errors: ['NotFound', 'TooManyAttempts'],
  },
  answerPartnerInvitation: {
    ...invitation,
    method: 'POST',
    summary: 'Accept or decline a partner invitation. Can be changed until entries close.',
    changes: ['entries', 'mails'],
    /** The person who confirms gives the waiver, unless it is given. */
    body: z.object({
      answer: oneOf(PARTNER_ANSWERS),
      waiver: z.optional(z.nullable(givenWaiver)),
      publishAs,
      givenName,
    }),
    errors: ['NotFound', 'TooManyAttempts'],
  },
  updateInvitedPartner: {
    ...invitation,
    method: 'PUT',
    summary: 'Update the partner’s own details by the invitation link, until entries close.',
    changes: ['entries', 'mails'],
    body: z.object({ ...partnerPerson, version }),
    errors: ['NotFound', 'VersionConflict', 'TooManyAttempts'],
  },
});

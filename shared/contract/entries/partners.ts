import * as z from 'zod/mini';
import { ENTRY_STATES, entry, PARTNER_STATES, person } from './entry.ts';
import { namedPartner, partnerPerson } from './entryBodies.ts';
import { PUBLIC } from '../core/roles.ts';
import { defineRoutes } from '../core/route.ts';
import { dataOf, id, oneOf, text, version } from '../core/scalars.ts';

/** What a partner answers to an invitation. */
export const PARTNER_ANSWERS = ['confirm', 'decline'] as const;

/**
 * An invitation as whoever has its link sees it: what is to be skated, with whom (first name and
 * initial), and the partner's own data. Nothing else of the family's entry.
 */
export const partnerInvitation = z.object({
  state: z.enum(PARTNER_STATES),
  /** An entry that was withdrawn asks nobody any more. */
  entryState: z.enum(ENTRY_STATES),
  invitedBy: z.string(),
  competition: z.object({
    id: z.string(),
    name: z.string(),
    startDate: z.string(),
    endDate: z.string(),
    /** A UTC instant: until then the invitation can be answered, and the answer changed. */
    openUntil: z.string(),
    timeZone: z.string(),
    rink: z.object({ name: z.string(), city: z.string() }),
  }),
  /** Whether it can be answered now. */
  open: z.boolean(),
  /** What is skated by two. */
  events: z.array(z.object({ id: z.string(), format: z.string(), level: z.string(), seconds: z.number() })),
  partner: z.object(person),
  /** The one that a correction names. */
  version: z.number(),
});

export type PartnerInvitation = z.output<typeof partnerInvitation>;

/** From the invitation's mail. It works until entries close, and only for the partner who is named. */
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
    summary: 'Name another partner of a couple, correct the data of the one named, or invite again.',
    changes: ['entries', 'mails'],
    roles: ['SKATER'],
    params: z.object({ entryId: id }),
    body: z.object({
      ...namedPartner,
      /** Whether the partner gets an invitation again though nothing of the address has changed. */
      invite: z._default(z.boolean({ error: 'MustValid' }), false),
      version,
    }),
    answer: dataOf(entry),
    errors: ['NotFound', 'VersionConflict', 'TooManyAttempts'],
  },
  getPartnerInvitation: {
    ...invitation,
    method: 'GET',
    summary: 'What a partner is invited to, by the link of the invitation.',
    reads: ['entries', 'competitions'],
    errors: ['NotFound', 'TooManyAttempts'],
  },
  answerPartnerInvitation: {
    ...invitation,
    method: 'POST',
    summary: 'Confirm or decline by the link; the answer can be changed until entries close.',
    changes: ['entries', 'mails'],
    body: z.object({ answer: oneOf(PARTNER_ANSWERS) }),
    errors: ['NotFound', 'TooManyAttempts'],
  },
  updateInvitedPartner: {
    ...invitation,
    method: 'PUT',
    summary: 'Correct one’s own data as a partner, by the link, until entries close.',
    changes: ['entries', 'mails'],
    body: z.object({ ...partnerPerson, version }),
    errors: ['NotFound', 'VersionConflict', 'TooManyAttempts'],
  },
});

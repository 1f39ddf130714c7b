import * as z from 'zod/mini';
import { PUBLIC } from './roles.ts';
import { defineRoutes } from './route.ts';
import { ACCENTS } from '../../domain/core/accent.ts';
import { dataOf, lines, oneOf, optional, text, version } from './scalars.ts';

/** An uploaded letterhead: JPEG or PNG, which mail programs and PDF can show. */
const letterheadPath = text(500).check(z.regex(/^\/images\/(?:[\w-]+\/)*[\w-]+\.(?:jpg|png)$/, 'MustValid'));

/** The federation's details, which documents and mails carry; null until they are filled in. */
export const settings = z.object({
  name: z.nullable(z.string()),
  /** A postal address, in several lines. */
  address: z.nullable(z.string()),
  /** For example "VAT ID XI 000 0000 00" or "Exempt from tax under section 501(c)(3)". */
  taxLine: z.nullable(z.string()),
  registrationNumber: z.nullable(z.string()),
  /** The path of the picture at the head of documents and mails. */
  logo: z._default(z.nullable(z.string()), null),
  /** The colour of documents and mails. */
  accent: z._default(z.nullable(z.enum(ACCENTS)), null),
  version: z.number(),
});

export type Settings = z.output<typeof settings>;

export const settingsRoutes = defineRoutes({
  getSettings: {
    resource: 'receipts',
    method: 'GET',
    path: '/api/settings',
    summary: 'Get the federation’s details for receipts.',
    reads: ['settings'],
    roles: PUBLIC,
    answer: dataOf(settings),
    errors: [],
  },
  updateSettings: {
    resource: 'receipts',
    method: 'PUT',
    path: '/api/settings',
    summary: 'Update the federation’s details for new receipts.',
    changes: ['settings'],
    roles: ['SUPER_ADMIN'],
    body: z.object({
      name: text(120),
      address: optional(lines(400)),
      taxLine: optional(text(160)),
      registrationNumber: optional(text(60)),
      logo: optional(letterheadPath),
      accent: optional(oneOf(ACCENTS)),
      version,
    }),
    answer: dataOf(settings),
    errors: ['VersionConflict'],
  },
});

import * as z from 'zod/mini';
import { PUBLIC } from '../core/roles.ts';
import { defineRoutes } from '../core/route.ts';
import { dataOf, lines, optional, text, version } from '../core/scalars.ts';

/** The federation's details, which receipts print; null until they are filled in. */
export const settings = z.object({
  name: z.nullable(z.string()),
  /** A postal address, in several lines. */
  address: z.nullable(z.string()),
  /** For example "VAT ID XI 000 0000 00" or "Exempt from tax under section 501(c)(3)". */
  taxLine: z.nullable(z.string()),
  registrationNumber: z.nullable(z.string()),
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
      version,
    }),
    answer: dataOf(settings),
    errors: ['VersionConflict'],
  },
});

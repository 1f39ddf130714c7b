import * as z from 'zod/mini';
import { PUBLIC, ROLES } from '../../core/roles.ts';
import { defineRoutes } from '../../core/route.ts';
import { dataOf, id, oneOf, text } from '../../core/scalars.ts';
import { PAPER_SIZES } from '../../core/documentWords.ts';

/** The answer says what is on the certificate, and no more. */
const verified = z.object({
  competition: z.string(),
  date: z.string(),
  event: z.object({ format: z.string(), level: z.string() }),
  place: z.number(),
  /** As its guardians have it published now; null where it was removed. */
  name: z.nullable(z.string()),
  /** A UTC instant: the place was corrected since, and there is a new certificate. */
  replacedAt: z.nullable(z.string()),
});

export type VerifiedCertificate = z.output<typeof verified>;

export const certificateRoutes = defineRoutes({
  verifyCertificate: {
    resource: 'results',
    method: 'GET',
    path: '/api/competitions/{competitionId}/certificates/{flightId}/{code}',
    summary: 'Verify a certificate by the code printed on it: what it says, and whether it still holds.',
    reads: ['results', 'publishedSchedule'],
    roles: PUBLIC,
    params: z.object({ competitionId: id, flightId: text(200), code: text(40) }),
    answer: dataOf(verified),
    errors: ['NotFound'],
  },
});

/** Drawn by the function of receipts, which has the fonts. */
export const myCertificateRoutes = defineRoutes({
  getMyCertificate: {
    resource: 'receipts',
    method: 'GET',
    path: '/api/competitions/{competitionId}/flights/{flightId}/certificates/{programmeId}',
    summary: 'Get the certificate of a posted place as PDF, for the skater’s family.',
    reads: ['results', 'entries'],
    roles: ROLES,
    params: z.object({ competitionId: id, flightId: text(200), programmeId: text(300) }),
    query: z.object({ paper: oneOf([...PAPER_SIZES]) }),
    answer: z.string(),
    mediaType: 'application/pdf',
    errors: ['NotFound'],
  },
});

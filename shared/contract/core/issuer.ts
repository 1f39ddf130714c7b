import * as z from 'zod/mini';

/** The issuer as it was on the day of issue. */
export const issuer = z.object({
  name: z.string(),
  address: z.nullable(z.string()),
  taxLine: z.nullable(z.string()),
  registrationNumber: z.nullable(z.string()),
});

export type Issuer = z.output<typeof issuer>;

export const documentCompetition = z.object({
  id: z.string(),
  name: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  timeZone: z.string(),
});

export type DocumentCompetition = z.output<typeof documentCompetition>;

import * as z from 'zod/mini';

/** A rink as the public sees it. An inactive rink cannot be chosen for anything new. */
export const rink = z.object({
  id: z.string(),
  name: z.string(),
  shortName: z.nullable(z.string()),
  city: z.string(),
  country: z.string(),
  address: z.nullable(z.string()),
  timeZone: z.string(),
  logo: z.nullable(z.string()),
  active: z.boolean(),
  version: z.number(),
});

export type Rink = z.output<typeof rink>;

/** A rink as its administrators see it. */
export const rinkRecord = z.extend(rink, {
  contactName: z.nullable(z.string()),
  contactEmail: z.nullable(z.string()),
  contactPhone: z.nullable(z.string()),
  isi: z.nullable(z.string()),
  expDate: z.nullable(z.string()),
  /** The sum of its competitions, its head coaches and the competitions with entries from it. */
  uses: z.number(),
});

export type RinkRecord = z.output<typeof rinkRecord>;

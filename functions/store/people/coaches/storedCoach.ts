import { ulid } from 'ulidx';
import * as z from 'zod/mini';
import { CERTIFICATES } from '../../../../shared/contract/core/planningWords.ts';
import type { Item } from '../../../platform/table/read.ts';

/** A coach as the table has it. Coaches belong to the federation, not to a competition. */
export const storedCoach = z.object({
  type: z.literal('coach'),
  id: z.string(),
  name: z.string(),
  professional: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  certificates: z.array(
    z.object({ certificate: z.enum(CERTIFICATES), date: z.string(), expiry: z.nullable(z.string()) }),
  ),
  rinkIds: z.array(z.string()),
  /** `merged`: a duplicate, which stands for `mergedInto` in the entries that name it. */
  state: z.enum(['awaiting', 'confirmed', 'merged']),
  mergedInto: z.nullable(z.string()),
  /** The duplicates merged into this coach, also those merged into them before. */
  mergedIds: z.array(z.string()),
  /** The account that sees the pupils. */
  accountId: z.nullable(z.string()),
  invitedAt: z.nullable(z.string()),
  changedAt: z.string(),
  version: z.number(),
});

export type StoredCoach = z.output<typeof storedCoach>;

const rinkCoach = z.object({
  coachId: z.string(),
  name: z.string(),
  state: z.enum(['awaiting', 'confirmed']),
  /** What planning needs besides, so that it need not read each coach; absent from older records. */
  record: z.optional(
    z.object({
      ...z.pick(storedCoach, { professional: true, certificates: true, rinkIds: true, mergedIds: true })
        .shape,
      hasEmail: z.boolean(),
      isConnected: z.boolean(),
    }),
  ),
});

export type RinkCoach = z.output<typeof rinkCoach>;

export const rinkCoachOf = (item: Item): RinkCoach => rinkCoach.parse(item);

export const coachOf = (item: Item): StoredCoach => storedCoach.parse(item);

/** Whether a coach can be mailed, and sees the own duties in an account. */
export const reachOf = ({ email, accountId }: Pick<StoredCoach, 'email' | 'accountId'>) => ({
  hasEmail: email !== null || accountId !== null,
  isConnected: accountId !== null,
});

type NewCoach = Pick<StoredCoach, 'name' | 'state'> &
  Partial<Pick<StoredCoach, 'professional' | 'email' | 'phone' | 'certificates' | 'rinkIds'>>;

export function newCoach(fields: NewCoach, now: Date): StoredCoach {
  return {
    type: 'coach',
    id: ulid(now.getTime()),
    professional: null,
    email: null,
    phone: null,
    certificates: [],
    rinkIds: [],
    mergedInto: null,
    mergedIds: [],
    accountId: null,
    invitedAt: null,
    ...fields,
    changedAt: now.toISOString(),
    version: 1,
  };
}

import * as z from 'zod/mini';
import { secondsKept } from '../../../../shared/domain/core/retention/retention.ts';
import { newOutboxFields } from '../../../platform/outbox/outboxItem.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { putWrite } from '../../../platform/table/writes.ts';
import { pushWorkKey } from './keys.ts';

const toldFlight = z.object({ flightId: z.string(), surfaceId: z.string(), time: z.string() });

/** What happened; who is told of it is found after its transaction. */
const occasion = z.discriminatedUnion('what', [
  z.object({ what: z.literal('result'), flightId: z.string(), eventId: z.string(), version: z.number() }),
  z.object({ what: z.literal('plan'), version: z.number() }),
  z.object({
    what: z.literal('day'),
    date: z.string(),
    /** Tells this look at the day from the others. */
    look: z.number(),
    soon: z.array(toldFlight),
    moved: z.array(z.extend(toldFlight, { from: z.string() })),
  }),
]);

export type PushOccasion = z.output<typeof occasion>;
export type OccasionOf<What extends PushOccasion['what']> = Extract<PushOccasion, { readonly what: What }>;

const pushWork = z.object({ competitionId: z.string(), occasion, at: z.string() });

export type PushWork = z.output<typeof pushWork>;

export const pushWorkOf = (item: unknown): PushWork => pushWork.parse(item);

/** The outbox's kind: it stores a push for each device that is told. */
export const PUSH_WORK = 'pushWork';

/** What it is about: one occasion is stored once. */
function nameOf(told: PushOccasion): string {
  if (told.what === 'result') return `result ${told.flightId}`;
  return told.what === 'plan' ? `plan ${String(told.version)}` : `day ${told.date} ${String(told.look)}`;
}

/** Joins the transaction of what happened. */
export function pushWorkWrite(competitionId: string, told: PushOccasion, now: Date): TransactItem {
  const key = pushWorkKey(competitionId, nameOf(told));
  const at = now.toISOString();
  return putWrite({
    ...key,
    ...newOutboxFields({ ...key, competitionId }, PUSH_WORK, at),
    type: 'pushWork',
    competitionId,
    occasion: told,
    at,
    sentAt: null,
    expiresAt: Math.floor(now.getTime() / 1000) + secondsKept('pushed'),
  });
}

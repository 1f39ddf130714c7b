import * as z from 'zod/mini';
import { providerAddress, type CardAccount } from './cardAccounts.ts';

/** The version of Stripe's API whose shapes `readNotice` knows, whatever an account's own default is. */
export const STRIPE_VERSION = '2025-03-31.basil';

/** A call of ours has ten seconds in all. */
const CALL_MILLISECONDS = 4_000;

/** The provider said no, and would again. */
export class CardsRefused extends Error {}

/** The provider did not answer, or not now: what was asked may have been done. */
export class CardsUnavailable extends Error {}

export const providerList = <Schema extends z.ZodMiniType>(each: Schema) =>
  z.object({ data: z.array(each), has_more: z._default(z.boolean(), false) });

interface CallOptions {
  readonly idempotencyKey?: string;
  readonly fields?: readonly (readonly [string, string])[];
  /** Milliseconds that the answer may take. */
  readonly within?: number;
}

/**
 * One call of Stripe's protocol.
 * @throws {CardsRefused}
 * @throws {CardsUnavailable}
 */
export async function callProvider(
  account: CardAccount,
  method: 'GET' | 'POST',
  path: string,
  { idempotencyKey, fields, within = CALL_MILLISECONDS }: CallOptions = {},
): Promise<unknown> {
  const response = await answerOf(() =>
    fetch(`${providerAddress(account)}${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(within),
      headers: {
        authorization: `Bearer ${account.key}`,
        'stripe-version': STRIPE_VERSION,
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(method === 'POST' && {
        body: new URLSearchParams((fields ?? []).map(([name, value]) => [name, value])),
      }),
    }),
  );
  if (response.ok) return answerOf(() => response.json());
  await response.body?.cancel();
  // 409 and 429 ask for another try; 401 and 403 are a key that its operator can put right.
  const { status } = response;
  if (status >= 500 || [401, 403, 408, 409, 429].includes(status)) throw new CardsUnavailable(String(status));
  throw new CardsRefused(String(status));
}

async function answerOf<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (cause) {
    throw new CardsUnavailable('No answer', { cause });
  }
}

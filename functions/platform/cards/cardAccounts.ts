import * as z from 'zod/mini';
import { environment } from '../environment.ts';
import { logError } from '../log.ts';
import { rotatingKeys } from '../secrets/rotatingKeys.ts';

const account = z.object({
  /** Names it in settings and payments, for ever. */
  name: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,30}$/)),
  /** Whose money it is, as organisers and receipts show it. */
  payee: z.string().check(z.minLength(1), z.maxLength(80)),
  /** The secret key: it begins with `sk_` or `rk_`, then `live_` or `test_`; `demo_` is the provider of our own. */
  key: z.string().check(z.regex(/^((sk|rk)_(live|test)|demo)_\w+$/)),
  /** The signing secrets of its webhook, several while they change. */
  signing: z.array(z.string().check(z.minLength(16))).check(z.minLength(1), z.maxLength(5)),
});

const secret = z.object({
  accounts: z.array(account).check(z.minLength(1), z.maxLength(50)),
  /** The account of every competition that chooses none; without it cards are off unless a competition has one. */
  everywhere: z.optional(z.string()),
});

export type CardAccount = z.output<typeof account>;

export interface CardAccounts {
  readonly accounts: readonly CardAccount[];
  readonly everywhere: string | null;
}

const NO_ACCOUNTS: CardAccounts = { accounts: [], everywhere: null };

const stored = rotatingKeys('CARDS_SECRET_ID', (text) => new TextEncoder().encode(text));

/** The accounts that families can pay to. A new installation's secret is random letters, and it has none. */
export async function cardAccounts(): Promise<CardAccounts> {
  const [current] = await stored();
  const text = new TextDecoder().decode(current?.key);
  return text.trimStart().startsWith('{') ? readCardAccounts(text) : NO_ACCOUNTS;
}

/** @returns no accounts where the text is wrong, which the log then says: a typing error must not take entries down */
export function readCardAccounts(text: string): CardAccounts {
  try {
    const { accounts, everywhere } = secret.parse(JSON.parse(text));
    return { accounts, everywhere: everywhere ?? null };
  } catch {
    logError('cardAccountsUnreadable');
    return NO_ACCOUNTS;
  }
}

export const isLive = ({ key }: CardAccount): boolean => /^(sk|rk)_live_/.test(key);

/**
 * Where an account's provider answers. The provider of our own runs on one machine beside demo data alone: anywhere else
 * its address is not set, and nothing is done.
 */
export const providerAddress = ({ key }: CardAccount): string =>
  key.startsWith('demo_') ? environment('CARDS_DEMO') : 'https://api.stripe.com';

import { writeEmv, writeObjects, type EmvObject } from './emv.ts';
import { fpsProxy, payNowProxy, promptPayProxy, type Proxy } from './proxies.ts';
import { SCHEMES } from './schemes.ts';

/** A code asks for this payment. Without an amount the payer types it. */
export interface ProxyCode {
  readonly account: string;
  readonly payee: string;
  /** As `codeAmount` writes it. */
  readonly amount: string | null;
  readonly reference: string | null;
}

/** Point of initiation: for one payment with its amount, or for any number of them. */
const [DYNAMIC, STATIC] = ['12', '11'];

const object = (tag: string, value: string): EmvObject => ({ tag, value });
const optional = (tag: string, value: string | null): EmvObject[] => (value ? [object(tag, value)] : []);

/** A code of Hong Kong's Faster Payment System; null where the account is no FPS proxy. */
export function fpsCode({ account, payee, amount, reference }: ProxyCode): string | null {
  const proxy = fpsProxy(account);
  return proxy && retailCode('fps', { proxy, payee, amount, reference, city: 'HK' });
}

/** A PayNow code, whose amount the payer cannot change; null where the account is no PayNow proxy. */
export function payNowCode({ account, payee, amount, reference }: ProxyCode): string | null {
  const proxy = payNowProxy(account);
  return proxy && retailCode('payNow', { proxy, payee, amount, reference, city: 'Singapore' });
}

/** A PromptPay code; null where the account is no PromptPay proxy. It names no payee: banks look it up. */
export function promptPayCode({ account, amount, reference }: ProxyCode): string | null {
  const proxy = promptPayProxy(account);
  if (!proxy) return null;
  const { country, currencyNumber, identifiers, referenceTag } = SCHEMES.promptPay;
  const identifier = identifiers.map((value) => object('00', value));
  return writeEmv([
    object('00', '01'),
    object('01', amount === null ? STATIC : DYNAMIC),
    object('29', writeObjects([...identifier, object(proxy.kind, proxy.value)])),
    object('58', country),
    object('53', currencyNumber),
    ...optional('54', amount),
    ...optional('62', reference && writeObjects([object(referenceTag, reference)])),
  ]);
}

interface RetailCode {
  readonly proxy: Proxy;
  readonly payee: string;
  readonly amount: string | null;
  readonly reference: string | null;
  readonly city: string;
}

function retailCode(scheme: 'fps' | 'payNow', { proxy, payee, amount, reference, city }: RetailCode): string {
  const { country, currencyNumber, identifiers, referenceTag } = SCHEMES[scheme];
  const account = scheme === 'fps' ? [object(proxy.kind, proxy.value)] : payNowAccount(proxy, amount);
  return writeEmv([
    object('00', '01'),
    object('01', amount === null ? STATIC : DYNAMIC),
    object('26', writeObjects([...identifiers.map((value) => object('00', value)), ...account])),
    object('52', '0000'),
    object('53', currencyNumber),
    ...optional('54', amount),
    object('58', country),
    object('59', merchantName(payee)),
    object('60', city),
    ...optional('62', reference && writeObjects([object(referenceTag, reference)])),
  ]);
}

/** Kind, proxy, and whether the payer may change the amount. */
const payNowAccount = ({ kind, value }: Proxy, amount: string | null): EmvObject[] => [
  object('01', kind),
  object('02', value),
  object('03', amount === null ? '1' : '0'),
];

const LONGEST_NAME = 25;

/** At most 25 plain characters; "NA" for a name in another script, which banks look up by the proxy. */
function merchantName(payee: string): string {
  const letters = payee.normalize('NFKD').replaceAll(/[^\x20-\x7e]/g, '');
  const name = letters.trim().slice(0, LONGEST_NAME).trim();
  return name === '' ? 'NA' : name;
}

import * as z from 'zod/mini';

/** A recipient that the relay refused for good. */
export interface ReturnedRecipient {
  readonly address: string;
  /** The reply without its words, which may name the address: `550 5.1.1`. */
  readonly reply: string;
  /** Whether it is the address that takes no mail, and not this text or this sender. */
  readonly isAddressDead: boolean;
}

/** What became of a mail; `deferred` means it alone, `busy` too many at the moment, `unavailable` every mail. */
export type DeliveryOutcome =
  | { readonly outcome: 'taken'; readonly returned: readonly ReturnedRecipient[] }
  | {
      readonly outcome: 'deferred' | 'busy' | 'unavailable' | 'senderRefused';
      /** Addresses that are found dead while another may still take it. */
      readonly dead?: readonly ReturnedRecipient[];
    };

/** A failure as nodemailer tells it, without its message: that repeats the relay's words. */
const reason = z.object({
  code: z.optional(z.string()),
  command: z.optional(z.string()),
  responseCode: z.optional(z.number()),
  response: z.optional(z.string()),
});
const failure = z.extend(reason, { rejectedErrors: z.optional(z.array(reason)) });

type Reason = z.output<typeof reason>;

/** The relay ends the session: it says nothing about the mail (RFC 5321, 4.3.2). */
const CLOSING = 421;
/** A command came when none was expected: the next session may take the mail. */
const BAD_SEQUENCE = 503;

const isPermanent = ({ responseCode = 0 }: Reason) => responseCode >= 500 && responseCode !== BAD_SEQUENCE;

/** Domains that take no mail (RFC 7504). */
const OF_THE_DOMAIN: readonly number[] = [521, 556];

/** Enhanced codes (RFC 3463) that mean a mailbox or its domain; 5.1.0, 5.1.7 and 5.1.8 may mean the sender. */
const OF_THE_MAILBOX = /^5\.(1\.(1|2|3|6|10)|2\.1)$/;

/** A bare 550 is no proof: many servers answer it to a sender that they do not trust, at the first recipient. */
function isAddressDead({ command, responseCode = 0, response = '' }: Reason): boolean {
  const enhanced = enhancedCode(response);
  return (
    command === 'RCPT TO' &&
    (enhanced === undefined ? OF_THE_DOMAIN.includes(responseCode) : OF_THE_MAILBOX.test(enhanced))
  );
}

const enhancedCode = (response: string) => /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];

const returnedBy = (address: string, one: Reason): ReturnedRecipient => ({
  address,
  reply: [one.responseCode, enhancedCode(one.response ?? '')].join(' ').trim(),
  isAddressDead: isAddressDead(one),
});

/** What became of a mail that did not leave for an address. */
export function afterFailure(address: string, error: unknown): DeliveryOutcome {
  const { rejectedErrors = [], ...one } = failure.safeParse(error).data ?? {};
  const { command, responseCode } = one;
  if (responseCode === CLOSING) return { outcome: 'busy' };
  if (responseCode === undefined) return { outcome: 'unavailable' };
  if (command === 'MAIL FROM') return { outcome: isPermanent(one) ? 'senderRefused' : 'busy' };
  if (command !== 'RCPT TO' && command !== 'DATA') return { outcome: 'unavailable' };
  const cause = command === 'RCPT TO' ? (rejectedErrors[0] ?? one) : one;
  return isPermanent(cause)
    ? { outcome: 'taken', returned: [returnedBy(address, cause)] }
    : { outcome: 'deferred' };
}

/** What stops every mail goes before what stops one. */
const BY_WEIGHT = ['busy', 'unavailable', 'senderRefused', 'deferred'] as const;

/** What became of a mail, by what became of it at each address: it is repeated while one of them may still take it. */
export function outcomeOfAll(deliveries: readonly DeliveryOutcome[]): DeliveryOutcome {
  const open = BY_WEIGHT.find((outcome) => deliveries.some((delivery) => delivery.outcome === outcome));
  if (open) return { outcome: open };
  return {
    outcome: 'taken',
    returned: deliveries.flatMap((delivery) => (delivery.outcome === 'taken' ? delivery.returned : [])),
  };
}

/** `answered 535 at AUTH PLAIN`, `does not answer (ETIMEDOUT)`: no address, no password, no words of the relay. */
export function describeFailure(error: unknown): string {
  const { code = 'unknown', command = 'CONN', responseCode } = failure.safeParse(error).data ?? {};
  return responseCode === undefined
    ? `does not answer (${code} at ${command})`
    : `answers ${String(responseCode)} at ${command}`;
}

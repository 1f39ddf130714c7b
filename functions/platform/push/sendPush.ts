import { isPushEndpoint } from '../../../shared/domain/people/push/pushEndpoint.ts';
import { environment } from '../environment.ts';
import { logError } from '../log.ts';
import { encryptPush, type PushKeys } from './encryptPush.ts';
import { pushAuthorization } from './pushKeys.ts';

/** Where a browser gets its pushes, and the public key of ours that it subscribed with. */
export interface PushTarget extends PushKeys {
  readonly endpoint: string;
  readonly publicKey: string;
}

/** What the page's worker shows. */
export interface PushText {
  readonly title: string;
  readonly body: string;
  /** A later one of the same tag takes the place of the one before. */
  readonly tag: string;
  /** A path of the product, which a tap opens. */
  readonly path: `/${string}`;
}

interface PushAttempt {
  readonly now: Date;
  /** For how long the service keeps it for a device that is off. */
  readonly keepSeconds: number;
  /** Milliseconds that the service may take. */
  readonly within: number;
}

/** `gone`: nobody has the subscription any more. The others are as of a mail. */
export type PushOutcome = 'sent' | 'gone' | 'refused' | 'throttled' | 'unavailable' | 'noAnswer';

/**
 * The only door by which the product calls an address that a browser supplied. `PUSH_SERVICE` says who takes pushes:
 * `browsers`, or the address of a service that keeps them unencrypted, as on one machine without a mail relay.
 */
export async function sendPush(
  target: PushTarget,
  text: PushText,
  attempt: PushAttempt,
): Promise<PushOutcome> {
  if (!isPushEndpoint(target.endpoint)) return 'gone';
  const { origin: audience, hostname } = new URL(target.endpoint);
  const authorization = await pushAuthorization(target.publicKey, { audience, now: attempt.now });
  if (authorization === null) return 'gone';
  const service = environment('PUSH_SERVICE');
  const [address, request] =
    service === 'browsers'
      ? [target.endpoint, requestTo(target, text, { ...attempt, authorization })]
      : [service, { body: JSON.stringify({ service: hostname, ...text }) }];
  const outcome = await post(address, request, attempt.within);
  // A subscription that ended is no failure of ours.
  if (outcome !== 'sent' && outcome !== 'gone') logError('pushNotSent', { host: hostname, outcome });
  return outcome;
}

const requestTo = (
  target: PushTarget,
  text: PushText,
  { authorization, keepSeconds }: PushAttempt & { readonly authorization: string },
) => ({
  headers: {
    authorization,
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    ttl: String(Math.floor(keepSeconds)),
    urgency: 'high',
    // One that the service still has is replaced too; it takes 32 letters.
    topic: text.tag,
  },
  body: new Uint8Array(encryptPush(JSON.stringify(text), target)),
});

async function post(address: string, request: RequestInit, within: number): Promise<PushOutcome> {
  try {
    const signal = AbortSignal.timeout(Math.ceil(within));
    // A redirect would lead to a host that nobody has reviewed.
    const response = await fetch(address, { method: 'POST', redirect: 'manual', signal, ...request });
    await response.body?.cancel();
    return outcomeOf(response.status);
  } catch {
    return 'noAnswer';
  }
}

function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  if (status === 429) return 'throttled';
  return status >= 500 ? 'unavailable' : 'refused';
}

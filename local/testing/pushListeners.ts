import { inject } from 'vitest';
import * as z from 'zod/mini';
import type { PushKind } from '../../shared/domain/people/push/pushKinds.ts';
import { Caller } from './caller.ts';
import { inventedSubscription } from './testPush.ts';

const mails = z.object({
  data: z.array(
    z.object({ from: z.string(), to: z.array(z.string()), subject: z.string(), text: z.string() }),
  ),
});

/** Each account or follower of this file has its own service, by which its pushes are known in the outbox. */
let used = 0;
export const newService = () => {
  used += 1;
  const host = `wns2-${String(process.pid)}x${String(used)}.notify.windows.com`;
  return { host, endpoint: `https://${host}/w/?token=a` };
};

export const ALL: PushKind[] = ['soon', 'moved', 'results'];

/** Switches pushes on. @returns how to read what was pushed */
export async function listening(
  by: Caller,
  kinds: PushKind[] = ALL,
  quiet?: { from: string; until: string },
) {
  const { host, endpoint } = newService();
  const { publicKey } = await by.data('getMyPush');
  await by.data('updateMyPush', { body: { kinds, ...(quiet && { quiet }) } });
  await by.data('savePushDevice', { body: { ...inventedSubscription(endpoint), publicKey } });
  return () => pushedTo(host);
}

export async function following(
  params: { readonly competitionId: string },
  skaters: { name: string; rink: string; event?: string }[],
  kinds: PushKind[] = ALL,
) {
  const { host, endpoint } = newService();
  const anybody = new Caller();
  const { publicKey } = await anybody.data('getPushKey', { params });
  const subscription = { ...inventedSubscription(endpoint), publicKey };
  await anybody.data('savePushFollower', { params, body: { ...subscription, kinds, skaters } });
  return { endpoint, subscription, read: () => pushedTo(host) };
}

/** Titles and texts, the first one first. */
export async function pushedTo(host: string): Promise<{ title: string; text: string }[]> {
  const outbox = new URL('/_outbox.json', inject('origin'));
  outbox.searchParams.set('to', `Notification (${host})`);
  const { data } = mails.parse(await (await fetch(outbox)).json());
  return data.toReversed().map(({ subject, text }) => ({ title: subject, text }));
}

export const ADA = { name: 'Ada', rink: 'Pond behind the school' };
/** The schedule looks each minute. */
export const WITHIN = { timeout: 110_000, interval: 1_000 };

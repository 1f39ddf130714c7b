import { readFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import * as z from 'zod/mini';
import { cardSignature } from '../../functions/platform/cards/signature.ts';
import { secretFile } from '../secrets/secretStore.ts';
import { dataPaths } from '../host/dataPaths.ts';
import { localName } from '../host/template/intrinsics.ts';
import type { Caller } from './caller.ts';
import { currentTime } from '../clock.ts';

const accounts = z.object({ accounts: z.array(z.object({ signing: z.array(z.string()) })) });

/** With which the demo's card provider signs, and the product believes it. */
export async function signingSecret(dataDirectory = inject('dataDirectory')): Promise<string> {
  const file = `${dataPaths(dataDirectory).secrets}/${localName('CardsSecret')}.json`;
  const { current } = secretFile.parse(JSON.parse(await readFile(file, 'utf8')));
  return accounts.parse(JSON.parse(current)).accounts[0]?.signing[0] ?? '';
}

/** Presses a button of the demo provider's page. */
export async function press(address: string, button: string): Promise<void> {
  const body = new URLSearchParams({ do: button });
  await fetch(address, { method: 'POST', body, redirect: 'manual' });
}

export const newEventId = () => `evt_${randomBytes(10).toString('hex')}`;

export interface SentEvent {
  readonly type: string;
  readonly object: object;
  readonly id?: string;
  readonly isLive?: boolean;
}

/** The text of an event, as its provider sends it. */
export const eventText = ({ type, object, id = newEventId(), isLive = false }: SentEvent): string =>
  JSON.stringify({
    id,
    object: 'event',
    type,
    created: Math.floor(currentTime().getTime() / 1000),
    livemode: isLive,
    data: { object },
  });

interface Signing {
  readonly secret: string;
  /** Seconds by which its clock is wrong. */
  readonly late?: number;
  readonly origin?: string;
}

/** Sends a signed text, and returns the status of its answer. */
export async function sendEvent(text: string, { secret, late = 0, origin }: Signing): Promise<number> {
  const time = Math.floor(currentTime().getTime() / 1000) - late;
  const response = await fetch(new URL('/api/payments/cards/events', origin ?? inject('origin')), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'stripe-signature': `t=${String(time)},v1=${cardSignature(text, secret, time)}`,
    },
    body: text,
  });
  await response.body?.cancel();
  return response.status;
}

/** Starts a payment by card of all that a family owes, and returns the provider's page. */
export async function startCard(family: Caller, competitionId: string, entryId: string | null = null) {
  const params = { competitionId };
  const { due, entries } = await family.data('getFamilyBalance', { params });
  const one = entries.find(({ id }) => id === entryId);
  const { address } = await family.data('startCardPayment', {
    params,
    body: { entryId, due: one?.balance ?? due },
  });
  return address;
}

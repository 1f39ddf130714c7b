import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { cardSignature } from '../../functions/platform/cards/signature.ts';
import { currentTime } from '../clock.ts';
import type { DemoEvent } from './DemoCards.ts';

/** Until the product takes it: a provider tries for days, this one while somebody looks on. */
const PAUSES = [500, 1_000, 2_000, 4_000, 8_000, 16_000];

/** Signs events and sends them, one after the other, each until it is answered. */
export function deliverEvents(address: string, secret: string): (event: DemoEvent) => void {
  let queue = Promise.resolve();
  return ({ type, object }) => {
    const body = JSON.stringify({
      id: `evt_demo_${randomBytes(12).toString('hex')}`,
      object: 'event',
      type,
      created: Math.floor(currentTime().getTime() / 1000),
      livemode: false,
      data: { object },
    });
    queue = queue.then(() => deliver(address, body, secret));
  };
}

async function deliver(address: string, body: string, secret: string): Promise<void> {
  for (const pause of [...PAUSES, 0]) {
    const time = Math.floor(currentTime().getTime() / 1000);
    const signature = `t=${String(time)},v1=${cardSignature(body, secret, time)}`;
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    const response = await fetch(address, { method: 'POST', headers, body }).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
    await wait(pause, undefined, { ref: false });
  }
}

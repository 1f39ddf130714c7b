import { expect, it } from 'vitest';
import { startTableWithMail } from '../../../../local/testing/tableWithMail.ts';
import { startTestPush } from '../../../../local/testing/testPush.ts';
import { cardSignature } from '../../../platform/cards/signature.ts';
import { keptEvents } from '../../../store/money/cards/eventRepository.ts';
import { LIMITS } from '../../core/throttling/attempts.ts';
import { takeCardEvent } from './takeCardEvent.ts';

await startTableWithMail();
await startTestPush();

const now = new Date('2027-02-01T12:00:00Z');
const address = '192.0.2.30';

const send = (secret: string, id: string) => {
  const body = JSON.stringify({
    id,
    type: 'invoice.paid',
    created: 1,
    livemode: false,
    data: { object: {} },
  });
  const time = now.getTime() / 1000;
  const signature = `t=${String(time)},v1=${cardSignature(body, secret, time)}`;
  return takeCardEvent({ body, signature, address, now });
};

it('lets who signs in however many others of the same address do not, and has these wait', async () => {
  const strangers = Array.from({ length: LIMITS.unsignedByAddress + 5 }, () =>
    send('whsec_of_a_stranger', 'evt_1'),
  );
  const codes = (await Promise.allSettled(strangers)).map(
    (one) => one.status === 'rejected' && String(one.reason),
  );
  expect(codes.filter((code) => code === 'ApiError: NotSigned')).toHaveLength(LIMITS.unsignedByAddress);
  expect(codes.filter((code) => code === 'ApiError: TooManyAttempts')).toHaveLength(5);
  await send('whsec_of_the_tests', 'evt_2');
  expect((await keptEvents()).map(({ id }) => id)).toEqual(['evt_2']);
});

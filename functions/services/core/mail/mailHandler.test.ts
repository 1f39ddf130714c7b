import { expect, it } from 'vitest';
import { mailHandler } from './mailHandler.ts';

const ATTEMPT = { now: new Date('2027-01-09T10:00:00Z'), left: 1_000, messageId: 'a', itemId: 'b' };
const MAIL = { subject: 'Entry submitted', text: 'Ada Vale skates.', html: () => '<p>Ada Vale skates.</p>' };

it('fails a mail that nobody has an address for, by name', async () => {
  const handler = mailHandler(() => Promise.resolve({ to: [], mail: MAIL }));
  expect(await handler({}, ATTEMPT)).toEqual({ outcome: 'failed', failure: 'noAddress' });
});

it('cancels a mail about what no longer holds', async () => {
  const handler = mailHandler(() => Promise.resolve(null));
  expect(await handler({}, ATTEMPT)).toEqual({ outcome: 'cancelled' });
});

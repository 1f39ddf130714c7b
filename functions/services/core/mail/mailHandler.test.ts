import { expect, it } from 'vitest';
import { startTableWithMail } from '../../../../local/testing/tableWithMail.ts';
import { withMailsUncounted } from '../../../../local/testing/uncountedMails.ts';
import { newOutboxFields, type OutboxFailure } from '../../../platform/outbox/outboxItem.ts';
import { suppressAddress, suppressionsOf } from '../../../store/core/mail/suppressedAddresses.ts';
import { mailHandler } from './mailHandler.ts';

const ses = await startTableWithMail();

const ATTEMPT = { now: new Date('2027-01-09T10:00:00Z'), left: 1_000, messageId: 'a', itemId: 'b' };
const MAIL = { subject: 'Entry submitted', text: 'Ada Vale skates.', html: () => '<p>Ada Vale skates.</p>' };
const [ADA, BEA] = ['ada@family.example', 'bea@family.example'];

it('fails a mail that nobody has an address for, by name', async () => {
  const handler = mailHandler(() => Promise.resolve({ to: [], mail: MAIL }));
  expect(await handler({}, ATTEMPT)).toEqual({ outcome: 'failed', failure: 'noAddress' });
});

it('cancels a mail about what no longer holds', async () => {
  const handler = mailHandler(() => Promise.resolve(null));
  expect(await handler({}, ATTEMPT)).toEqual({ outcome: 'cancelled' });
});

it.each<[OutboxFailure, readonly string[], boolean]>([
  ['refused', [ADA, BEA], false],
  ['unavailable', [ADA, BEA], false],
  ['returned', [ADA, BEA], true],
  ['badAddress', [ADA, BEA], true],
  ['refused', [ADA], true],
])('sent again by itself after %s, to %j, it lifts a bounce: %s', async (failure, to, isLifted) => {
  await suppressAddress(ADA, 'bounced', new Date().toISOString());
  const key = { pk: 'MAIL#1', sk: 'MAIL' };
  const { outbox, ...place } = newOutboxFields(key, 'mail', ATTEMPT.now.toISOString());
  const item = { ...key, ...place, outbox: { ...outbox, failure } };
  const handler = mailHandler(() => Promise.resolve({ to, mail: MAIL }));
  expect(await handler(item, { ...ATTEMPT, retryBounced: true })).toMatchObject({ outcome: 'done' });
  expect(ses.taken).toHaveLength(1);
  expect((await suppressionsOf([ADA])).size).toBe(isLifted ? 0 : 1);
});

it('sends a mail to two addresses although the rate cannot be counted', async () => {
  const handler = mailHandler(() => Promise.resolve({ to: [BEA, 'cleo@family.example'], mail: MAIL }));
  await withMailsUncounted(async () => {
    expect(await handler({}, ATTEMPT)).toMatchObject({ outcome: 'done' });
  });
  expect(ses.taken).toHaveLength(1);
});

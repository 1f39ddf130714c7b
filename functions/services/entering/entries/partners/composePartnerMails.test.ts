import { beforeAll, expect, it } from 'vitest';
import { STAGES } from '../../../../../local/testing/stagedMails.ts';
import { stagedNotifications } from '../../../../../local/testing/stagedNotifications.ts';
import { startTableWithMail } from '../../../../../local/testing/tableWithMail.ts';
import { ROUTES } from '../../../../../shared/contract/routes.ts';
import { getItem } from '../../../../platform/table/read.ts';
import { entryById } from '../../../../store/entering/entries/repository.ts';
import { DIRECT } from '../../../../store/core/mail/directMails.ts';
import { storeRink } from '../../../../store/people/rinks/repository.ts';
import { newRink } from '../../../../store/people/rinks/rink.ts';
import { HANDLERS } from '../../../public/outbox/handlers.ts';
import { sendDue } from '../../../public/outbox/sendOutbox.ts';
import { coupleOf, savePartner } from './couples.ts';

const ses = await startTableWithMail();

beforeAll(async () => {
  const place = { name: 'Pond', city: 'Lakeside', country: 'Canada' } as const;
  await storeRink({ ...newRink(ROUTES.createRink.body.parse(place), new Date()), id: 'rink' });
});

it('does not invite a partner again who has answered the mail that seemed lost', async () => {
  const staged = await stagedNotifications();
  const after = (minutes: number) => new Date(staged.now.getTime() + minutes * 60_000);
  await sendDue(HANDLERS, staged.now, 60_000);
  const key = await STAGES[DIRECT.partner](staged);
  ses.taken.length = 0;
  ses.answerBy(() => 'lost');
  await sendDue(HANDLERS, after(3), 60_000);
  expect(ses.taken.length).toBeGreaterThan(0);
  const left = ses.taken.length;

  const entry = await entryById(`${staged.entry.id}C`);
  const couple = entry && coupleOf(entry);
  if (!couple) throw new Error('The couple is stored');
  const answered = { ...couple.partner, state: 'confirmed', answeredAt: after(4).toISOString() } as const;
  await savePartner(couple, answered, { action: 'partnerConfirmed', by: null, now: after(4), notice: null });

  ses.answerBy(() => 'taken');
  for (const minutes of [10, 30]) await sendDue(HANDLERS, after(minutes), 60_000);
  expect(ses.taken).toHaveLength(left);
  expect((await getItem(key))?.['outbox']).toMatchObject({ state: 'cancelled' });
});

import { ulid } from 'ulidx';
import { expect, it } from 'vitest';
import { currentTime } from '../../../../../local/clock.ts';
import { formBody, testNumber } from '../../../../../local/testing/competitions.ts';
import { stagedEntry } from '../../../../../local/testing/stagedEntry.ts';
import { startTableWithMail } from '../../../../../local/testing/tableWithMail.ts';
import { limitsOf } from '../../../../../shared/domain/entering/capacity/limits.ts';
import {
  findFormEvent,
  withoutCancelledEvent,
} from '../../../../../shared/domain/entering/forms/cancelEvent.ts';
import { putItem } from '../../../../platform/table/writes.ts';
import { getCompetition } from '../../../../store/entering/competitions/repository.ts';
import { waitlistItems } from '../../../../store/entering/entries/items.ts';
import { findEntry } from '../../../../store/entering/entries/repository.ts';
import { getFormOfVersion } from '../../../../store/entering/forms/getFormOfVersion.ts';
import { replaceForm } from '../../competitions/storedForms.ts';
import { storeNewEntry } from '../submit/storeNewEntry.ts';
import { leaveCancelledEvent } from './cancelledEntries.ts';

await startTableWithMail();

it('takes out the entries behind one that cannot be saved', async () => {
  const now = currentTime();
  const staged = await stagedEntry(now, { fields: formBody(1), events: 1 });
  if (staged.kind !== 'individual') throw new Error('A skater is staged');
  const competition = await getCompetition(staged.competitionId);
  const form = await getFormOfVersion(competition.formId, competition.formVersion);
  const event = form && findFormEvent(form, staged.events[0]?.id ?? '');
  if (!event) throw new Error('The form is stored');
  const limits = limitsOf(form, competition);
  const enter = (name: string) => {
    const skater = { ...staged.skater, fullName: name, isi: testNumber() };
    const entry = { ...staged, id: ulid(), accountId: ulid(), name, skater };
    return storeNewEntry(entry, { limits, idempotency: null, whenFull: 'join' });
  };
  const entered = await enter('Ada Vale');
  const stuck = await enter('Bo Vale');
  expect([entered.state, stuck.state]).toEqual(['confirmed', 'waiting']);
  const reason = 'The ice machine broke';
  const at = now.toISOString();
  await replaceForm(withoutCancelledEvent(form, event, { reason, at }), form, { by: ulid(), at: now });
  // Its place in line is another entry's by mistake.
  for (const item of waitlistItems(stuck)) await putItem({ ...item, entryId: ulid() });

  const work = { eventId: event.id, by: ulid(), isLast: false };
  const round = await leaveCancelledEvent(competition.id, work, now, 60_000);
  expect([round.left.length, round.failures.length, round.isFinished]).toEqual([1, 1, false]);
  expect((await findEntry(entered.accountId, entered.id))?.state).toBe('withdrawn');
});

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { Caller } from '../../../../local/testing/caller.ts';
import { newCompetition, type Staged } from '../../../../local/testing/competitions.ts';
import { changeOf } from '../../../../local/testing/entryChanges.ts';
import { groupFormBody, teamBody } from '../../../../local/testing/groupEntries.ts';
import { mailsSent, mailsTo } from '../../../../local/testing/outbox.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../../../local/testing/people.ts';
import { raced } from '../../../../local/testing/races.ts';
import { itemIdOf } from '../../../platform/outbox/itemId.ts';

let staged: Staged;
let manager: Caller;
let admin: Caller;

beforeAll(async () => {
  staged = await newCompetition({}, null, groupFormBody());
  admin = await demoAccount('superadmin');
  manager = (await newInvitedUser('MANAGER', { competitionId: staged.competition.id })).caller;
});

const params = () => ({ competitionId: staged.competition.id });

/** A team whose coach's address the mail service refuses, as it is not ASCII, and its mail to the coach. */
async function refusedTeam() {
  const address = `${randomUUID()}@club.example`;
  const family = await newFamily();
  const body = { ...teamBody(staged), coachEmail: `zoë-${address}` };
  const entry = await family.data('submitTeamEntry', { body });
  await mailsSent();
  const unsent = async () => {
    const all = await manager.data('listUnsentMails', { params: params() });
    return all.filter(({ entryId }) => entryId === entry.id);
  };
  const [mail] = await unsent();
  if (!mail) throw new Error('The mail to the coach is not listed');
  return {
    mail,
    entry,
    address,
    unsent,
    /** The organiser corrects the address. */
    correct: async () => {
      const corrected = changeOf(entry, { ...body, coachEmail: address }, body.totalPrice);
      await manager.data('updateEntryForFamily', {
        params: { ...params(), entryId: entry.id },
        body: { ...corrected, reason: 'Address' },
      });
      await mailsSent();
    },
    confirmations: async () =>
      (await mailsTo(address)).filter(({ subject }) => !/changed/i.test(subject)).length,
  };
}

const again = (ids: readonly string[], by = manager) =>
  by.data('sendUnsentMails', { params: params(), body: { ids } });

describe('what is not sent', () => {
  it('is listed with its reason, and leaves the list once it is sent', async () => {
    const { mail, entry, unsent, correct, confirmations } = await refusedTeam();
    expect(await unsent()).toEqual([
      {
        id: mail.id,
        what: 'submitted',
        to: 'coach',
        name: entry.name,
        entryId: entry.id,
        competition: {
          id: staged.competition.id,
          name: staged.competition.name,
          timeZone: staged.competition.timeZone,
        },
        reason: 'refused',
        at: expect.any(String),
        nextAttempt: null,
      },
    ]);
    const ofAll = await admin.data('listFederationUnsentMails', {});
    expect(ofAll).toContainEqual(mail);
    const { attention } = await manager.data('competitionDashboard', { params: params() });
    expect(attention).toContainEqual(expect.objectContaining({ code: 'mailsUnsent' }));

    expect(await again([mail.id])).toEqual({ sent: 0, unsent: 1, skipped: 0 });
    expect(await unsent()).toHaveLength(1);
    await correct();
    expect(await again([mail.id, mail.id])).toEqual({ sent: 1, unsent: 0, skipped: 0 });
    expect(await unsent()).toEqual([]);
    expect(await confirmations()).toBe(1);
    expect(await again([mail.id])).toEqual({ sent: 0, unsent: 0, skipped: 1 });
    expect(await confirmations()).toBe(1);
  });

  it('is sent once, however many send it at the same time', async () => {
    const { mail, entry, correct, confirmations } = await refusedTeam();
    await correct();
    const first = await raced(
      [entry.id, 'isLeased'],
      () => again([mail.id]),
      () => again([mail.id], admin),
    );
    expect(first).toEqual({ sent: 0, unsent: 0, skipped: 1 });
    const all = await Promise.all(Array.from({ length: 4 }, () => again([mail.id])));
    expect(all.map(({ sent }) => sent)).toEqual([0, 0, 0, 0]);
    expect(await confirmations()).toBe(1);
  });

  it('is sent again by the federation, from its own page', async () => {
    const { mail, unsent, correct, confirmations } = await refusedTeam();
    await correct();
    const body = { ids: [mail.id] };
    expect(await admin.data('sendFederationUnsentMails', { body })).toMatchObject({ sent: 1 });
    expect(await unsent()).toEqual([]);
    expect(await confirmations()).toBe(1);
  });

  it('is for those who run the competition, and all of it for the federation', async () => {
    const { mail, unsent, correct, confirmations } = await refusedTeam();
    await correct();
    const other = await newCompetition();
    const stranger = (await newInvitedUser('MANAGER', { competitionId: other.competition.id })).caller;
    const callers = [new Caller(), await newFamily(), stranger];
    const body = { ids: [mail.id] };
    for (const operation of ['listUnsentMails', 'sendUnsentMails'] as const) {
      const replies = await Promise.all(
        callers.map((caller) =>
          caller.call(operation, { params: params(), ...(operation === 'sendUnsentMails' && { body }) }),
        ),
      );
      expect(replies.map(({ status }) => status)).toEqual([401, 403, 403]);
    }
    for (const operation of ['listFederationUnsentMails', 'sendFederationUnsentMails'] as const) {
      const replies = await Promise.all(
        [...callers, manager].map((caller) =>
          caller.call(operation, operation === 'sendFederationUnsentMails' ? { body } : {}),
        ),
      );
      expect(replies.map(({ status }) => status)).toEqual([401, 403, 403, 403]);
    }
    // Another competition's organiser cannot reach it by its id.
    const ofOther = { competitionId: other.competition.id };
    expect(await stranger.data('sendUnsentMails', { params: ofOther, body })).toEqual({
      sent: 0,
      unsent: 0,
      skipped: 1,
    });
    expect(await stranger.data('listUnsentMails', { params: ofOther })).toEqual([]);
    expect(await unsent()).toHaveLength(1);
    expect(await confirmations()).toBe(0);
  });

  it('is asked for by ids that it has', async () => {
    const nothing = ['no id', itemIdOf({ pk: 'USER#1', sk: 'USER' }), itemIdOf({ pk: '', sk: '' })];
    expect(await again(nothing)).toEqual({ sent: 0, unsent: 0, skipped: 3 });
    const refused = await Promise.all(
      [[], Array.from({ length: 11 }, () => 'id'), undefined].map((ids) =>
        manager.call('sendUnsentMails', { params: params(), body: { ids } }),
      ),
    );
    expect(refused.map(({ status }) => status)).toEqual([400, 400, 400]);
    const unknown = { competitionId: randomUUID() };
    expect((await admin.call('listUnsentMails', { params: unknown })).status).toBe(404);
    expect((await admin.call('sendUnsentMails', { params: unknown, body: { ids: ['id'] } })).status).toBe(
      404,
    );
  });
});

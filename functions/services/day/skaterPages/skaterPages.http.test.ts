import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { newCompetition } from '../../../../local/testing/competitions.ts';
import { invitedCouple } from '../../../../local/testing/couples.ts';
import { groupFormBody } from '../../../../local/testing/groupEntries.ts';
import { mailedToken } from '../../../../local/testing/outbox.ts';
import { newFamily, demoAccount, SIGNED_UP_PASSWORD } from '../../../../local/testing/people.ts';
import {
  anybody,
  choose,
  firstSkater,
  pageAt,
  share,
  skaterAt,
  skatersOf,
  statusAt,
  tokenOf,
} from '../../../../local/testing/skaterPages.ts';
import { newPublished, type StagedSchedule } from '../../../../local/testing/schedules.ts';
import { handInSheet, newJudgedFlights } from '../../../../local/testing/sheets.ts';
import type { MySkaterPage } from '../../../../shared/contract/day/skaterPages.ts';

describe('a skater’s page', () => {
  let staged: StagedSchedule;
  let skater: MySkaterPage;
  beforeAll(async () => {
    staged = await newPublished(2);
    skater = await firstSkater(staged);
  });

  it('is nobody’s until the family shares it, and then has one skater’s starts alone', async () => {
    expect(await skatersOf(staged)).toMatchObject([
      { publishedName: 'Ada', address: null },
      { publishedName: 'Ada', address: null },
    ]);
    expect(await statusAt(staged, skater.personId)).toBe(404);
    const { url } = await share(staged, skater.personId);
    expect(url).toMatch(/\/competitions\/[^/]+\/skaters\/[\w-]{43}$/);
    const reply = await pageAt(staged, url);
    expect(reply.answer.data).toMatchObject({
      competition: { name: staged.competition.name },
      skaters: [
        {
          name: 'Ada',
          rink: 'Pond behind the school',
          starts: [
            { start: '07:00:00', order: { of: 2 }, isOut: false },
            { start: '07:10:00', order: { of: 2 }, isOut: false },
          ],
          unscheduled: [],
          results: [],
        },
      ],
    });
    expect(reply.headers.get('cache-control')).toBe('private, no-store');
    expect(reply.headers.get('x-robots-tag')).toBe('noindex');
    const text = JSON.stringify(reply.answer);
    const others = await skatersOf(staged);
    for (const secret of [
      skater.personId,
      ...others.flatMap(({ fullName, entryIds }) => [fullName, ...entryIds]),
    ])
      expect(text).not.toContain(secret);
  });

  it('keeps its address at a second click, and has another only in place of the one that is named', async () => {
    const [first, again] = [await share(staged, skater.personId), await share(staged, skater.personId)];
    expect(again).toEqual(first);
    expect((await firstSkater(staged)).address).toEqual(first);
    const renewed = await Promise.all(
      [1, 2].map(() =>
        staged.family.call('shareSkaterPage', {
          params: staged.params,
          body: { personId: skater.personId, replaces: first.createdAt },
        }),
      ),
    );
    expect(renewed.map(({ status }) => status).filter((status) => status !== 503)).toContain(201);
    const { address } = await firstSkater(staged);
    expect(address?.url).not.toBe(first.url);
    expect(await statusAt(staged, first.url)).toBe(404);
    expect(await statusAt(staged, address?.url ?? null)).toBe(200);
    // Late by a click: the address that it names is gone.
    expect(await share(staged, skater.personId, first.createdAt)).toEqual(address);
  });

  it('shared twice at once has one address', async () => {
    const [, other] = await skatersOf(staged);
    const body = { personId: other?.personId };
    const replies = await Promise.all(
      [1, 2].map(() => staged.family.call('shareSkaterPage', { params: staged.params, body })),
    );
    const urls = replies.filter(({ status }) => status === 201).map(({ answer }) => answer.data.url);
    const statuses = await Promise.all(urls.map((url) => statusAt(staged, url)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(new Set(urls).size).toBe(1);
  });

  it('is off at the next reading, at every address that it had', async () => {
    const { url } = await share(staged, skater.personId);
    const params = { ...staged.params, personId: skater.personId };
    const revoke = () => staged.family.data('revokeSkaterPage', { params });
    expect([await revoke(), await revoke()]).toEqual([{ revoked: true }, { revoked: false }]);
    expect(await statusAt(staged, url)).toBe(404);
    expect((await firstSkater(staged)).address).toBeNull();
  });

  it('answers an unknown, a revoked and another competition’s address with the same words', async () => {
    const [{ url }, other] = [await share(staged, skater.personId), await newPublished(1)];
    const replies = [
      await pageAt(staged, 'guess'),
      await pageAt(other, url),
      await anybody.call('getSkaterPage', { params: { competitionId: 'unknown', token: tokenOf(url) } }),
    ];
    const problems = replies.map(({ status, problem }) => [status, problem.code, problem.title]);
    expect(new Set(problems.map((problem) => JSON.stringify(problem))).size).toBe(1);
    expect(problems[0]?.[0]).toBe(404);
  });
});

describe('a skater whose events were cancelled', () => {
  it('keeps the page, which names them, also once the entry has left the last one', async () => {
    const staged = await newPublished(1);
    const { family, params } = staged;
    const { url } = await share(staged, (await firstSkater(staged)).personId);
    const { events } = await anybody.data('getSchedule', { params, query: {} });
    const admin = await demoAccount('superadmin');
    for (const { id } of events) {
      const body = { reason: 'A judge is missing' };
      await admin.data('cancelEvent', { params: { ...params, eventId: id }, body });
    }
    const shown = async () => {
      const { starts, unscheduled, cancelled } = await skaterAt(staged, url);
      return [starts.length, unscheduled.length, new Set(cancelled.map(({ level }) => level))];
    };
    const page = [0, 0, new Set(events.map(({ level }) => level))];
    expect(await shown()).toEqual(page);
    const stateOfEntry = async () =>
      (await family.data('listMyEntries')).find((one) => one.competitionId === params.competitionId)?.state;
    await expect.poll(stateOfEntry, { timeout: 30_000 }).toBe('withdrawn');
    expect(await shown()).toEqual(page);
  });
});

describe('the family’s choices', () => {
  it('count at the next reading: a narrower name, initials, a withdrawn event, a withdrawn entry', async () => {
    const staged = await newPublished(1);
    const { personId, entryIds, fullName } = await firstSkater(staged);
    const [entryId = ''] = entryIds;
    const { url } = await share(staged, personId);
    await choose(staged, entryId, 'full');
    expect((await skaterAt(staged, url)).name).toBe(fullName);
    await choose(staged, entryId, 'initials');
    expect(await statusAt(staged, url)).toBe(404);
    expect((await firstSkater(staged)).publishedName).toBeNull();
    await choose(staged, entryId, 'firstAndRink');
    expect((await skaterAt(staged, url)).name).toBe('Ada');

    const entry = (await staged.family.data('listMyEntries')).find(({ id }) => id === entryId);
    await staged.family.data('withdrawEntry', { params: { entryId }, body: { version: entry?.version } });
    expect(await statusAt(staged, url)).toBe(404);
    expect(await skatersOf(staged)).toEqual([]);
  });

  it('of initials give no page to share', async () => {
    const staged = await newPublished(1);
    const { personId, entryIds } = await firstSkater(staged);
    await choose(staged, entryIds[0] ?? '', 'initials');
    const reply = await staged.family.call('shareSkaterPage', { params: staged.params, body: { personId } });
    expect(reply.status).toBe(404);
  });

  it('are the family’s alone', async () => {
    const [staged, stranger] = [await newPublished(1), await newFamily()];
    const { personId } = await firstSkater(staged);
    const { url } = await share(staged, personId);
    const { params } = staged;
    expect(await stranger.data('listMySkaterPages', { params })).toEqual({ skaters: [], all: null });
    const shared = await stranger.call('shareSkaterPage', { params, body: { personId } });
    expect(shared.status).toBe(404);
    const revoked = await stranger.data('revokeSkaterPage', { params: { ...params, personId } });
    expect(revoked).toEqual({ revoked: false });
    expect(await statusAt(staged, url)).toBe(200);
    const withoutSession = [
      await anybody.call('listMySkaterPages', { params }),
      await anybody.call('shareSkaterPage', { params, body: { personId } }),
      await anybody.call('revokeSkaterPage', { params: { ...params, personId } }),
    ];
    expect(withoutSession.map(({ status }) => status)).toEqual([401, 401, 401]);
    const admin = await demoAccount('superadmin');
    expect((await admin.call('listMySkaterPages', { params })).status).toBe(403);
  });

  it('outlive no guardian who made them: whose account is deleted has left no address that works', async () => {
    const staged = await newPublished(1);
    const { params, family } = staged;
    const { personId } = await firstSkater(staged);
    const email = `guardian-${randomUUID()}@test.example`;
    const guardian = await newFamily(email);
    await family.data('inviteGuardian', { body: { email } });
    const invitation = { token: await mailedToken(email, '/guardian') };
    await guardian.data('acceptGuardianInvitation', { params: invitation });
    const { url } = await guardian.data('shareSkaterPage', { params, body: { personId } });
    expect(await statusAt(staged, url)).toBe(200);
    await guardian.data('deleteMyAccount', { body: { currentPassword: SIGNED_UP_PASSWORD } });
    expect(await statusAt(staged, url)).toBe(404);
    expect((await firstSkater(staged)).address).toBeNull();
    const own = await share(staged, personId);
    expect([own.url === url, await statusAt(staged, own.url)]).toEqual([false, 200]);
  });

  it('go with the account, and stand in its file without the address', async () => {
    const staged = await newPublished(1);
    const { personId } = await firstSkater(staged);
    const { url, createdAt } = await share(staged, personId);
    const data: Record<string, unknown> = await staged.family.data('downloadMyData');
    expect(data['skaterPages']).toEqual([{ ...staged.params, personId, createdAt }]);
    expect(JSON.stringify(data)).not.toContain(tokenOf(url));
    await staged.family.data('deleteMyAccount', { body: { currentPassword: 'a password of ours' } });
    expect(await statusAt(staged, url)).toBe(404);
  });
});

describe('a couple', () => {
  it('is on the page of the one whose family shares it, without the partner, while both are published', async () => {
    const [admin, family] = [await demoAccount('superadmin'), await newFamily()];
    const competition = await newCompetition({}, null, groupFormBody());
    const { entry, named, token } = await invitedCouple(family, competition);
    const params = { competitionId: competition.competition.id };
    const skaters = async () => (await family.data('listMySkaterPages', { params })).skaters;
    expect(await skaters()).toMatchObject([{ publishedName: null, entryIds: [entry.id] }]);

    const answer = { answer: 'confirm', givenName: 'Wing Lam' } as const;
    await anybody.data('answerPartnerInvitation', { params: { token }, body: answer });
    const [own, ...others] = await skaters();
    expect([own?.publishedName, others]).toEqual(['Ada', []]);
    const body = { personId: own?.personId ?? '' };
    const { url } = await family.data('shareSkaterPage', { params, body });
    const page = await skaterAt({ params }, url);
    expect(page.unscheduled).toMatchObject([{ format: 'Couple' }]);
    expect(JSON.stringify(page)).not.toMatch(/Wing Lam|Ben/);

    const { fullName, birthdate } = named;
    const partner = { params: { ...params, entryId: entry.id }, body: { fullName, birthdate } };
    await admin.data('resetGivenName', partner);
    expect(await statusAt({ params }, url)).toBe(404);
  });
});

describe('the day on a skater’s page', () => {
  it('has who is scratched, and then the posted result with its place', async () => {
    const [admin, staged] = await Promise.all([demoAccount('superadmin'), newJudgedFlights()]);
    const [programmeId = '', other = ''] = staged.programmeIds;
    const pageOf = async (programme: string) => {
      const skater = (await skatersOf(staged)).find(({ entryIds }) =>
        entryIds.some((id) => programme.startsWith(id)),
      );
      const { url } = await share(staged, skater?.personId ?? '');
      return skaterAt(staged, url);
    };
    const flight = { ...staged.params, flightId: 'f1' };
    await admin.data('scratchStarts', {
      params: { ...staged.params, scratchId: 'b58ef0a4-58d5-4ff8-a5ad-9d7b1d4c9d10' },
      body: { starts: [{ flightId: 'f1', programmeId: other }], reason: 'Ill this morning' },
    });
    expect((await pageOf(other)).starts).toMatchObject([{ isOut: true }]);
    expect(await pageOf(programmeId)).toMatchObject({ starts: [{ isOut: false }], results: [] });
    for (const [index, seat] of ['judge1', 'judge2', 'judge3'].entries()) {
      const judge = staged.panel[index];
      if (judge) await handInSheet(judge.caller, { ...flight, seat });
    }
    const { flights } = await admin.data('listFlightResults', { params: staged.params });
    const revision = flights.find(({ id }) => id === 'f1')?.revision ?? 0;
    await admin.data('approveResult', { params: flight, body: { revision, reason: 'The referee has left' } });
    expect((await pageOf(programmeId)).results).toEqual([]);
    await admin.data('postResult', { params: flight, body: { version: 1 } });
    expect((await pageOf(programmeId)).results).toMatchObject([{ state: 'skated', skated: 2 }]);
    expect((await pageOf(other)).results).toMatchObject([{ state: 'withdrawn', place: null }]);
  });
});

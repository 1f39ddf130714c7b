import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { newCompetition } from '../../../../local/testing/competitions.ts';
import { newFamily } from '../../../../local/testing/people.ts';
import type { FollowedSkater } from '../../../../shared/contract/people/followed.ts';

const ADA = { name: 'Ada', rink: 'Pond' };
const BO = { name: 'Bo', rink: 'Lake' };
const CY = { name: 'Cy', rink: 'Lake' };

let params: { competitionId: string };
beforeAll(async () => {
  params = { competitionId: (await newCompetition()).competition.id };
});

const follow = (by: Caller, skaters: readonly FollowedSkater[], isFollowed = true) =>
  by.data('updateFollowed', { params, body: { skaters: [...skaters], isFollowed } });
const listed = (by: Caller) => by.data('listFollowed', { params });

describe('whom an account follows', () => {
  it('is added and taken away, the same twice changes nothing, and is nobody else’s', async () => {
    const [family, other] = [await newFamily(), await newFamily()];
    expect(await listed(family)).toEqual([]);
    expect(await follow(family, [BO, ADA])).toEqual([ADA, BO]);
    expect(await follow(family, [ADA])).toEqual([ADA, BO]);
    expect(await follow(family, [BO], false)).toEqual([ADA]);
    expect(await follow(family, [BO], false)).toEqual([ADA]);
    expect(await listed(other)).toEqual([]);
    expect(await follow(family, [ADA], false)).toEqual([]);
    expect(await listed(family)).toEqual([]);
  });

  it('is one of two skaters of the same name and rink where the event is named', async () => {
    const family = await newFamily();
    const [one, other] = [
      { ...ADA, event: 'Freestyle 4' },
      { ...ADA, event: 'Solo · Alpha' },
    ];
    expect(await follow(family, [one, other])).toEqual([one, other]);
    expect(await follow(family, [other], false)).toEqual([one]);
    expect(await follow(family, [ADA])).toEqual(expect.arrayContaining([ADA, one]));
  });

  it('loses nothing when two devices change it at once', async () => {
    const family = await newFamily();
    await follow(family, [ADA]);
    await Promise.all([follow(family, [BO]), follow(family, [CY]), follow(family, [ADA], false)]);
    expect(await listed(family)).toEqual([BO, CY]);
  });

  it('stands in the account’s own file', async () => {
    const family = await newFamily();
    await follow(family, [ADA]);
    const data: Record<string, unknown> = await family.data('downloadMyData');
    expect(data['followed']).toEqual([{ ...params, skaters: [ADA] }]);
  });

  it('needs a session, a competition and somebody', async () => {
    const [anybody, family] = [new Caller(), await newFamily()];
    const body = { skaters: [ADA], isFollowed: true };
    expect((await anybody.call('listFollowed', { params })).status).toBe(401);
    expect((await anybody.call('updateFollowed', { params, body })).status).toBe(401);
    const unknown = { params: { competitionId: 'unknown' }, body };
    expect((await family.call('updateFollowed', unknown)).status).toBe(404);
    const nobody = await family.call('updateFollowed', { params, body: { skaters: [] } });
    expect(nobody.status).toBe(400);
    expect(fieldCodes(nobody)).toContain('skaters NotNull');
  });

  it('has an end', async () => {
    const family = await newFamily();
    const many = (from: number) =>
      Array.from({ length: 100 }, (_, index) => ({ name: `Skater ${String(from + index)}`, rink: 'Pond' }));
    for (const from of [0, 100, 200]) await follow(family, many(from));
    const more = await family.call('updateFollowed', { params, body: { skaters: [ADA], isFollowed: true } });
    expect(more.status).toBe(429);
    expect(await follow(family, many(0), false)).toHaveLength(200);
    expect(await follow(family, [ADA])).toHaveLength(201);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { newCompetition } from '../../../../local/testing/competitions.ts';
import { demoAccount, newFamily, newInvitedUser } from '../../../../local/testing/people.ts';

/** Literally competition-day.md, section 5. */
const DEFAULTS = {
  most: 100,
  range: { base: 70, widthForEachOther: 2 },
  tie: 'referee',
  lastPlace: 6,
  bookPercent: 80,
  system: { system: 'isi' },
  eventSystems: [],
  trophies: ['sum', 'average'],
  isHeldUntilAwards: false,
};

let admin: Caller;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

const newJudged = async () => {
  const { competition } = await newCompetition();
  const params = { competitionId: competition.id };
  const judging = await admin.data('getJudgingRules', { params });
  return { params, judging };
};

describe('the judging rules of a competition', () => {
  it('are the defaults until they are saved, and saved once of two at the same moment', async () => {
    const { params, judging } = await newJudged();
    expect(judging).toMatchObject({ version: 0, judges: 3, rules: DEFAULTS });
    expect(judging.rules.penalties.map(({ code }) => code)).toEqual([
      'omitted',
      'failed',
      'extraAttempt',
      'tooShortOrLong',
      'aboveLevel',
    ]);
    const body = { rules: { ...judging.rules, isHeldUntilAwards: true }, version: 0 };
    const replies = await Promise.all([1, 2].map(() => admin.call('updateJudgingRules', { params, body })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await admin.data('getJudgingRules', { params })).toMatchObject({
      version: 1,
      rules: { ...DEFAULTS, isHeldUntilAwards: true },
    });
    expect((await admin.call('updateJudgingRules', { params, body })).problem.code).toBe('VersionConflict');
    const [latest] = await admin.data('listCompetitionHistory', { params });
    expect(latest).toMatchObject({
      subject: 'judgingRules',
      changes: [{ path: ['isHeldUntilAwards'], from: false, to: true }],
    });
  });

  it('can give an event a system of its own, but no unknown event', async () => {
    const { params, judging } = await newJudged();
    const [eventId = ''] = judging.formats.flatMap(({ events }) => events.map(({ id }) => id));
    const system = { system: '6.0', decidedBy: 'presentation' } as const;
    const save = (own: string) => {
      const rules = { ...judging.rules, eventSystems: [{ eventId: own, system }] };
      return admin.call('updateJudgingRules', { params, body: { rules, version: 0 } });
    };
    expect(fieldCodes(await save('unknown.event'))).toEqual(['rules.eventSystems.0.eventId MustValid']);
    expect((await save(eventId)).status).toBe(200);
  });

  it.each([
    [{ most: 0 }, 'rules.most MustValid'],
    [{ most: 60 }, 'rules.range.base MustWithin'],
    [{ range: undefined }, 'rules.range NotNull'],
    [{ tie: 'coin' }, 'rules.tie MustValid'],
    [{ bookPercent: 101 }, 'rules.bookPercent MustValid'],
    [{ system: { system: 'ijs' } }, 'rules.system.system MustValid'],
    [{ system: { system: '6.0', decidedBy: 'music' } }, 'rules.system.decidedBy MustValid'],
    [{ penalties: [{ code: 'a b', label: '', tenths: -1 }] }, 'rules.penalties.0.code MustValid'],
    [{ trophies: ['sum', 'sum'] }, 'rules.trophies.1 AlreadyExist'],
  ])('are refused with %o', async (change, first) => {
    const { params, judging } = await newJudged();
    const body = { rules: { ...judging.rules, ...change }, version: 0 };
    const reply = await admin.call('updateJudgingRules', { params, body });
    expect([reply.status, fieldCodes(reply)[0]]).toEqual([400, first]);
  });

  it('are for those who manage the competition', async () => {
    const { params, judging } = await newJudged();
    const own = (await newInvitedUser('MANAGER', params)).caller;
    const { competition } = await newCompetition();
    const other = (await newInvitedUser('MANAGER', { competitionId: competition.id })).caller;
    const family = await newFamily();
    const body = { rules: judging.rules, version: 0 };
    for (const [by, status] of [
      [new Caller(), 401],
      [family, 403],
      [other, 403],
      [own, 200],
    ] as const) {
      expect((await by.call('getJudgingRules', { params })).status).toBe(status);
      expect((await by.call('updateJudgingRules', { params, body })).status).toBe(status);
    }
    const unknown = { params: { competitionId: 'unknown' } };
    expect((await admin.call('getJudgingRules', unknown)).status).toBe(404);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../../local/testing/caller.ts';
import {
  changeBody,
  entryBody,
  newCompetition,
  type Staged,
} from '../../../../../local/testing/competitions.ts';
import { groupFormBody, teamBody } from '../../../../../local/testing/groupEntries.ts';
import { newFamily, newInvitedUser } from '../../../../../local/testing/people.ts';
import { waiverVersion } from '../../../../../shared/domain/people/consent/waiverVersion.ts';
import {
  WAIVER_TEXT,
  WAIVER_VERSION,
  again,
  decide,
  enter,
  signed,
  stageWaiver,
} from '../../../../../local/testing/waivers.ts';

let admin: Caller;
let family: Caller;
let staged: Staged;
beforeAll(async () => {
  ({ admin, family, staged } = await stageWaiver());
});

describe('recordPaperWaivers', () => {
  it('is the organiser’s for the own competition, and leaves what is signed', async () => {
    const own = await newCompetition();
    const { entry } = { entry: (await enter(family, entryBody(own, 1))).answer.data };
    const params = { competitionId: own.competition.id, entryId: entry.id };
    const none = await admin.call('recordPaperWaivers', { params });
    expect(fieldCodes(none)).toEqual(['waiver MustExist']);
    await admin.data('updateCompetition', {
      params: { competitionId: own.competition.id },
      body: { ...changeBody(own.competition), waiver: WAIVER_TEXT },
    });
    const { caller: other } = await newInvitedUser('MANAGER', { competitionId: staged.competition.id });
    expect((await other.call('recordPaperWaivers', { params })).status).toBe(403);
    const { people } = await admin.data('recordPaperWaivers', { params });
    expect(people).toMatchObject([{ waiver: { how: 'paper', signedBy: '', version: WAIVER_VERSION } }]);
    const record = await admin.data('getEntryRecord', { params });
    expect(record.history[0]).toMatchObject({ what: 'waiverReceived' });
  });
});

describe('getEntryWaivers', () => {
  it('has the text that each person signed, for the organiser of the competition alone', async () => {
    const own = await newCompetition({ waiver: WAIVER_TEXT }, null, groupFormBody());
    const competitionId = own.competition.id;
    const team = teamBody(own, 4, 0);
    const entry = await family.data('submitTeamEntry', { body: { ...team, waiver: signed, stageWaiver } });
    const params = { competitionId, entryId: entry.id };
    const later = `${WAIVER_TEXT} New.`;
    const body = { ...changeBody(own.competition), waiver: later };
    const { version } = await admin.data('updateCompetition', { params: { competitionId }, body });
    const latest = waiverVersion(later) ?? '';
    const { caller: manager } = await newInvitedUser('MANAGER', { competitionId });
    const waivers = await manager.data('getEntryWaivers', { params });
    expect(waivers.version).toBe(latest);
    expect(waivers.texts).toEqual([
      { version: latest, text: later },
      { version: WAIVER_VERSION, text: WAIVER_TEXT },
    ]);
    expect(waivers.people).toHaveLength(4);
    expect(waivers.people[0]).toMatchObject({ waiver: { ...signed, how: 'coach' } });

    // Without a waiver today, what was signed is still on record.
    await admin.data('updateCompetition', {
      params: { competitionId },
      body: { ...changeBody(own.competition), waiver: null, version },
    });
    expect(await admin.data('getEntryWaivers', { params })).toMatchObject({
      version: null,
      texts: [{ version: WAIVER_VERSION, text: WAIVER_TEXT }],
    });

    const { caller: other } = await newInvitedUser('MANAGER', { competitionId: staged.competition.id });
    expect((await other.call('getEntryWaivers', { params })).status).toBe(403);
    expect((await family.call('getEntryWaivers', { params })).status).toBe(403);
    expect((await new Caller().call('getEntryWaivers', { params })).status).toBe(401);
    const elsewhere = { ...params, competitionId: staged.competition.id };
    expect((await other.call('getEntryWaivers', { params: elsewhere })).status).toBe(404);
  });
});

describe('the dashboard', () => {
  it('counts entries without the waiver, by kind, whatever happens to them', async () => {
    const own = await newCompetition({}, null, groupFormBody());
    const params = { competitionId: own.competition.id };
    const missing = async () => {
      const { attention } = await admin.data('competitionDashboard', { params });
      return attention.find(({ code }) => code === 'waiversMissing')?.entries;
    };
    const other = await newFamily();
    const [one, two, team] = [
      (await enter(family, entryBody(own, 1))).answer.data,
      (await enter(other, entryBody(own, 1))).answer.data,
      await family.data('submitTeamEntry', { body: teamBody(own, 5, 1) }),
    ];
    expect(await missing()).toBeUndefined();

    const body = { ...changeBody(own.competition), waiver: WAIVER_TEXT };
    const { version } = await admin.data('updateCompetition', { params, body });
    expect(await missing()).toEqual([
      { kind: 'individual', count: 2 },
      { kind: 'team', count: 1 },
    ]);
    // Twice and both at once.
    await Promise.all([
      decide(family, one, { waiver: signed, stageWaiver }),
      decide(family, one, { waiver: signed, stageWaiver }),
      decide(other, two, { waiver: signed, stageWaiver }),
      decide(family, team, { waiver: signed, stageWaiver }),
    ]);
    expect(await missing()).toBeUndefined();
    await enter(family, { ...entryBody(own, 1), waiver: signed, stageWaiver });
    expect(await missing()).toBeUndefined();

    await admin.data('updateCompetition', {
      params,
      body: { ...body, waiver: `${WAIVER_TEXT} New.`, version },
    });
    await family.data('withdrawEntry', {
      params: { entryId: one.id },
      body: { version: (await again(family, one)).version },
    });
    expect(await missing()).toEqual([
      { kind: 'individual', count: 2 },
      { kind: 'team', count: 1 },
    ]);
  });
});

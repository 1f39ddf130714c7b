import { beforeAll, describe, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../../../local/testing/caller.ts';
import { newCompetition, type Staged } from '../../../../../local/testing/competitions.ts';
import { danceBody, groupFormBody } from '../../../../../local/testing/groupEntries.ts';
import { demoAccount, newFamily } from '../../../../../local/testing/people.ts';

let staged: Staged;
let family: Caller;
beforeAll(async () => {
  family = await newFamily();
  staged = await newCompetition({}, null, groupFormBody());
});

const refused = async (change: object) =>
  fieldCodes(await family.call('submitDanceEntry', { body: { ...danceBody(staged), ...change } }));

describe('submitDanceEntry', () => {
  it('enters a couple, under both names', async () => {
    const body = danceBody(staged);
    const entry = await family.data('submitDanceEntry', { body });
    expect(entry).toMatchObject({
      kind: 'dance',
      name: `${body.fullName} & ${body.partner?.fullName}`,
      totalPrice: 5_900,
      state: 'confirmed',
    });
    const manager = await demoAccount('superadmin');
    const params = { competitionId: staged.competition.id };
    const [row] = await manager.data('listDances', { params, query: { search: body.fullName } });
    expect(row).toMatchObject({ fullName: body.fullName, partnerName: body.partner?.fullName });
  });

  it('refuses a couple that is entered already, either way round', async () => {
    const body = danceBody(staged);
    await family.data('submitDanceEntry', { body });
    const { partner } = body;
    const turned = { ...body, ...partner, partner: { ...partner, ...body, email: null } };
    const age = Number(staged.competition.startDate.slice(0, 4)) - 2015;
    const reply = await (
      await newFamily()
    ).call('submitDanceEntry', {
      body: { ...turned, age: staged.competition.startDate.slice(5) < '05-05' ? age - 1 : age },
    });
    expect(fieldCodes(reply)).toEqual(['event AlreadyExist']);
  });

  it('needs a partner who is somebody else, and born', async () => {
    const { partner, fullName, birthdate } = danceBody(staged);
    expect(await refused({ partner: null })).toEqual(['partner NotNull']);
    expect(await refused({ fullName, partner: { ...partner, fullName, birthdate } })).toEqual([
      'partner.fullName AlreadyExist',
    ]);
    expect(await refused({ partner: { ...partner, birthdate: '2099-01-01' } })).toEqual([
      'partner.birthdate MustValid',
    ]);
    expect(await refused({ partner: { ...partner, isi: '' } })).toEqual(['partner.isi NotNull']);
    expect(await refused({ event: ['freestyle.freestyle-1'] })).toEqual(['event MustExist']);
  });
});

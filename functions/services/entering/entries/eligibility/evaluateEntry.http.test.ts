import { expect, it } from 'vitest';
import { demoAccount, newFamily } from '../../../../../local/testing/people.ts';
import { newCompetition } from '../../../../../local/testing/competitions.ts';
import { danceBody, groupFormBody } from '../../../../../local/testing/groupEntries.ts';

it('a coach’s word stays with whom it was given for, and goes with another partner', async () => {
  const [staged, family, coach] = await Promise.all([
    newCompetition({}, null, groupFormBody()),
    newFamily(),
    demoAccount('headcoach'),
  ]);
  const { rinkId } = await coach.data('currentUser');
  const body = { ...danceBody(staged), homeIsiRink: rinkId ?? '' };
  const entry = await family.data('submitDanceEntry', { body });
  const params = { competitionId: staged.competition.id, entryId: entry.id };
  let { version } = entry;
  for (const person of [0, 1]) {
    const attested = await coach.data('vouchLevel', { params, body: { person, level: 'Couple 2', version } });
    ({ version } = attested);
  }
  if (!body.partner) throw new Error('A couple has a partner');
  const named = { ...body.partner, fullName: 'Ida Lake', birthdate: '2014-02-02', email: null };
  await family.data('updatePartner', { params: { entryId: entry.id }, body: { ...named, version } });
  const record = await coach.data('getEntryRecord', { params });
  expect(record.vouches.map(({ person }) => person)).toEqual([0]);
});

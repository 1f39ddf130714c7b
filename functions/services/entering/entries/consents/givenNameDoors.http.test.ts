import type { Operation } from '../../../../../shared/contract/routes.ts';
import { beforeAll, expect, it } from 'vitest';
import { Caller, fieldCodes, type Reply } from '../../../../../local/testing/caller.ts';
import { entryBody, newCompetition, type Staged } from '../../../../../local/testing/competitions.ts';
import { invitedCouple } from '../../../../../local/testing/couples.ts';
import { groupFormBody, teamBody } from '../../../../../local/testing/groupEntries.ts';
import { newFamily, newInvitedUser } from '../../../../../local/testing/people.ts';
import { decide, enter } from '../../../../../local/testing/waivers.ts';

/** Texts that are no name: too long, nothing, links, addresses, numbers, control and direction characters, piled marks. */
const REFUSED = [
  'M'.repeat(41),
  ' ',
  '---',
  'www.rink.example',
  'mia.example',
  'https://x',
  'mia@rink',
  'Mia 7',
  'Mi\u0007a',
  'Mi\u0000a',
  '\u202EaiM',
  'Mia\u2066',
  'Mi\u200Ba',
  'Mi\u00ADa',
  'Mia\uFEFF!',
  'a\u0301\u0301\u0301\u0301',
  'Mia ⛸',
  '<b>Mia</b>',
  '=Mia',
];

type Door = (givenName: string) => Promise<{ status: number; codes: string[] }>;
const doors: Record<string, Door> = {};

beforeAll(async () => {
  const staged: Staged = await newCompetition({}, null, groupFormBody());
  const [family, { caller: manager }] = await Promise.all([
    newFamily(),
    newInvitedUser('MANAGER', { competitionId: staged.competition.id }),
  ]);
  const params = { competitionId: staged.competition.id };
  const entry = (await enter(family, entryBody(staged, 1))).answer.data;
  const { token, named, body: couple } = await invitedCouple(family, staged);
  const { fullName = '', birthdate = '' } = entry.skater ?? {};
  const answer = <Op extends Operation>(reply: Reply<Op>) => ({
    status: reply.status,
    codes: reply.status < 300 ? [] : fieldCodes(reply),
  });
  const team = teamBody(staged);
  Object.assign(doors, {
    'an entry': async (givenName: string) =>
      answer(await enter(family, { ...entryBody(staged, 1), givenName })),
    'a couple': async (givenName: string) =>
      answer(await family.call('submitDanceEntry', { body: { ...couple, partner: named, givenName } })),
    'a partner': async (givenName: string) => {
      const body = { ...couple, partner: { ...named, givenName } };
      return answer(await family.call('submitDanceEntry', { body }));
    },
    'a team': async (givenName: string) => {
      const skaters = team.skaters.map((skater, index) => (index === 0 ? { ...skater, givenName } : skater));
      return answer(await family.call('submitTeamEntry', { body: { ...team, skaters } }));
    },
    'an entry for a family': async (givenName: string) => {
      const body = { ...entryBody(staged, 1), familyEmail: null, givenName };
      return answer(await manager.call('submitIndividualEntryForFamily', { body }));
    },
    'a decision': async (givenName: string) => {
      const people = [{ fullName, birthdate, publishAs: 'firstAndRink', givenName }];
      return answer(await decide(family, entry, { people }));
    },
    'an account': async (givenName: string) => {
      const { name, version } = await family.data('myAccount');
      const skater = {
        id: 'one',
        fullName,
        birthdate,
        gender: 'Female',
        country: 'Canada',
        givenName,
      } as const;
      const skaters = [{ ...skater, homeIsiRink: 'Pond behind the school' }];
      return answer(await family.call('updateMyAccount', { body: { name, skaters, version } }));
    },
    'an invitation': async (givenName: string) =>
      answer(
        await new Caller().call('answerPartnerInvitation', {
          params: { token },
          body: { answer: 'confirm', givenName },
        }),
      ),
    'an import': async (givenName: string) => {
      const { totalPrice: _total, competitionId: _id, ...listed } = entryBody(staged, 1);
      const rows = [{ row: 2, entry: { ...listed, familyEmail: null, givenName } }];
      const reply = await manager.call('importEntries', {
        params,
        body: { dryRun: true, importId: 'doors', rows },
      });
      const [row] = reply.answer.data;
      const codes = row?.errors.map(({ field, code }) => `${field} ${code}`) ?? [];
      return { status: row?.outcome === 'wrong' ? 400 : reply.status, codes };
    },
  });
});

it.each([
  'an entry',
  'a couple',
  'a partner',
  'a team',
  'an entry for a family',
  'a decision',
  'an account',
  'an invitation',
  'an import',
])('%s refuses what is no given name', async (name) => {
  const door = doors[name];
  if (!door) throw new Error(`No door ${name}`);
  for (const givenName of REFUSED) {
    const { status, codes } = await door(givenName);
    const [code = ''] = codes;
    expect([givenName, status, codes.length, code.endsWith('givenName MustValid')]).toEqual([
      givenName,
      400,
      1,
      true,
    ]);
  }
});

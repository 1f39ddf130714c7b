import { beforeAll, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../../local/testing/caller.ts';
import {
  changeBody,
  entryBody,
  newCompetition,
  type Staged,
} from '../../../../local/testing/competitions.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';

let admin: Caller;
let staged: Staged;
beforeAll(async () => {
  [admin, staged] = await Promise.all([demoAccount('superadmin'), newCompetition({ currency: 'HKD' })]);
});

const FPS = { scheme: 'fps', payee: 'Harbour Lights Skating Club', account: '1234567' };

it('is switched on by the organiser, and families get it with what they owe', async () => {
  const params = { competitionId: staged.competition.id };
  const read = async () => admin.data('getCompetitionDetail', { params });
  const change = async (bankQr: object | null) =>
    admin.call('updateCompetition', { params, body: { ...changeBody(await read()), bankQr } });

  expect((await read()).bankQr).toBeNull();
  expect(fieldCodes(await change({ scheme: 'fps', payee: 'Club' }))).toEqual(['bankQr.account NotNull']);
  expect(fieldCodes(await change({ ...FPS, account: '12' }))).toEqual(['bankQr.account MustValid']);
  expect(fieldCodes(await change({ ...FPS, scheme: 'cheque' }))).toEqual(['bankQr.scheme MustValid']);
  const euros = { scheme: 'epc', payee: 'Club', account: 'DE89370400440532013000' };
  expect(fieldCodes(await change(euros))).toEqual(['bankQr.scheme MustEnabled']);
  expect((await change(FPS)).status).toBe(200);

  const family = await newFamily();
  await family.data('submitIndividualEntry', { body: entryBody(staged) });
  const { bankQr, due, currency } = await family.data('getFamilyBalance', { params });
  expect({ bankQr, due, currency }).toEqual({ bankQr: { ...FPS, bic: null }, due: 11_500, currency: 'HKD' });
  expect((await change(null)).status).toBe(200);
  expect((await family.data('getFamilyBalance', { params })).bankQr).toBeNull();
});

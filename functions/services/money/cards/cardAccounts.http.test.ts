import { beforeAll, expect, it } from 'vitest';
import { fieldCodes, type Caller } from '../../../../local/testing/caller.ts';
import { press, startCard } from '../../../../local/testing/cards.ts';
import { entryBody, newCompetition } from '../../../../local/testing/competitions.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';

let admin: Caller;
beforeAll(async () => {
  admin = await demoAccount('superadmin');
});

it('a competition without an account takes no cards, and a payment that was started keeps its own', async () => {
  const staged = await newCompetition();
  const params = { competitionId: staged.competition.id };
  const family = await newFamily();
  const { id: entryId } = await family.data('submitIndividualEntry', {
    body: entryBody(staged, 3, 'Mia Own'),
  });
  const address = await startCard(family, params.competitionId);
  expect(await admin.data('getCardAccounts', { params })).toMatchObject({
    account: 'demo',
    accounts: [{ name: 'demo', payee: 'Tidewater Ice Federation', isLive: false }],
  });

  await admin.data('chooseCardAccount', { params, body: { account: null } });
  expect(await family.data('getFamilyBalance', { params })).toMatchObject({ cards: null, cardPayment: null });
  const start = await family.call('startCardPayment', { params, body: { entryId, due: 11_500 } });
  expect(start.problem.code).toBe('CardsOff');
  const unknown = await admin.call('chooseCardAccount', { params, body: { account: 'nobody' } });
  expect(fieldCodes(unknown)).toEqual(['account MustExist']);

  await press(address, 'pay');
  const paid = async () => (await admin.data('listPayments', { params: { ...params, entryId } })).entry.paid;
  await expect.poll(paid).toBe(11_500);
});

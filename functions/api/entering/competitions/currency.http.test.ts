import { beforeAll, describe, expect, it } from 'vitest';
import { Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import {
  competitionBody,
  entryBody,
  formBody,
  newCompetition,
} from '../../../../local/testing/competitions.ts';
import { demoAccount, newFamily } from '../../../../local/testing/people.ts';
import { formatMoney } from '../../../../shared/domain/core/money/currency.ts';

let admin: Caller;
let family: Caller;
beforeAll(async () => {
  [admin, family] = await Promise.all([demoAccount('superadmin'), newFamily()]);
});

/** A competition in a currency, its form's prices in that currency's minor units. */
async function pricedIn(currency: string, prices: readonly [number, number, number]) {
  const { competition } = await newCompetition();
  const [firstEventPrice, secondEventPrice, additionalEventPrice] = prices;
  const form = await admin.data('createForm', {
    body: { ...formBody(), firstEventPrice, secondEventPrice, additionalEventPrice },
  });
  const body = { ...competitionBody(competition.ring, form.id), currency };
  return { competition: await admin.data('createCompetition', { body }), form };
}

const spaceless = (amount: string) => amount.replaceAll(/\s/g, ' ');

describe('the currency of a competition', () => {
  it.each([
    ['JPY', [9_800, 3_500, 2_800], 16_100, '¥16,100'],
    ['KWD', [12_500, 4_250, 3_125], 19_875, 'KWD 19.875'],
    ['USD', [7_500, 2_500, 2_000], 12_000, '$120.00'],
  ] as const)('%s: three events cost what their minor units say', async (currency, prices, total, shown) => {
    const staged = await pricedIn(currency, prices);
    expect(staged.competition).toMatchObject({ currency, fromPrice: prices[0] });
    const entry = await family.data('submitIndividualEntry', { body: entryBody(staged, 3) });
    expect([entry.currency, entry.totalPrice]).toEqual([currency, total]);
    expect(spaceless(formatMoney(entry.totalPrice, currency, 'en-US'))).toBe(shown);
    const params = { competitionId: staged.competition.id };
    expect(await admin.data('competitionFigures', { params })).toMatchObject({ currency, charged: total });
  });

  it('is no fraction, no amount too large to be exact, and no currency that is none', async () => {
    const prices = { firstEventPrice: 9_800.5, secondEventPrice: -1, additionalEventPrice: 1e15 };
    const form = await admin.call('createForm', { body: { ...formBody(), ...prices } });
    expect(fieldCodes(form)).toEqual([
      'firstEventPrice MustValid',
      'secondEventPrice MustValid',
      'additionalEventPrice MustValid',
    ]);
  });

  it('is US dollars where none is named, and stands in the list with the deadline', async () => {
    const { competition } = await newCompetition();
    const form = await admin.data('createForm', { body: formBody() });
    const { currency: _currency, ...body } = competitionBody(competition.ring, form.id);
    const { id, openUntil } = await admin.data('createCompetition', { body });
    const reply = await new Caller().call('listCompetitions');
    const listed = reply.answer.data.find((one) => one.id === id);
    expect(listed).toMatchObject({ currency: 'USD', openUntil });
    expect(openUntil).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });
});

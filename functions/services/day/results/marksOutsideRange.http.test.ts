import { expect, it } from 'vitest';
import { demoAccount } from '../../../../local/testing/people.ts';
import { newJudgedFlights, postFirstFlight } from '../../../../local/testing/sheets.ts';

it('a mark outside the range of its flight is confirmed only with the referee’s word, which stays with the version', async () => {
  const staged = await newJudgedFlights();
  const [admin, flight] = [await demoAccount('superadmin'), await postFirstFlight(staged)];
  const referee = staged.panel[3]?.caller ?? admin;
  const { columns, rows, range } = await referee.data('getCorrection', { params: flight });
  const { seat = '', id: column = '' } = columns[0] ?? {};
  const propose = (value: number, version: number) => ({
    params: flight,
    body: {
      version,
      reason: 'typedWrong' as const,
      text: 'The paper has another number',
      marks: [{ programmeId: rows[0]?.programmeId ?? '', seat, column, value }],
      penalties: [],
      states: [],
    },
  });
  const { proposal } = await admin.data('correctResult', propose(64, 1));
  for (const word of [{}, { refereeAllows: false }]) {
    const refused = await referee.call('confirmCorrection', { params: flight, body: { proposal, ...word } });
    expect([refused.status, refused.problem.code]).toEqual([409, 'MarkOutsideRange']);
    expect(refused.problem.range).toEqual(range);
  }
  const alone = await admin.call('confirmCorrection', {
    params: flight,
    body: { proposal, reason: 'I am alone' },
  });
  expect(alone.problem.code).toBe('MarkOutsideRange');
  const body = { proposal, refereeAllows: true };
  expect(await referee.data('confirmCorrection', { params: flight, body })).toMatchObject({ version: 2 });

  // Inside the range the word is not needed, and says nothing.
  const inside = await admin.data('correctResult', propose(71, 2));
  await referee.data('confirmCorrection', {
    params: flight,
    body: { proposal: inside.proposal, refereeAllows: true },
  });
  const { flights } = await admin.data('listFlightResults', { params: staged.params });
  const approvals = flights.find(({ id }) => id === flight.flightId)?.result?.approvals;
  expect(approvals?.map(({ refereeAllowed }) => refereeAllowed)).toEqual([false, true, false]);
  const protocol = await admin.data('getProtocol', { params: staged.params, query: { copy: 'organisers' } });
  const [own] = protocol.events.flatMap((event) => event.flights);
  expect(own?.corrections.map(({ refereeAllowed }) => refereeAllowed)).toEqual([true, false]);
  const records = await admin.data('listCompetitionHistory', { params: staged.params, query: {} });
  const allowed = records.filter((record) => JSON.stringify(record).includes('refereeAllowed'));
  expect(allowed.map(({ deed }) => deed)).toEqual(['corrected']);
});

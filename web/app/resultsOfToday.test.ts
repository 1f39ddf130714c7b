import { expect, it } from 'vitest';
import { heldToday, resultsAddress } from './resultsOfToday.ts';

const NOW = new Date('2027-03-13T10:00:00Z');
const competition = (id: string, startDate: string, over: { hasSchedule?: boolean } = {}) => ({
  id,
  hasSchedule: true,
  startDate,
  endDate: startDate,
  timeZone: 'UTC',
  ...over,
});
const leadsTo = (isMine: boolean, ...competitions: ReturnType<typeof competition>[]) =>
  resultsAddress(heldToday(competitions, NOW), isMine);

it('leads to the results of the competition at which the account has something today', () => {
  const [past, held] = [competition('past', '2027-03-12'), competition('held', '2027-03-13')];
  expect(leadsTo(true, past, held)).toBe('/competitions/held/results');
});

it.each([
  ['on another day', true, [competition('one', '2027-03-12')]],
  ['without a schedule', true, [competition('one', '2027-03-13', { hasSchedule: false })]],
  ['of others', false, [competition('one', '2027-03-13')]],
  ['not the only one', true, [competition('one', '2027-03-13'), competition('other', '2027-03-13')]],
] as const)('leads to the latest results where the competition is %s', (_when, isMine, held) => {
  expect(leadsTo(isMine, ...held)).toBe('/#results');
});

import { beforeAll, expect, it } from 'vitest';
import { type Caller, fieldCodes } from '../../../../local/testing/caller.ts';
import { demoAccount } from '../../../../local/testing/people.ts';
import { newPublished, type StagedSchedule } from '../../../../local/testing/schedules.ts';

/** Taps of a desk that had no network when somebody tapped. */
let admin: Caller;
let staged: StagedSchedule;

async function firstFlight() {
  const { runs } = await admin.data('listRuns', { params: staged.params });
  const flightId = runs[0]?.flights[0]?.id ?? '';
  return { params: { ...staged.params, flightId } };
}

beforeAll(async () => {
  admin = await demoAccount('superadmin');
  staged = await newPublished(3);
});

it('starts a flight when it was tapped', async () => {
  const place = await firstFlight();
  const before = Date.now();
  const { startedAt } = await admin.data('startFlight', { ...place, query: { secondsAgo: '600' } });
  const seconds = (before - Date.parse(startedAt ?? '')) / 1_000;
  expect(Math.abs(seconds - 600)).toBeLessThan(30);
  const wrong = await admin.call('endFlight', { ...place, query: { secondsAgo: '-5' } });
  expect(fieldCodes(wrong)).toEqual(['secondsAgo MustValid']);
  await admin.data('undoStartFlight', {
    ...place,
    body: { reason: 'Wrong row', startedAt: startedAt ?? '' },
  });
});

it('does not end a flight that has started since', async () => {
  const place = await firstFlight();
  const { startedAt } = await admin.data('startFlight', place);
  const late = await admin.call('endFlight', { ...place, query: { secondsAgo: '600' } });
  expect([late.status, late.problem.code]).toEqual([409, 'VersionConflict']);
  await admin.data('undoStartFlight', {
    ...place,
    body: { reason: 'Wrong row', startedAt: startedAt ?? '' },
  });
});

import type { Locator, Page } from 'playwright-core';
import type { StagedSchedule } from '../local/testing/schedules.ts';
import type { ScheduleDraft } from '../shared/contract/planning/draftParts.ts';
import { demoAddress, logInByCall } from './steps.ts';

/** Surface and start of each flight. */
export const placesIn = ({ tracks }: ScheduleDraft) =>
  Object.fromEntries(
    tracks.flatMap(({ surfaceId, blocks }) =>
      blocks.flatMap(({ flightId, start }) => (flightId ? [[flightId, `${surfaceId} ${start}`]] : [])),
    ),
  );

/** The flight of a block on the board. */
export const flightOf = async (block: Locator) =>
  ((await block.getAttribute('data-block')) ?? '').replace('flight ', '');

/** Opens the schedule of a competition, and waits for its board. */
export async function openSchedule(page: Page, { params }: StagedSchedule): Promise<Locator> {
  await logInByCall(page, demoAddress('superadmin'));
  await page.goto(`/admin/schedule?competition=${params.competitionId}`);
  return page.getByRole('group', { name: 'Schedule board' });
}

import type { MySkaterPage, ShownSkater } from '../../shared/contract/day/skaterPages.ts';
import { Caller } from './caller.ts';
import type { StagedSchedule } from './schedules.ts';

export const anybody = new Caller();

export const tokenOf = (url: string | null) => url?.split('/').at(-1) ?? '';
export const pageAt = ({ params }: Pick<StagedSchedule, 'params'>, url: string | null) =>
  anybody.call('getSkaterPage', { params: { ...params, token: tokenOf(url) } });
export const statusAt = async (staged: Pick<StagedSchedule, 'params'>, url: string | null) =>
  (await pageAt(staged, url)).status;

export const skatersOf = async ({ family, params }: StagedSchedule): Promise<MySkaterPage[]> =>
  (await family.data('listMySkaterPages', { params })).skaters;

/** What a page shows of its only skater. */
export async function skaterAt(
  staged: Pick<StagedSchedule, 'params'>,
  url: string | null,
): Promise<ShownSkater> {
  const [skater, ...others] = (await pageAt(staged, url)).answer.data.skaters;
  if (!skater || others.length > 0) throw new Error('The page shows one skater');
  return skater;
}

export async function firstSkater(staged: StagedSchedule): Promise<MySkaterPage> {
  const [skater] = await skatersOf(staged);
  if (!skater) throw new Error('The family has a skater');
  return skater;
}

export const share = ({ family, params }: StagedSchedule, personId: string, replaces?: string) =>
  family.data('shareSkaterPage', { params, body: { personId, ...(replaces && { replaces }) } });

export async function choose(
  staged: StagedSchedule,
  entryId: string,
  publishAs: 'full' | 'firstAndRink' | 'initials',
) {
  const own = (await staged.family.data('listMyEntries')).find(({ id }) => id === entryId);
  const { fullName = '', birthdate = '' } = own?.skater ?? {};
  await staged.family.data('updateConsents', {
    params: { entryId },
    body: { people: [{ fullName, birthdate, publishAs }] },
  });
}

import { call } from '../../../api/client.ts';

/** Whether nobody’s times would change if the draft were published as it is stored; false where that can’t be read. */
export async function isPublishedAsIs(competitionId: string): Promise<boolean> {
  const read = call('getScheduleDifference', { params: { competitionId }, fresh: true });
  const difference = await read.then(({ data }) => data).catch(() => null);
  if (!difference) return false;
  return difference.isPublished || difference.touched.every(({ moves }) => moves.length === 0);
}

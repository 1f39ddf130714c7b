import type { DayTrack } from './dayTracks.ts';

/** The resurfacing, break or other block of no flight that is on a surface now, by the rule of the live page; null for none. */
export function pauseNow({ blocks }: Pick<DayTrack, 'blocks'>): DayTrack['blocks'][number]['block'] | null {
  const block = blocks.find(({ expected }) => expected.state === 'now')?.block;
  return block === undefined || block.flightId !== undefined ? null : block;
}

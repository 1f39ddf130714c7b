import { expect, it } from 'vitest';
import type { ScheduleDraft } from '../../../../../shared/contract/planning/draftParts.ts';
import { keyOfBlock, placedBlocks } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import { secondsOfTime } from '../../../../../shared/domain/core/dates/times.ts';
import type { BlockColumn } from '../blocks/columns.ts';
import { carriedGhosts } from './carriedGhosts.ts';
import { pickedUpTogether, steppedPlace, carryTarget } from './carry.ts';

const DATE = '2027-01-06';

const DRAFT: ScheduleDraft = {
  generation: 1,
  revision: 1,
  seed: 1,
  plannedAt: null,
  tracks: [
    {
      surfaceId: 'A',
      date: DATE,
      version: 1,
      blocks: [
        { start: '07:00:00', seconds: 600, kind: 'flight', flightId: 'one' },
        { start: '07:10:00', seconds: 600, kind: 'flight', flightId: 'two' },
        { start: '08:00:00', seconds: 600, kind: 'flight', flightId: 'last' },
      ],
    },
  ],
  events: [],
  panels: [],
  published: null,
};

const column = (surfaceId: string): BlockColumn => ({
  surfaceId,
  date: DATE,
  key: `${DATE} ${surfaceId}`,
  opens: secondsOfTime('07:00:00'),
  closes: secondsOfTime('08:15:00'),
  closed: [],
  isOpen: true,
});

/** Where a block of the draft stands after each of these keys. */
function carriedBy(flightId: string, keys: readonly string[]): string[] {
  const block = placedBlocks(DRAFT).find((one) => one.flightId === flightId);
  if (!block) throw new Error('The draft has the flight');
  let { surfaceId, date, start } = block;
  return keys.map((key) => {
    const carried = {
      block,
      keys: [keyOfBlock(block)],
      place: { surfaceId, date, start },
      by: 'keys',
    } as const;
    ({ surfaceId, date, start } = steppedPlace(carried, `Arrow${key}`, [column('A'), column('B')], DRAFT));
    return `${surfaceId} ${start.slice(0, 5)}`;
  });
}

it('takes the last block later by five minutes until the ice closes, and back to where it was', () => {
  expect(carriedBy('last', ['Down', 'Down', 'Down', 'Up', 'Up', 'Up', 'Up', 'Up'])).toEqual([
    'A 08:05',
    'A 08:10',
    'A 08:10',
    'A 08:05',
    'A 08:00',
    'A 07:20',
    'A 07:10',
    'A 07:00',
  ]);
});

it('takes another block to the ends of those that follow, and behind all of them', () => {
  expect(carriedBy('one', ['Up', 'Down', 'Down', 'Down', 'Up'])).toEqual([
    'A 07:00',
    'A 07:20',
    'A 08:10',
    'A 08:10',
    'A 07:20',
  ]);
});

it('takes a block down on a surface that has none', () => {
  expect(carriedBy('one', ['Right', 'Down', 'Down', 'Up', 'Left'])).toEqual([
    'B 07:00',
    'B 07:05',
    'B 07:10',
    'B 07:05',
    'A 07:05',
  ]);
});

it('carries a selection by its first block past those that stay, whichever of it is picked up', () => {
  const blocks = placedBlocks(DRAFT);
  const keys = blocks.slice(0, 2).map(keyOfBlock);
  const [first, second, last] = blocks;
  if (!first || !second || !last) throw new Error('The draft has three flights');
  const picked = pickedUpTogether(second, blocks, keys);
  expect(picked).toEqual({ block: first, keys });
  expect(pickedUpTogether(last, blocks, keys)).toEqual({ block: last, keys: [keyOfBlock(last)] });
  const { surfaceId, date, start } = first;
  const carried = { ...picked, place: { surfaceId, date, start }, by: 'keys' } as const;
  const place = steppedPlace(carried, 'ArrowDown', [column('A'), column('B')], DRAFT);
  expect(place).toEqual({ surfaceId: 'A', date: DATE, start: '08:10:00' });
  expect(carryTarget({ block: first, place })).toEqual({ by: 70 * 60 });
  const across = steppedPlace(carried, 'ArrowRight', [column('A'), column('B')], DRAFT);
  expect(carryTarget({ block: first, place: across })).toEqual({
    surfaceId: 'B',
    date: DATE,
    from: secondsOfTime('07:00'),
  });
});

it('shows a ghost of each block that is carried, where it would go', () => {
  const blocks = placedBlocks(DRAFT);
  const [first] = blocks;
  if (!first) throw new Error('The draft has flights');
  const keys = blocks.slice(0, 2).map(keyOfBlock);
  const ice = (id: string) => ({
    id,
    days: [{ date: DATE, opens: '07:00:00', closes: '08:15:00' }],
  });
  const hours = { surfaces: [ice('A'), ice('B')], fixed: { flights: [], blocks: [] } };
  const place = { surfaceId: 'B', date: DATE, start: '07:30:00' };
  const ghosts = (carriedKeys: string[]) =>
    carriedGhosts({ block: first, keys: carriedKeys, place, by: 'keys' }, DRAFT, hours as never).map(
      ({ surfaceId, start }) => `${surfaceId} ${start}`,
    );
  expect(ghosts(keys)).toEqual(['B 07:30:00', 'B 07:40:00']);
  expect(ghosts(keys.slice(0, 1))).toEqual(['B 07:30:00']);
});

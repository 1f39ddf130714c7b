import { expect, it } from 'vitest';
import type { PlacedBlock } from '../../../../../shared/domain/planning/draft/planOfDraft.ts';
import { keyOfBlock } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import { followedSelection } from './followedSelection.ts';

const day = { surfaceId: 'a', date: '2027-01-06', seconds: 900 };
const flight = (flightId: string, start: string): PlacedBlock => ({
  ...day,
  kind: 'flight',
  flightId,
  start,
});
const resurfacing = (start: string): PlacedBlock => ({ ...day, kind: 'resurfacing', start });
const select = (...blocks: readonly PlacedBlock[]) => {
  const keys = blocks.map(keyOfBlock);
  return { kind: 'blocks' as const, keys, anchor: keys[0] ?? '' };
};

it('keeps a resurfacing selected that a change took elsewhere', () => {
  const stays = resurfacing('08:00:00');
  const [before, after] = [
    [stays, flight('f1', '10:00:00'), resurfacing('10:15:00')],
    [stays, flight('f1', '09:00:00'), resurfacing('09:15:00')],
  ];
  expect(followedSelection(select(...before.slice(1)), before, after)).toEqual(select(...after.slice(1)));
  expect(followedSelection(select(resurfacing('10:15:00')), before, after)).toEqual({
    kind: 'block',
    key: keyOfBlock(resurfacing('09:15:00')),
  });
});

it('selects no more what is gone', () => {
  const [own, lunch] = [flight('f1', '10:00:00'), { ...resurfacing('10:15:00'), kind: 'lunch' as const }];
  expect(followedSelection(select(own, lunch), [own, lunch], [own])).toEqual({
    kind: 'block',
    key: keyOfBlock(own),
  });
  expect(followedSelection(select(lunch), [lunch], [])).toBeNull();
  expect(followedSelection(null, [own], [own])).toBeNull();
});

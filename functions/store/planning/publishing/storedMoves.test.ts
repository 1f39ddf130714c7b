import { expect, it } from 'vitest';
import { packedMoves, storedMoves } from './storedMoves.ts';

const MOVES = [
  {
    role: 'skater' as const,
    programmeId: '01KW1R9GK073FEVWX0MYQ31DWY.artistic.freestyle-1',
    from: null,
    to: { surfaceId: 'main', date: '2027-01-09', start: '14:18:40' },
  },
  {
    role: 'judge' as const,
    programmeId: null,
    eventIds: ['artistic.freestyle-1', 'solo "quoted"'],
    from: { surfaceId: 'main, west', date: '2027-01-09', start: '09:00:00' },
    to: null,
  },
];

it('reads moves as they are packed, and as 0.2 stored them', () => {
  expect(storedMoves.parse(packedMoves(MOVES))).toEqual(MOVES);
  expect(storedMoves.parse(MOVES)).toEqual(MOVES);
  expect(storedMoves.parse(packedMoves([]))).toEqual([]);
});

it('refuses what is not a move', () => {
  expect(storedMoves.safeParse([{ role: 'skater' }]).success).toBe(false);
  expect(storedMoves.safeParse('[]').success).toBe(false);
});

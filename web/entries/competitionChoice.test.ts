import { describe, expect, it } from 'vitest';
import type { Competition } from '../../shared/contract/competitions.ts';
import { usualCompetition } from './competitionChoice.ts';

const held = (id: string, startDate: string, endDate: string) => ({ id, startDate, endDate }) as Competition;
const three = [
  held('last', '2027-03-01', '2027-03-02'),
  held('past', '2026-01-01', '2026-01-02'),
  held('now', '2026-11-20', '2026-11-22'),
];

describe('the competition whose lists are shown where none is named', () => {
  it('is the one going on or next', () => {
    expect(usualCompetition(three, '2026-11-21')?.id).toBe('now');
    expect(usualCompetition(three, '2026-11-23')?.id).toBe('last');
  });

  it('is else the last one, and none where there is none', () => {
    expect(usualCompetition(three, '2028-01-01')?.id).toBe('last');
    expect(usualCompetition([], '2026-11-21')).toBeUndefined();
  });
});

import { describe, expect, it } from 'vitest';
import { inventedName, inventedTeam } from './inventedName.ts';
import { pacedLength, pacedSeconds, paceFrom } from './pace.ts';
import {
  isRehearsal,
  newRehearsalId,
  organisedCompetition,
  rehearsedCompetition,
} from '../../core/competitions/rehearsalId.ts';

/** A day from 08:00 to 18:00, and half an hour for all of it. */
const day = { from: 28_800, until: 64_800, minutes: 30, timeZone: 'America/New_York' };
const paceAt = (now: string) => paceFrom({ ...day, now: new Date(now) });

describe('the pace of a rehearsal', () => {
  it('lets a whole day pass in the wanted minutes, from now on', () => {
    const { date, ...pace } = paceAt('2026-11-23T20:00:00Z');
    expect(date).toBe('2026-11-23');
    // 15:00 in New York, a minute to open screens, and what half an hour before the first flight becomes.
    expect(pacedSeconds(pace, day.from)).toBe(54_000 + 60 + 80);
    expect(pacedSeconds(pace, day.until) - pacedSeconds(pace, day.from)).toBe(1_600);
    expect(pacedLength(pace, 390)).toBe(17);
    expect(pacedLength(pace, 5)).toBe(1);
    expect(pacedLength(pace, 0)).toBe(0);
  });

  it('keeps a short day as long as it is', () => {
    const { factor } = paceFrom({
      ...day,
      until: day.from + 600,
      minutes: 60,
      now: new Date('2026-11-23T20:00:00Z'),
    });
    expect(factor).toBeCloseTo(60 / 85);
    expect(paceFrom({ ...day, until: day.from, minutes: 90, now: new Date() }).factor).toBe(1);
  });

  it('counts a night as the day before, as screens do until four o’clock', () => {
    expect(paceAt('2026-11-24T04:50:00Z')).toMatchObject({ date: '2026-11-23', at: 86_400 - 600 + 140 });
    expect(paceAt('2026-11-24T07:00:00Z')).toMatchObject({ date: '2026-11-23', at: 93_600 + 140 });
    expect(paceAt('2026-11-24T08:50:00Z')).toMatchObject({ date: '2026-11-24', at: 13_800 + 140 });
  });
});

describe('invented names', () => {
  it('are as many as there are skaters', () => {
    const names = Array.from({ length: 3_000 }, (_, index) => inventedName(index));
    expect(new Set(names).size).toBe(3_000);
    expect(names.slice(0, 2)).toEqual(['Alba Axelby', 'Benno Arabesk']);
    expect([inventedTeam(0), inventedTeam(7)]).toEqual(['Blue Figures', 'Silver Edges 2']);
  });
});

describe('the id of a rehearsal', () => {
  it('says of which competition it is', () => {
    const id = newRehearsalId('01KDEM0MEET000000000000007', 'x'.repeat(22));
    expect(isRehearsal(id)).toBe(true);
    expect(rehearsedCompetition(id)).toBe('01KDEM0MEET000000000000007');
    expect(organisedCompetition('01KDEM0MEET000000000000007')).toBe('01KDEM0MEET000000000000007');
    expect(isRehearsal('01KDEM0MEET000000000000007')).toBe(false);
  });
});

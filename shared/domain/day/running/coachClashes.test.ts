import { describe, expect, it } from 'vitest';
import { coachClashes } from './coachClashes.ts';
import { minuteOf, trackOfDay } from './dayTracks.testing.ts';

/** Kim teaches in `art` and `solo`, Lee skates in `solo` and judges the flights `free` and `free2`, and later `pairs`. */
const COACHES: Record<string, { coaches: string[]; skatingCoaches: string[] }> = {
  art: { coaches: ['kim'], skatingCoaches: [] },
  solo: { coaches: ['kim'], skatingCoaches: ['lee'] },
};

const coach = (id: string) => ({ id, rinkId: null, certificates: [], skaterId: null, available: null });
const panel = (...flightIds: string[]) => ({
  surfaceId: 'B',
  date: '2027-01-06',
  flightIds,
  judges: [null, 'lee'],
  referee: null,
});

const found = (...tracks: ReturnType<typeof trackOfDay>[]) =>
  coachClashes(tracks, {
    coaches: [coach('kim'), coach('lee')],
    panels: [panel('free', 'free2'), panel('pairs')],
    rules: { judges: 2, judgeMoveMinutes: 10 },
    coachesOf: (id) => COACHES[id] ?? { coaches: [], skatingCoaches: [] },
  });

describe('coaches and judges as the day goes', () => {
  it('are in one place at a time while the day is on time', () => {
    expect(
      found(
        trackOfDay('A', 'art 09:00 09:00-09:10', 'solo 09:30 09:30-09:40'),
        trackOfDay('B', 'free 09:10 09:10-09:20', 'free2 09:20 09:20-09:30', 'pairs 11:00 11:00-11:10'),
      ),
    ).toEqual([]);
  });

  it('have pupils on two surfaces once one of them is late', () => {
    expect(
      found(trackOfDay('A', 'art 09:00 09:35-09:45'), trackOfDay('B', 'solo 09:40 09:40-09:50')),
    ).toEqual([
      {
        kind: 'pupils',
        coaches: ['kim'],
        from: 'art',
        to: 'solo',
        readyAt: 60 * minuteOf('09:45'),
        isPublished: false,
      },
    ]);
  });

  it('judge while they skate themselves, and are told which flight is on the ice by then', () => {
    const late = trackOfDay('B', 'free 09:00 09:20-09:30 now', 'free2 09:10 09:30-09:40');
    expect(found(trackOfDay('A', 'solo 09:32 09:32-09:42'), late)).toMatchObject([
      { kind: 'panelAndPupil', coaches: ['lee'], from: 'free2', to: 'solo', readyAt: 60 * minuteOf('09:40') },
    ]);
    expect(
      found(trackOfDay('A', 'solo 09:25 09:25-09:35 now'), trackOfDay('B', 'free 09:00 09:30-09:40')),
    ).toMatchObject([{ kind: 'panelAndPupil', from: 'solo', to: 'free', readyAt: 60 * minuteOf('09:35') }]);
  });

  it('need the minutes of the rules between panels on two surfaces', () => {
    const at = (start: string) =>
      found(
        trackOfDay('B', 'free 09:00 09:00-09:10', 'free2 09:10 09:40-09:50'),
        trackOfDay('A', `pairs 10:30 ${start}-10:40`),
      );
    expect(at('10:00')).toEqual([]);
    expect(at('09:59')).toMatchObject([
      { kind: 'panels', coaches: ['lee'], from: 'free2', to: 'pairs', readyAt: 60 * minuteOf('10:00') },
    ]);
  });

  it('are done with what is over, and free where their panel waits for long', () => {
    const waits = (state: string) =>
      found(
        trackOfDay('B', `free 09:00 09:00-09:10 ${state}`, 'free2 09:10 09:50-10:00'),
        trackOfDay('A', 'solo 09:43 09:43-09:53'),
      );
    const late = { kind: 'panelAndPupil', from: 'solo', to: 'free2', isPublished: false };
    expect(waits('done')).toMatchObject([late]);
    expect(waits('now')).toMatchObject([late]);
    expect(
      found(
        trackOfDay('B', 'free 09:00 09:00-09:10 now', 'free2 09:10 09:50-10:00'),
        trackOfDay('A', 'solo 09:15 09:20-09:30'),
      ),
    ).toEqual([]);
  });

  it('are left alone once the second place is on the ice, and named last where the schedule has it so', () => {
    expect(
      found(trackOfDay('A', 'art 09:00 09:35-09:45'), trackOfDay('B', 'solo 09:40 09:40-09:50 now')),
    ).toEqual([]);
    expect(
      found(
        trackOfDay('A', 'art 09:35 09:35-09:45'),
        trackOfDay('B', 'solo 09:40 09:40-09:50', 'free 09:00 09:50-10:20'),
        trackOfDay('C', 'pairs 10:30 10:21-10:31'),
      ).map(({ kind, isPublished }) => [kind, isPublished]),
    ).toEqual([
      ['panels', false],
      ['pupils', true],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import type { RunFlight } from '../../../../../shared/contract/day/running/dayRuns.ts';
import type { CompetitionMusic } from '../../../../../shared/contract/entering/music/music.ts';
import type { SurfaceDay } from '../surfaceDay.ts';
import { deskFlights, filesOfDay, nextToPlay, type DeskDay } from './deskDay.ts';

type State = RunFlight['starters'][number]['state'];

const starter = (programmeId: string, state: State = 'checkedIn') => ({
  programmeId,
  state,
  musicTitle: 'Swan',
});
const flight = (id: string, ...starters: ReturnType<typeof starter>[]) =>
  ({ id, starters }) as unknown as RunFlight;
const surface = (now: RunFlight | null, next: RunFlight | null, ...later: RunFlight[]) =>
  ({ now, next, later }) as unknown as SurfaceDay;
const music = (files: Readonly<Record<string, string>>) =>
  ({
    programmes: Object.entries(files).map(([programmeId, fileId]) => ({
      programmeId,
      file: { fileId, bytes: 4 },
    })),
  }) as unknown as CompetitionMusic;

const DAY = surface(
  flight('one', starter('ada'), starter('mia', 'scratched'), starter('zoe')),
  flight('two', starter('ben')),
);

describe('who is played next', () => {
  const flights = deskFlights(DAY, music({ ada: 'a' }));
  const next = (played: string[], last?: string) =>
    nextToPlay(flights, new Set(played), last)?.programmeId ?? null;

  it('is the first of the order that skates, without who is scratched', () => {
    expect(next([])).toBe('ada');
    expect(next(['ada'])).toBe('zoe');
    expect(next(['ada', 'zoe'])).toBe('ben');
    expect(next(['ada', 'zoe', 'ben'])).toBeNull();
  });

  it('goes on after the last one, also where somebody before was left out', () => {
    expect(next([], 'zoe')).toBe('ben');
    expect(next([], 'ben')).toBeNull();
  });
});

it('each programme has the file that was sent for it, or none', () => {
  const [first] = deskFlights(DAY, music({ ada: 'a' }));
  expect(first?.programmes.map(({ file, title }) => [file?.fileId ?? null, title])).toEqual([
    ['a', 'Swan'],
    [null, 'Swan'],
    [null, 'Swan'],
  ]);
});

it('a device loads the files of both surfaces once, without those that nobody skates to', () => {
  const runs = { runs: [{ flights: [DAY.now] }, { flights: [DAY.next] }] } as unknown as DeskDay['runs'];
  const files = filesOfDay({ runs, music: music({ ada: 'a', mia: 'm', ben: 'b', zoe: 'a', old: 'o' }) });
  expect(files.map(({ fileId }) => fileId)).toEqual(['a', 'b']);
});

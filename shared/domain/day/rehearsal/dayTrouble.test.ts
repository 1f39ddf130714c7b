import { describe, expect, it } from 'vitest';
import { pacedScript } from './pacedScript.ts';
import type { RehearsedFlight } from './rehearsedDay.ts';
import { DAY_INCIDENTS, scriptOf } from './script.ts';

const flight = (id: string, surfaceId: string, start: number): RehearsedFlight => ({
  id,
  surfaceId,
  date: '2027-01-06',
  start,
  seconds: 600,
  warmUpSeconds: 180,
  panelId: null,
  programmeIds: [],
  people: new Map(),
});
const options = { seed: 4, judges: 1, incidents: [], dayIncidents: DAY_INCIDENTS };
const day = [
  ...[0, 1, 2, 3].map((at) => flight(`a${String(at)}`, 'a', 36_000 + 1_200 * at)),
  ...[0, 1, 2].map((at) => flight(`b${String(at)}`, 'b', 40_000 + 1_800 * at)),
];

describe('the troubles of a day', () => {
  it('make the fullest surface forty minutes late, and take the last hour of another one', () => {
    const steps = scriptOf(day, options);
    expect(steps.filter(({ kind }) => kind !== 'start')).toEqual([
      expect.objectContaining({
        kind: 'loseIce',
        flightId: 'b1',
        surfaceId: 'b',
        closes: 40_600,
        at: 38_200,
      }),
      expect.objectContaining({ kind: 'runLate', cause: 'lostIce', late: null, at: 38_320 }),
      expect.objectContaining({
        kind: 'runLate',
        cause: 'delay',
        flightId: 'a1',
        late: { surfaceId: 'a', seconds: 2_400 },
        at: 39_720,
      }),
    ]);
    const starts = steps.filter(({ kind }) => kind === 'start').map(({ flightId, at }) => [flightId, at]);
    expect(Object.fromEntries(starts)).toMatchObject({ a0: 36_000, a1: 39_600, a2: 40_740, b0: 40_000 });
  });

  it('need a second surface and three flights, and ice that is open: none at night', () => {
    const kinds = (flights: readonly RehearsedFlight[]) => scriptOf(flights, options).map(({ kind }) => kind);
    expect(kinds(day.slice(0, 2))).toEqual(['start', 'start']);
    expect(kinds(day.slice(0, 4))).toContain('runLate');
    expect(kinds(day.slice(0, 4))).not.toContain('loseIce');
    const paced = (at: number) =>
      pacedScript(
        day.map((own) => ({ ...own, start: own.start - 36_000 + at })),
        { ...options, pace: { factor: 1, from: 36_000, at } },
      );
    expect(paced(72_000).filter(({ kind }) => kind === 'runLate')).toHaveLength(2);
    expect(paced(82_000).filter(({ kind }) => kind === 'runLate')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { partOf, remainingSteps, type FlightSoFar } from './remainingSteps.ts';
import { pacedScript } from './pacedScript.ts';

const steps = pacedScript(
  [
    {
      id: 'f1',
      surfaceId: 'a',
      date: '2027-01-06',
      start: 36_000,
      seconds: 60,
      warmUpSeconds: 20,
      panelId: 'panel',
      programmeIds: ['p1', 'p2', 'p3'],
      people: new Map(),
    },
  ],
  { seed: 4, judges: 1, incidents: ['correction'], pace: { factor: 0.1, from: 28_800, at: 36_000 } },
);

const left = (flight: FlightSoFar) =>
  remainingSteps(steps, new Map([['f1', flight]])).map(({ kind, ...step }) =>
    'seat' in step ? `${kind} ${step.seat}` : kind,
  );

const result = { isPosted: false, isHeld: false, isAwarded: false, version: 1 };
const expected = () => 'expected' as const;

describe('a rehearsal that goes on', () => {
  it('plays everything of a day that has not begun, in the shorter times', () => {
    expect(left({ startedAt: null, stateOf: expected, result: null })).toEqual([
      'checkIn',
      'checkIn',
      'checkIn',
      'start',
      'marks judge1',
      'marks referee',
      'marks judge1',
      'marks referee',
      'marks judge1',
      'marks referee',
      'handIn judge1',
      'handIn referee',
      'approve',
      'post',
      'award',
      'correct',
    ]);
    const at = (kind: string) => steps.filter((step) => step.kind === kind).map((step) => step.at);
    expect(at('checkIn')).toEqual([35_820, 35_822, 35_824]);
    expect(at('start')).toEqual([36_000]);
    expect(at('approve')).toEqual([36_078]);
    expect(at('award')).toEqual([36_198]);
  });

  it('leaves out what is done, also by others', () => {
    const one = (id: string) => (id === 'p1' ? 'checkedIn' : 'expected');
    expect(left({ startedAt: null, stateOf: one, result: null }).slice(0, 3)).toEqual([
      'checkIn',
      'checkIn',
      'start',
    ]);
    expect(left({ startedAt: '2027-01-06T15:00:00Z', stateOf: expected, result: null })[0]).toBe(
      'marks judge1',
    );
    expect(left({ startedAt: null, stateOf: expected, result })).toEqual(['post', 'award', 'correct']);
    const posted = { ...result, isPosted: true, isAwarded: true };
    expect(left({ startedAt: null, stateOf: expected, result: posted })).toEqual(['correct']);
    expect(left({ startedAt: null, stateOf: expected, result: { ...posted, version: 2 } })).toEqual([]);
  });

  it('leaves troubles of the ice to no volunteer', () => {
    const trouble = { flightId: 'f1', panelId: null, date: '2027-01-06', at: 36_000 };
    const parts = [
      partOf({ ...trouble, kind: 'loseIce', surfaceId: 'a', closes: 40_000 }),
      partOf({ ...trouble, kind: 'runLate', cause: 'delay', late: null }),
    ];
    expect(parts).toEqual(['organiser', 'organiser']);
  });

  it('knows whose part a step is', () => {
    expect([...new Set(steps.map(partOf))]).toEqual(['checkIn', 'running', 'judge1', 'referee', 'results']);
  });
});

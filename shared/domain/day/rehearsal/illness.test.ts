import { describe, expect, it } from 'vitest';
import { illnesses } from './illness.ts';
import type { RehearsedFlight } from './rehearsedDay.ts';
import { scriptOf } from './script.ts';

/** A flight of programmes named by their people: `ada`, `ada+kim`. */
const flightOf = (id: string, start: number, names: string): RehearsedFlight => {
  const programmes = names.split(' ').map((name) => [`${id} ${name}`, name.split('+')] as const);
  return {
    id,
    surfaceId: 'a',
    date: '2027-01-06',
    start,
    seconds: 600,
    warmUpSeconds: 180,
    panelId: 'panel',
    programmeIds: programmes.map(([programmeId]) => programmeId),
    people: new Map(programmes),
  };
};

describe('a child who falls ill', () => {
  it('is the one with the most flights that have no incident of their own', () => {
    const flights = [
      flightOf('f1', 36_000, 'lou ada kim uma'),
      flightOf('f2', 38_000, 'mia kim ada noa+uma'),
      flightOf('f3', 40_000, 'ada lou kim'),
    ];
    expect(illnesses(flights)).toEqual([
      {
        flight: flights[0],
        starts: ['f1', 'f2', 'f3'].map((flightId) => ({ flightId, programmeId: `${flightId} kim` })),
      },
    ]);
    expect(illnesses(flights.slice(0, 1))).toEqual([]);
    expect(illnesses([flightOf('f1', 36_000, 'lou kim'), flightOf('f2', 38_000, 'mia kim')])).toEqual([]);
  });

  it('is scratched for the day, comes back with one undo, is scratched again, and skates nowhere', () => {
    const flights = [flightOf('f1', 36_000, 'lou kim ada'), flightOf('f2', 38_000, 'mia kim noa')];
    const steps = scriptOf(flights, { seed: 4, judges: 1, incidents: [], dayIncidents: ['illness'] });
    expect(steps.slice(0, 3).map(({ kind, at }) => [kind, at])).toEqual([
      ['scratchDay', 33_300],
      ['undoScratchDay', 33_420],
      ['scratchDay', 33_600],
    ]);
    const ofKim = steps.filter((step) => 'programmeId' in step && step.programmeId.endsWith('kim'));
    expect(ofKim).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import type { PlanCoach } from '../../../contract/core/planningFiles.ts';
import { block, DATE, flightOf, problemOf } from '../late/lateProblem.testing.ts';
import { openedSeats } from './openedSeats.ts';

const judge = (id: string, certificate: 'gold' | 'bronze'): PlanCoach => ({
  id,
  rinkId: null,
  certificates: [certificate],
  skaterId: null,
  available: null,
});

it('names first the flight that needs the certificate, where it joins the run of a judge who lacks it', () => {
  const small = problemOf(['ann', 'bo']);
  const [event] = small.events;
  if (!event) throw new Error('The small problem has an event');
  const problem = {
    ...small,
    events: [
      { ...event, certificate: 'bronze' as const },
      { ...event, id: 'Freestyle 4', certificate: 'gold' as const },
    ],
    coaches: [judge('first', 'gold'), judge('j1', 'bronze'), judge('j2', 'gold'), judge('referee', 'gold')],
  };
  const flights = [flightOf(0, [0]), { ...flightOf(1, [1]), eventId: 'Freestyle 4' }];
  const panel = {
    surfaceId: 'A',
    date: DATE,
    flightIds: ['f0'],
    judges: ['first', 'j1', 'j2'],
    referee: 'referee',
  };
  const before = {
    flights,
    blocks: [block('A', '10:00', 20, 0), block('B', '10:20', 20, 1)],
    panels: [panel],
  };
  const after = {
    flights,
    blocks: [block('A', '10:00', 20, 0), block('A', '10:20', 20, 1)],
    panels: [{ ...panel, flightIds: ['f0', 'f1'] }],
  };
  const { judges } = openedSeats(problem, before, after, new Set());
  expect(judges).toEqual([{ coachId: 'j1', rule: 'certificate', flightIds: ['f1', 'f0'], meanwhile: null }]);
});

import { expect, it } from 'vitest';
import { withoutToldFlights } from './withoutToldFlights.ts';

const plan = {
  flights: [
    { id: 'f1', eventId: 'cancelled', programmes: [] },
    { id: 'f2', eventId: 'other', programmes: [] },
  ],
  blocks: [],
  panels: [
    {
      surfaceId: 'a',
      date: '2027-03-01',
      id: 'p',
      flightIds: ['f1', 'f2'],
      judges: ['j1', 'j2', null],
      referee: 'j1',
    },
  ],
};

it('takes the flights of a cancelled event from those who were told, in versions until then', () => {
  const told = [{ coachId: 'j1', eventId: 'cancelled', version: 2 }];
  const [panel] = plan.panels;
  expect(withoutToldFlights(plan, 2, told).panels).toEqual([
    { ...panel, flightIds: ['f1'], judges: [null, 'j2', null], referee: null },
    { ...panel, flightIds: ['f2'] },
  ]);
  expect(withoutToldFlights(plan, 3, told)).toBe(plan);
});

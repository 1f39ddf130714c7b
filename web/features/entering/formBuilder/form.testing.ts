import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';

/** A stored form with one format, one event and two late fees. */
export const storedForm: Form = {
  id: 'form',
  competitionId: 'competition',
  name: 'Entry form',
  formats: [
    {
      id: 'free',
      format: 'Freestyle',
      entry: 'individual',
      music: 'own',
      iceMinutes: 90,
      skaters: [1, 1],
      events: [{ id: 'free.one', level: 'One', seconds: 90, capacity: 12 }],
    },
  ],
  firstEventPrice: 7_500,
  secondEventPrice: 2_500,
  additionalEventPrice: 2_000,
  teamPrice: { per: 'skater', amount: 1_500 },
  coupleLadder: 'skaters',
  lateFees: [
    { from: '2026-03-22T23:00:00.000Z', kind: 'percent', value: 25 },
    { from: '2026-03-25T23:00:00.000Z', kind: 'amount', value: 5_000 },
  ],
  questions: [],
  version: 4,
};

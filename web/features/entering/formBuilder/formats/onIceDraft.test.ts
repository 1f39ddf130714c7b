import { expect, it } from 'vitest';
import { formDraftProblems } from './draftProblems.ts';
import { copyFormats, formatsBody, formatsDraft, type StoredFormat } from './formatsDraft.ts';

const stored: StoredFormat = {
  id: 'freestyle',
  format: 'Freestyle',
  entry: 'individual',
  skaters: [1, 1],
  music: 'own',
  iceMinutes: null,
  warmUpSeconds: 300,
  flight: { wanted: 6, most: 8 },
  events: [
    { id: 'freestyle.1', level: 'Freestyle 1', seconds: 60, capacity: null },
    {
      id: 'freestyle.2',
      level: 'Freestyle 2',
      seconds: 90,
      capacity: null,
      atOnce: 2,
      certificate: 'gold',
      criteria: [['Maneuver 1', 'Correctness'], ['General overall']],
      points: { participation: 1, places: [6, 4] },
    },
  ],
};

it('keeps values on the ice from the stored form to the request, and in a copy', () => {
  const drafts = formatsDraft([stored]);
  for (const [body] of [formatsBody(drafts), formatsBody(copyFormats(drafts))]) {
    expect(body).toMatchObject({ warmUpSeconds: 300, flight: { wanted: 6, most: 8 } });
    expect(body?.events[0]).not.toHaveProperty('warmUpSeconds');
    expect(body?.events[1]).toMatchObject({
      atOnce: 2,
      certificate: 'gold',
      criteria: [['Maneuver 1', 'Correctness'], ['General overall']],
      points: { participation: 1, places: [6, 4] },
    });
  }
});

it('says where a wanted flight is larger than the largest', () => {
  const [draft] = formatsDraft([{ ...stored, flight: { wanted: 9, most: 5 } }]);
  if (!draft) throw new Error('There is a format');
  expect(formDraftProblems([draft]).get('freestyle')?.format.onIce).toBe(
    'The wanted flight is larger than the largest',
  );
});

import { expect, it } from 'vitest';
import type { MyAppointment } from '../../../../shared/contract/planning/publicSchedule.ts';
import { familyClashes } from './familyClashes.ts';

const startOf = (name: string, surfaceId: string, start: string, over: Partial<MyAppointment> = {}) => ({
  item: {
    kind: 'appointment' as const,
    appointment: {
      programmeId: `${name} ${surfaceId}`,
      entryId: name,
      name,
      people: [name],
      role: 'family' as const,
      surfaceId,
      date: '2027-01-06',
      start: '08:00:00',
      seconds: 600,
      event: { format: 'Freestyle', level: 'Freestyle 4' },
      part: { number: 1, of: 1 },
      warmUpSeconds: 240,
      order: { number: 1, of: 5 },
      movedBack: null,
      musicTitle: '',
      before: null,
      isNew: false,
      ...over,
    },
  },
  start,
  published: null,
  beThere: '07:00',
  beTherePublished: null,
  heldUntil: null,
  hasNoIce: false,
  isOn: false,
  isHere: false,
  isFirst: true,
  waits: false,
});

const names = (...starts: Parameters<typeof familyClashes>[0]) =>
  familyClashes(starts).map((pair) => pair.map(({ appointment }) => appointment.name));

it('finds two children who are expected on two surfaces at once', () => {
  const mia = startOf('Mia', 'A', '11:48:00');
  expect(names(mia, startOf('Leo', 'B', '11:51:00'))).toEqual([['Mia', 'Leo']]);
});

it.each([
  ['one after the other', startOf('Leo', 'B', '11:58:00')],
  ['on the same surface', startOf('Leo', 'A', '11:51:00')],
  ['of the same child', startOf('Mia', 'B', '11:51:00')],
  ['of a pupil', startOf('Leo', 'B', '11:51:00', { role: 'coach' })],
])('says nothing of a start %s', (_which, other) => {
  expect(names(startOf('Mia', 'A', '11:48:00'), other)).toEqual([]);
});

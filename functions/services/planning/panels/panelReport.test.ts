import { expect, it } from 'vitest';
import type { StoredCoach } from '../../../store/people/coaches/storedCoach.ts';
import { newCoach } from '../../../store/people/coaches/storedCoach.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { reportLayout } from './panelReport.ts';

const gold = { certificate: 'gold', date: '2020-01-01', expiry: null } as const;

const coach = (id: string, change: Partial<StoredCoach>): [string, StoredCoach] => [
  id,
  { ...newCoach({ name: id, state: 'confirmed' }, new Date(0)), id, ...change },
];

it('lists each panel with names, ISI numbers and the certificates of its day, and says what is open', () => {
  const coaches = new Map([
    coach('Ada Frost', { professional: 'P1', certificates: [gold] }),
    // It ended the day before.
    coach('Ben Lund', {
      professional: 'P2',
      certificates: [{ certificate: 'silver', date: '2020-01-01', expiry: '2027-01-05' }],
    }),
    coach('Cam Moss', {
      certificates: [{ certificate: 'bronze', date: '2020-01-01', expiry: '2027-01-06' }],
    }),
  ]);
  const layout = reportLayout(
    {
      type: 'panelReport',
      competitionId: 'c',
      number: 2,
      madeAt: '2026-12-29T20:00:00.000Z',
      by: 'a',
      panels: [
        {
          id: 'p',
          surface: 'Main ice',
          date: '2027-01-06',
          start: '09:00:00',
          end: '10:15:30',
          events: ['Freestyle 4'],
          seats: ['Ada Frost', 'Ben Lund', null, 'Cam Moss'],
        },
      ],
    },
    {
      id: 'c',
      name: 'Winter Meet',
      startDate: '2027-01-06',
      endDate: '2027-01-08',
      timeZone: 'Asia/Hong_Kong',
    } as StoredCompetition,
    coaches,
    { name: null, address: null, taxLine: null, registrationNumber: null } as Parameters<
      typeof reportLayout
    >[3],
  );
  expect([layout.title, layout.remarks]).toEqual(['Report of judging panels 2', ['Replaces report 1.']]);
  const valueOf = (label: string) => layout.facts.find((fact) => fact.label === label)?.value;
  // Made in the morning of the 30th at the venue; due seven days before the first day.
  expect([valueOf('Made on'), valueOf('Due')]).toEqual(['30 December 2026', '30 December 2026']);
  expect(layout.sections[0]?.rows).toEqual([
    {
      text: '09:00–10:15   Freestyle 4',
      note: [
        'Judge One: Ada Frost, ISI P1, Gold',
        'Judge Two: Ben Lund, ISI P2, no valid certificate',
        'Judge Three: open',
        'Referee: Cam Moss, no ISI number, Bronze',
      ].join('\n'),
      amount: '',
    },
  ]);
});

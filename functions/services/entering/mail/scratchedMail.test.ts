import { beforeAll, expect, it, vi } from 'vitest';
import { storedEvent, teamEntry } from '../../../../local/testing/storedEntries.ts';
import type { StoredCompetition } from '../../../store/entering/competitions/repository.ts';
import { entryMail } from './entryMail.ts';

beforeAll(() => {
  vi.stubEnv('PUBLIC_ORIGIN', 'https://rinkside.example');
});

it('says of each event what became of it on the day, and asks for no money', () => {
  const events = ['1', '2', '3', '4'].map((level) => storedEvent(level, { format: 'Freestyle', level }));
  const entry = teamEntry({ events, totalPrice: 5_900, paid: 0 });
  const start = { isScratched: false, isToday: true, at: null, order: '2027-03-12 12:00' };
  const starts = new Map([
    ['1', { ...start, isScratched: true, at: 'Fri 12 March, 13:40, Studio ice', order: '2027-03-12 13:40' }],
    ['2', { ...start, at: 'Fri 12 March, 11:01, Main ice', order: '2027-03-12 11:01' }],
    ['3', { ...start, isScratched: true, isToday: false }],
  ]);
  const { text } = entryMail({
    notice: { what: 'scratched', occasion: 'today', events: ['1', '3'] },
    to: 'family',
    name: 'Robin',
    entry,
    familyDue: {
      reference: 'K7QM-2F9D',
      due: 5_900,
      entries: [{ id: entry.id, name: entry.name, paymentReference: 'K7QM-2F9D', balance: 5_900 }],
    },
    competition: {
      name: 'Winter Cup',
      startDate: '2027-03-12',
      endDate: '2027-03-14',
      openUntil: '2027-03-01T14:59:00.000Z',
      timeZone: 'Asia/Tokyo',
      contactName: null,
      contactEmail: null,
      contactPhone: null,
    } as StoredCompetition,
    waitingPlace: () => null,
    startOf: (id) => starts.get(id) ?? null,
    now: new Date('2027-03-12T01:00:00.000Z'),
  });
  expect(text).toContain(
    [
      '• Freestyle, 2: Fri 12 March, 11:01, Main ice',
      '• Freestyle, 3: scratched',
      '• Freestyle, 1: scratched today (Fri 12 March, 13:40, Studio ice)',
      '• Freestyle, 4: place confirmed',
    ].join('\n'),
  );
  // As they are skated, not as they were entered.
  expect(text).toContain('Freestyle, 3; Freestyle, 1.');
  expect(text).not.toMatch(/\bpay|K7QM|price/i);
});

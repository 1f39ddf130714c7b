import { beforeAll, expect, it, vi } from 'vitest';
import { handoverMail } from './handoverMail.ts';

beforeAll(() => {
  vi.stubEnv('PUBLIC_ORIGIN', 'https://rinkside.example');
});

const entry = (name: string, event: string, balance: number) => ({
  name,
  events: [{ format: 'Freestyle', level: event, state: 'confirmed' as const }],
  balance,
  currency: 'HKD',
});

it('names a skater with two entries once, and one sum, reference and date', () => {
  const entries = [entry('Mia Chan', 'Freestyle 1', 95_000), entry('Leo Chan', 'Freestyle 2', 0)];
  const mail = handoverMail({
    by: 'Ingrid Tan',
    competition: {
      name: 'Winter Cup',
      startDate: '2027-03-12',
      endDate: '2027-03-14',
      openUntil: '2027-03-01T15:59:00.000Z',
      timeZone: 'Asia/Hong_Kong',
      currency: 'HKD',
      paymentInstructions: null,
      rink: { name: 'Lantern Bay Ice', city: 'Hong Kong' },
    },
    entries: [...entries, entry('Mia Chan', 'Couples 1', 15_000)],
    familyDue: { reference: 'F0QM-2F9D', due: 110_000, entries: [] },
    link: 'https://rinkside.example/take-over?token=abc',
    until: '2027-03-01T15:59:00.000Z',
    now: new Date('2027-01-10T10:00:00.000Z'),
  });
  expect(mail.subject).toBe('Ingrid Tan entered Mia Chan and Leo Chan: Winter Cup');
  expect(mail.text).toContain('Ingrid Tan entered Mia Chan and Leo Chan in Winter Cup.');
  expect(mail.text).toContain('Please pay HK$1,100.00 by 1 March 2027 and quote the reference F0QM-2F9D.\n');
});

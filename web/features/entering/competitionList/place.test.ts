import { describe, expect, it } from 'vitest';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { DEFAULT_ELIGIBILITY } from '../../../../shared/contract/entering/competitions/eligibility.ts';
import { matchingCompetitions, venueText } from './place.ts';
import { groupByStatus, registrationStatusOf } from './registrationStatus.ts';

const competition = (over: Partial<Competition>): Competition => ({
  id: 'c',
  name: 'Skate Asia 2026',
  startDate: '2026-12-04',
  endDate: '2026-12-08',
  theme: 'Frozen Fairytales',
  accent: 'glacier',
  image: 'figure:loop',
  imageText: null,
  ring: 'r',
  rink: { name: 'Mega Ice', city: 'Hong Kong', country: 'Hong Kong', address: null },
  date: '2026-12-04',
  formId: 'f',
  currency: 'HKD',
  openFrom: null,
  description: null,
  contactName: null,
  contactPhone: null,
  capacity: null,
  iceMinutes: null,
  refundPolicy: null,
  refunds: [],
  correctionsUntil: null,
  paymentInstructions: null,
  bankQr: null,
  packet: null,
  eligibility: DEFAULT_ELIGIBILITY,
  openUntil: '2026-11-22T10:00:00.000Z',
  timeZone: 'Asia/Hong_Kong',
  state: 'published',
  fromPrice: 59_000,
  contactEmail: null,
  version: 1,
  ...over,
});

describe('a place', () => {
  it('names a city state once', () => {
    expect(venueText(competition({}))).toBe('Mega Ice, Hong Kong');
  });
});

describe('the search', () => {
  const two = [competition({}), competition({ name: 'Sakura Cup', theme: 'Petals', id: 's' })];

  it('finds by every word, in name, motto, rink or country', () => {
    expect(matchingCompetitions(two, 'mega FROZEN').map(({ id }) => id)).toEqual(['c']);
    expect(matchingCompetitions(two, ' ').length).toBe(2);
    expect(matchingCompetitions(two, 'nowhere')).toEqual([]);
  });

  it.each(['mega ice', 'hong kong', 'december', '2026-12-04', 'dec 6', '2026-12-08'])(
    'finds by “%s”',
    (typed) => {
      const other = {
        name: 'Sakura Cup',
        theme: 'Petals',
        id: 's',
        startDate: '2027-03-26',
        endDate: '2027-03-28',
      };
      const rink = { name: 'Hoshizora', city: 'Yokohama', country: 'Japan', address: null };
      const found = matchingCompetitions([competition({}), competition({ ...other, rink })], typed);
      expect(found.map(({ id }) => id)).toEqual(['c']);
    },
  );
});

describe('the standing', () => {
  const now = new Date('2026-11-21T17:00:00Z');

  it('says that registration closes on this day at the venue, not here', () => {
    expect(registrationStatusOf(competition({}), now)).toBe('closesToday');
    expect(registrationStatusOf(competition({ timeZone: 'UTC' }), now)).toBe('open');
  });

  it('puts first what closes first, and what closed last', () => {
    const over = (id: string, year: string) =>
      competition({
        id,
        openUntil: `${year}-01-01T00:00:00Z`,
        startDate: `${year}-01-10`,
        endDate: `${year}-01-11`,
      });
    const sorted = groupByStatus(
      [
        competition({ id: 'late', openUntil: '2026-12-30T00:00:00Z' }),
        competition({ id: 'soon' }),
        over('old', '2026'),
        over('older', '2025'),
        competition({ id: 'next', openFrom: '2026-12-01T00:00:00Z', openUntil: '2027-01-01T00:00:00Z' }),
      ],
      now,
    );
    expect(sorted.open.map(({ id }) => id)).toEqual(['soon', 'late']);
    expect(sorted.opensLater.map(({ id }) => id)).toEqual(['next']);
    expect(sorted.closed.map(({ id }) => id)).toEqual(['old', 'older']);
  });

  it('sets apart what is held today at its venue', () => {
    const held = { openUntil: '2026-11-01T00:00:00Z', startDate: '2026-11-22', endDate: '2026-11-23' };
    const sorted = groupByStatus(
      [
        competition({ id: 'there', ...held, timeZone: 'Asia/Hong_Kong' }),
        competition({ id: 'here', ...held, timeZone: 'UTC' }),
      ],
      now,
    );
    expect([sorted.today, sorted.closed].map((group) => group.map(({ id }) => id))).toEqual([
      ['there'],
      ['here'],
    ]);
  });
});

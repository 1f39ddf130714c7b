import type { StoredCompetitionDraft } from '../../functions/store/entering/competitions/repository.ts';
import { firstDayFrom, venueInstant } from './calendar.ts';
import { RINK_IDS } from './rinks.ts';
import { shiftDay } from '../../shared/domain/core/dates/days.ts';

const FRIDAY = 5;

/** A competition in setup: deadline, form, poster and contact are still missing. */
export function demoDraft(now: Date): StoredCompetitionDraft {
  const timeZone = 'Asia/Hong_Kong';
  const startDate = firstDayFrom(now, 190, FRIDAY, timeZone);
  return {
    id: '01KDEM0MEET000000000000006',
    state: 'draft',
    name: `Nine Hills Garden Cup ${startDate.slice(0, 4)}`,
    description: 'A small competition among the nine hills, for skaters who have never competed before.',
    theme: 'A Garden of Ice',
    accent: 'evergreen',
    image: null,
    imageText: null,
    startDate,
    endDate: shiftDay(startDate, 2),
    date: startDate,
    ring: RINK_IDS.nineHills,
    timeZone,
    currency: 'HKD',
    formId: null,
    openFrom: venueInstant(shiftDay(startDate, -90), '10:00', timeZone),
    openUntil: null,
    contactName: null,
    contactEmail: null,
    contactPhone: null,
    capacity: null,
    iceMinutes: 900,
    refundPolicy: null,
    refunds: null,
    correctionsUntil: null,
    paymentInstructions: null,
    bankQr: null,
    packet: null,
    eligibility: null,
    fromPrice: null,
    formVersion: null,
    changedAt: new Date(now.getTime() - 26 * 3_600_000).toISOString(),
    version: 3,
  };
}

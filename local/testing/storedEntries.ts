import type { Form } from '../../shared/contract/entering/competitions/forms.ts';
import type {
  DanceEntry,
  IndividualEntry,
  StoredEvent,
  TeamEntry,
} from '../../functions/store/entering/entries/storedEntry.ts';

/**
 * A form with prices 50, 30 and 20: two Freestyle levels, a couple's dance, a solo dance and a team event.
 */
export const FORM: Form = {
  id: 'form-1',
  competitionId: 'competition-1',
  name: 'Entry form',
  formats: [
    format('freestyle', 'Freestyle', 'individual', [1, 1], ['freestyle.1', 'freestyle.2']),
    format('couple', 'Couple Dance', 'dance', [2, 2], ['couple.1']),
    format('solo', 'Solo Dance', 'dance', [1, 1], ['solo.1']),
    format('team', 'Production Team', 'team', [2, 20], ['team.1']),
  ],
  firstEventPrice: 5_000,
  secondEventPrice: 3_000,
  additionalEventPrice: 2_000,
  teamPrice: { per: 'skater', amount: 1_000 },
  coupleLadder: 'own',
  lateFees: [],
  questions: [
    {
      id: 'shirt',
      question: 'Size of the shirt',
      kind: 'text',
      options: [],
      required: false,
      entries: ['individual', 'team', 'dance'],
    },
  ],
  version: 4,
};

function format(
  id: string,
  name: string,
  entry: Form['formats'][number]['entry'],
  skaters: [number, number],
  events: readonly string[],
): Form['formats'][number] {
  return {
    id,
    format: name,
    entry,
    skaters,
    music: 'own',
    iceMinutes: null,
    events: events.map((event) => ({ id: event, level: event, seconds: 90, capacity: null })),
  };
}

/** An event with a place, at the first price. */
export function storedEvent(id: string, more: Partial<StoredEvent> = {}): StoredEvent {
  const [formatId = ''] = id.split('.');
  const { format: name = '' } = FORM.formats.find((one) => one.id === formatId) ?? {};
  return {
    id,
    formatId,
    format: name,
    level: id,
    seconds: 90,
    price: 5_000,
    partnered: formatId === 'couple',
    state: 'confirmed',
    waiting: null,
    ...more,
  };
}

const COMMON = {
  type: 'entry',
  id: '01JZ0000000000000000000001',
  accountId: 'account-1',
  competitionId: 'competition-1',
  formId: 'form-1',
  formVersion: 3,
  state: 'confirmed',
  paymentState: 'unpaid',
  paymentReference: '0000-0001',
  submittedAt: '2026-10-01T09:00:00.000Z',
  submittedOn: '2026-10-01',
  withdrawnAt: null,
  withdrawnWith: null,
  currency: 'HKD',
  pricing: {
    firstEventPrice: 5_000,
    secondEventPrice: 3_000,
    additionalEventPrice: 2_000,
    teamPrice: { per: 'skater', amount: 1_000 },
    lateFee: null,
    steps: null,
  },
  totalPrice: 5_000,
  paid: 0,
  refunded: 0,
  retained: 0,
  country: 'Canada',
  homeIsiRink: 'Harbour Ice',
  homeRinkId: 'rink-1',
  lateFee: null,
  answers: [],
  iceSeconds: {},
  checks: [],
  vouches: [],
  verified: null,
  labels: [] as string[],
  version: 1,
} as const;

export const ADA = {
  fullName: 'Ada Frost',
  gender: 'Female',
  birthdate: '2014-02-28',
  age: 12,
  isi: '100200',
  expDate: '2027-08-31',
  highestIsiTestLevel: 'Freestyle 1',
} as const;

export const BO = {
  fullName: 'Bo Lake',
  gender: 'Male',
  birthdate: '2013-05-01',
  age: 13,
  isi: '100300',
  expDate: '2027-08-31',
  highestIsiTestLevel: 'Freestyle 2',
} as const;

/** Ada Frost in Freestyle, as the table stores her entry. */
export function individualEntry(more: Partial<IndividualEntry> = {}): IndividualEntry {
  const events = [storedEvent('freestyle.1')];
  return { ...entryFields(), kind: 'individual', name: ADA.fullName, skater: ADA, events, ...more };
}

/** Ada Frost with Bo Lake, who has confirmed, in a couple's dance. */
export function coupleEntry(more: Partial<DanceEntry> = {}): DanceEntry {
  const partner = {
    ...BO,
    email: 'bo@test.example',
    state: 'confirmed',
    invitation: 'invitation-1',
    invitedAt: '2026-10-01T09:00:00.000Z',
    answeredAt: '2026-10-02T09:00:00.000Z',
  } as const;
  const name = 'Ada Frost & Bo Lake';
  const events = [storedEvent('couple.1')];
  return { ...entryFields(), kind: 'dance', name, skater: ADA, partner, events, ...more };
}

/** A team of Ada Frost and Bo Lake. */
export function teamEntry(more: Partial<TeamEntry> = {}): TeamEntry {
  const skaters = [ADA, BO].map((skater) => ({ ...skater, alternate: false }));
  const coach = { coachName: 'Cleo Rink', coachEmail: 'cleo@test.example', coachProfessional: '' };
  const events = [storedEvent('team.1', { price: 2_000 })];
  return { ...entryFields(), kind: 'team', name: 'Ice Owls', ...coach, skaters, events, ...more };
}

/** New arrays for each entry, so that tests cannot share them. */
function entryFields() {
  return { ...COMMON, iceSeconds: {}, answers: [], checks: [], vouches: [] };
}

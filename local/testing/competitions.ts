import { randomUUID } from 'node:crypto';
import type { Competition } from '../../shared/contract/entering/competitions/competitions.ts';
import type { Form } from '../../shared/contract/entering/competitions/forms.ts';
import type { BodyOf } from '../../shared/contract/types.ts';
import { guessGivenName } from '../../shared/domain/people/consent/guessGivenName.ts';
import { individualFee } from '../../shared/domain/entering/fees/individualFee.ts';
import { currentTime } from '../clock.ts';
import { instantIn, VENUE_ZONE, venueDayIn } from './days.ts';
import { demoAccount } from './people.ts';

/** Ice times of a format by which its ice counts the programmes and nothing else, for round numbers. */
export const PROGRAMMES_ALONE = { warmUpSeconds: 0, betweenSeconds: 0 } as const;

export function formBody(capacity: number | null = null): BodyOf<'createForm'> {
  const event = (level: string) => ({ level, seconds: 90, capacity });
  return {
    name: 'Entry form',
    formats: [
      {
        format: 'Freestyle',
        entry: 'individual',
        skaters: [1, 1],
        music: 'own',
        ...PROGRAMMES_ALONE,
        events: ['Freestyle 1', 'Freestyle 2', 'Freestyle 3'].map(event),
      },
      {
        format: 'Artistic',
        entry: 'individual',
        skaters: [1, 1],
        music: 'own',
        ...PROGRAMMES_ALONE,
        events: [event('Artistic 1')],
      },
      {
        format: 'Team',
        entry: 'team',
        skaters: [4, 20],
        music: 'own',
        ...PROGRAMMES_ALONE,
        events: [event('Production')],
      },
    ],
    firstEventPrice: 5_900,
    secondEventPrice: 3_100,
    additionalEventPrice: 2_500,
  };
}

export function competitionBody(ring: string, formId: string): BodyOf<'createCompetition'> {
  return {
    name: `Winter Classic ${randomUUID().slice(0, 8)}`,
    startDate: venueDayIn(30),
    endDate: venueDayIn(32),
    theme: 'First snow',
    image: 'figure:loop',
    ring,
    date: venueDayIn(30),
    formId,
    currency: 'USD',
    openUntil: instantIn(10),
    timeZone: VENUE_ZONE,
  };
}

/** The body of an update that changes nothing in a competition. */
export function changeBody({
  id: _id,
  rink: _rink,
  state: _state,
  fromPrice: _price,
  ...body
}: Competition): BodyOf<'updateCompetition'> {
  return body;
}

export interface Staged {
  readonly competition: Competition;
  readonly form: Form;
}

/** A competition for one test, open for entries unless `change` differs. */
export async function newCompetition(
  change: Partial<BodyOf<'createCompetition'>> = {},
  capacity: number | null = null,
  formFields: BodyOf<'createForm'> = formBody(capacity),
): Promise<Staged> {
  const admin = await demoAccount('superadmin');
  const rink = await admin.data('createRink', {
    body: { name: `Rink ${randomUUID()}`, city: 'Lakeside', country: 'United States' },
  });
  const form = await admin.data('createForm', { body: formFields });
  const competition = await admin.data('createCompetition', {
    body: { ...competitionBody(rink.id, form.id), ...change },
  });
  return { competition, form };
}

/** The rink that an entry names; none is no rink of the federation. */
export type NamedRink = Partial<Pick<BodyOf<'submitIndividualEntry'>, 'homeIsiRink' | 'country'>>;

/** A unique membership number. */
export const testNumber = () =>
  String((Number.parseInt(randomUUID().slice(0, 7), 16) % 9_000_000) + 1_000_000);

/** An entry in the first events of the staged form, which the rules accept. */
export function entryBody(
  { competition, form }: Staged,
  events = 3,
  fullName = `Ada Frost ${randomUUID().slice(0, 8)}`,
): BodyOf<'submitIndividualEntry'> {
  const chosen = form.formats.flatMap(({ format, entry, events }) =>
    entry === 'individual' ? events.map(({ id }) => ({ id, format })) : [],
  );
  const { firstEventPrice, secondEventPrice, additionalEventPrice } = form;
  return {
    competitionId: competition.id,
    formId: form.id,
    format: chosen[0]?.format ?? '',
    event: chosen.slice(0, events).map(({ id }) => id),
    fullName,
    givenName: guessGivenName(fullName),
    gender: 'Female',
    birthdate: `${Number(competition.startDate.slice(0, 4)) - 10}-01-01`,
    age: 10,
    country: 'Canada',
    homeIsiRink: 'Pond behind the school',
    isi: testNumber(),
    expDate: '2030-08-31',
    highestIsiTestLevel: 'Freestyle 2',
    firstEventPrice,
    secondEventPrice,
    additionalEventPrice,
    totalPrice: individualFee(form, events, currentTime()).totalPrice,
  };
}

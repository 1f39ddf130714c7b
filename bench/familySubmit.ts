import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { currentTime } from '../local/clock.ts';
import {
  competition as competitionShape,
  type Competition,
} from '../shared/contract/entering/competitions/competitions.ts';
import { form as formShape, type Form } from '../shared/contract/entering/competitions/forms.ts';
import { eventId } from '../shared/domain/core/eventId.ts';
import { individualFee } from '../shared/domain/entering/fees/individualFee.ts';
import { waiverVersion } from '../shared/domain/people/consent/waiverVersion.ts';
import { ageOn } from '../shared/domain/core/dates/age.ts';
import type { ProductClient } from './client.ts';

const EVENTS = ['Freestyle', 'Solo Compulsories', 'Footwork', 'Artistic'].map((format) =>
  eventId(format, 'Freestyle 4'),
);

export const HOME_RINK = 'Juniper Flats Ice Barn';

export interface OpenCompetition {
  readonly competition: Competition;
  readonly form: Form;
}

/** A competition with its form, as the entry page loads them. */
export async function loadOpenCompetition(
  client: ProductClient,
  competitionId: string,
): Promise<OpenCompetition> {
  const { data: competition } = z
    .object({ data: competitionShape })
    .parse(await client.get(`/api/competitions/${competitionId}`));
  const { data: form } = z
    .object({ data: formShape })
    .parse(await client.get(`/api/forms/${competition.formId}`));
  return { competition, form };
}

/** An entry of one skater in four events, as the page sends it. */
export function submit(client: ProductClient, target: OpenCompetition, fullName: string): Promise<unknown> {
  return client.post('/api/entries/individual', entryBody(target, fullName), {
    'idempotency-key': randomUUID(),
  });
}

export function entryBody({ competition, form }: OpenCompetition, fullName: string) {
  const birthdate = '2015-05-05';
  const { firstEventPrice, secondEventPrice, additionalEventPrice } = form;
  const version = waiverVersion(competition.waiver);
  return {
    ...(version !== null && { waiver: { version, signedBy: 'Robin Recorded' } }),
    competitionId: competition.id,
    formId: form.id,
    format: 'Freestyle',
    event: EVENTS,
    fullName,
    gender: 'Female',
    birthdate,
    age: ageOn(birthdate, competition.startDate),
    country: 'United States',
    homeIsiRink: HOME_RINK,
    // Of several skaters with one number, each would lengthen the list of those who share it.
    isi: String(currentTime().getTime() % 10_000_000),
    expDate: '2030-08-31',
    highestIsiTestLevel: 'Freestyle 4',
    firstEventPrice,
    secondEventPrice,
    additionalEventPrice,
    totalPrice: individualFee(form, EVENTS.length, currentTime()).totalPrice,
  };
}

import { currentTime } from '../local/clock.ts';
import { individualFee } from '../shared/domain/entering/fees/individualFee.ts';
import { ageOn } from '../shared/domain/core/dates/age.ts';
import type { RushCompetition } from './rushCompetitions.ts';

/** One skater per family, in the first events of the form. */
export function rushBody({ competition, form }: RushCompetition, index: number, events: number) {
  const offered = form.formats.filter(({ entry }) => entry === 'individual');
  const birthdate = '2015-05-05';
  const { firstEventPrice, secondEventPrice, additionalEventPrice } = form;
  return {
    competitionId: competition.id,
    formId: form.id,
    format: offered[0]?.format,
    event: offered
      .flatMap((format) => format.events)
      .slice(0, events)
      .map(({ id }) => id),
    fullName: `Skater ${index}`,
    gender: 'Female',
    birthdate,
    age: ageOn(birthdate, competition.startDate),
    country: 'United States',
    homeIsiRink: 'Pond behind the school',
    isi: String(204_000 + index),
    expDate: '2030-08-31',
    highestIsiTestLevel: 'Freestyle 4',
    firstEventPrice,
    secondEventPrice,
    additionalEventPrice,
    totalPrice: individualFee(form, events, currentTime()).totalPrice,
  };
}

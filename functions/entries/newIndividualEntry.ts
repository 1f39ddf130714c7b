import { ulid } from 'ulidx';
import type { Form } from '../../shared/contract/forms.ts';
import type { ParsedRequest } from '../../shared/contract/types.ts';
import { enteredEvents } from '../../shared/domain/entries/enteredEvents.ts';
import { paymentReference } from '../../shared/domain/entries/paymentReference.ts';
import { individualFee } from '../../shared/domain/fees/individualFee.ts';
import { dayIn } from '../../shared/domain/registration/timeZone.ts';
import type { StoredCompetition } from '../competitions/repository.ts';
import type { HomeRink } from './homeRink.ts';
import type { IndividualEntry } from './storedEntry.ts';

interface Facts {
  readonly body: ParsedRequest<'submitIndividualEntry'>['body'];
  readonly accountId: string;
  readonly competition: StoredCompetition;
  readonly form: Form;
  readonly rink: HomeRink;
  readonly now: Date;
}

/** An entry that the rules have passed; its prices are the server's own. */
export function newIndividualEntry({
  body,
  accountId,
  competition,
  form,
  rink,
  now,
}: Facts): IndividualEntry {
  const id = ulid(now.getTime());
  const { fullName, gender, birthdate, age, isi, expDate, highestIsiTestLevel } = body;
  const events = (enteredEvents(form, 'individual', body.event) ?? []).map(
    ({ id, format, level, seconds, price }) => ({ id, format, level, seconds, price }),
  );
  return {
    type: 'entry',
    kind: 'individual',
    id,
    accountId,
    competitionId: competition.id,
    formId: form.id,
    formVersion: form.version,
    state: 'confirmed',
    paymentState: 'unpaid',
    paymentReference: paymentReference(id),
    submittedAt: now.toISOString(),
    submittedOn: dayIn(now, competition.timeZone),
    currency: competition.currency,
    totalPrice: individualFee(form, events.length).totalPrice,
    paid: 0,
    name: fullName,
    country: body.country,
    ...rink,
    events,
    version: 1,
    skater: { fullName, gender, birthdate, age, isi, expDate, highestIsiTestLevel },
  };
}

/** Places of each event of a form; null where there is no limit. */
export function capacitiesOf(form: Form): Map<string, number | null> {
  return new Map(
    form.formats.flatMap(({ events }) => events.map(({ id, capacity }) => [id, capacity] as const)),
  );
}

import { ulid } from 'ulidx';
import type { Form } from '../../shared/contract/forms.ts';
import type { ParsedRequest } from '../../shared/contract/types.ts';
import { keptAnswers } from '../../shared/domain/entries/answerProblems.ts';
import { enteredEvents } from '../../shared/domain/entries/enteredEvents.ts';
import { paymentReference } from '../../shared/domain/entries/paymentReference.ts';
import { chargedLateFee } from '../../shared/domain/fees/fee.ts';
import { individualFee } from '../../shared/domain/fees/individualFee.ts';
import { dayIn } from '../../shared/domain/registration/timeZone.ts';
import type { StoredCompetition } from '../competitions/repository.ts';
import type { HomeRink } from './homeRink.ts';
import { limitedIce } from './limits.ts';
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
  const entered = enteredEvents(form, 'individual', body.event) ?? [];
  const fee = individualFee(form, entered.length, now);
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
    lateFee: chargedLateFee(fee),
    totalPrice: fee.totalPrice,
    paid: 0,
    name: fullName,
    country: body.country,
    ...rink,
    events: entered.map(({ id, format, level, seconds, price }) => ({ id, format, level, seconds, price })),
    answers: keptAnswers(form.questions, 'individual', body.answers),
    iceSeconds: limitedIce(entered, form),
    version: 1,
    skater: { fullName, gender, birthdate, age, isi, expDate, highestIsiTestLevel },
  };
}

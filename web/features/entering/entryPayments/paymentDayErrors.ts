import type { FieldError } from '../../../../shared/contract/core/errors.ts';
import { fieldError } from '../../../../shared/contract/core/fieldMessages.ts';
import type { PaymentDays } from '../../../../shared/domain/entering/balance/paymentDays.ts';
import { dayProblems } from '../../../../shared/domain/entering/balance/recordProblems.ts';

/** The catalogue's errors of a typed day; none while it is not a day. */
export function paymentDayErrors(receivedOn: string, days: PaymentDays): FieldError[] {
  if (receivedOn === '') return [];
  return dayProblems(receivedOn, days).map(({ field, code }) => fieldError(field, code));
}

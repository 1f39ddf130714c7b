import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { Form } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { daysBetween } from '../../../../../shared/domain/core/dates/days.ts';
import { shiftInstant } from '../../../../../shared/domain/core/dates/venueTime.ts';
import { type FormBuilderValues, formValues, newFormValues } from '../formBuilderValues.ts';
import { copyFormats } from './formatsDraft.ts';

/** The form's competition, as far as it is known. */
export interface FormContext {
  /** ISO 4217. */
  readonly currency: string;
  /** IANA zone of the venue. */
  readonly timeZone: string;
  /** `YYYY-MM-DD`; null while empty. */
  readonly startDate: string | null;
}

type Source = Pick<Competition, 'currency' | 'timeZone' | 'startDate'>;

/**
 * A new form from another competition's: formats, events and questions, and prices in the same currency.
 * Late fees keep their distance to the first day and their venue time. Amounts of another currency and
 * unknown dates stay empty.
 */
export function copyTypedForm(form: Form, source: Source, about: FormContext): FormBuilderValues {
  const values = formValues(form);
  const isSame = source.currency === about.currency;
  const days = about.startDate === null ? null : daysBetween(source.startDate, about.startDate);
  const { firstEventPrice, secondEventPrice, additionalEventPrice, teamAmount } = isSame
    ? values
    : newFormValues();
  return {
    ...values,
    firstEventPrice,
    secondEventPrice,
    additionalEventPrice,
    teamAmount,
    formats: copyFormats(values.formats),
    lateFees:
      days === null
        ? []
        : values.lateFees
            .filter(({ kind }) => isSame || kind === 'percent')
            .map((fee) => ({ ...fee, from: shiftInstant(fee.from, days, source.timeZone) })),
  };
}

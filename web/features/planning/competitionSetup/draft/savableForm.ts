import type { FieldError } from '../../../../../shared/contract/core/errors.ts';
import type { FormBuilderValues } from '../../../entering/formBuilder/index.ts';

const PRICES = ['firstEventPrice', 'secondEventPrice', 'additionalEventPrice'] as const;

/** An untyped price must not block autosave, so it is saved as 0; the check before publishing reports it. */
export function priced(values: FormBuilderValues): FormBuilderValues {
  const typed = PRICES.map((name) => [name, values[name] ?? 0] as const);
  return { ...values, ...Object.fromEntries(typed) };
}

/** If all prices are 0, none has been typed. */
export function unpriced(values: FormBuilderValues): FormBuilderValues {
  if (PRICES.some((name) => values[name] !== 0)) return values;
  return { ...values, firstEventPrice: null, secondEventPrice: null, additionalEventPrice: null };
}

/**
 * The part of a form that can be saved although something in it cannot: an event, a format, a late fee or a
 * question with an error is as it is stored, or left out where it is new; so is a price.
 * @param errors of the wire's body of these values
 */
export function withoutErrors(
  values: FormBuilderValues,
  stored: FormBuilderValues,
  errors: readonly FieldError[],
): FormBuilderValues {
  const wrong = (start: string) =>
    errors.some(({ field }) => field === start || field.startsWith(`${start}.`));
  const next = { ...values };
  for (const price of PRICES) if (wrong(price)) next[price] = stored[price] ?? 0;
  if (wrong('teamPrice')) next.teamAmount = stored.teamAmount;
  next.lateFees = values.lateFees.filter((_, index) => !wrong(`lateFees.${index}`));
  next.questions = values.questions.flatMap((question, index) =>
    wrong(`questions.${index}`) ? stored.questions.filter(({ id }) => id === question.id) : [question],
  );
  next.formats = values.formats.flatMap((format, place) => {
    const before = stored.formats.find(({ id }) => id === format.id);
    const events = format.events.flatMap((event, index) =>
      wrong(`formats.${place}.events.${index}`)
        ? (before?.events.filter(({ id }) => id === event.id) ?? [])
        : [event],
    );
    const isWrong = errors.some(
      ({ field }) => field.startsWith(`formats.${place}.`) && !/\.events\.\d/.test(field),
    );
    if (isWrong || events.length === 0) return before ? [before] : [];
    return [{ ...format, events }];
  });
  return next;
}

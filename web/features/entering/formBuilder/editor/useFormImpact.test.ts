import { describe, expect, it } from 'vitest';
import { storedForm } from '../form.testing.ts';
import { type FormBuilderValues, formValues } from '../formBuilderValues.ts';
import { toEditedForm } from './useFormImpact.ts';

const values = formValues(storedForm);

/** The values with another level in the only event, and more events after it. */
function withEvents(...levels: string[]): FormBuilderValues {
  const [format] = values.formats;
  const [event] = format?.events ?? [];
  if (!format || !event) throw new Error('The form has an event');
  const events = levels.map((level, index) => ({
    ...event,
    id: index === 0 ? event.id : `new-${index}`,
    level,
  }));
  return { ...values, formats: [{ ...format, events }] };
}

const eventsOf = (edited: FormBuilderValues) => toEditedForm(edited, storedForm).formats[0]?.events;

describe('toEditedForm', () => {
  it('equals the stored form while nothing is changed', () => {
    expect(toEditedForm(values, storedForm)).toEqual(storedForm);
  });

  it('keeps an event’s id under its new name', () => {
    expect(eventsOf(withEvents('Gold'))).toMatchObject([{ id: 'free.one', level: 'Gold' }]);
  });

  it('gives a new event the id of its names', () => {
    expect(eventsOf(withEvents('One', 'Two'))).toMatchObject([
      { id: 'free.one', level: 'One' },
      { id: 'freestyle.two', level: 'Two' },
    ]);
  });

  it('has the typed prices and the stored identity', () => {
    const { id, competitionId, name, version, firstEventPrice } = toEditedForm(
      { ...values, firstEventPrice: 8_000 },
      storedForm,
    );
    expect([id, competitionId, name, version, firstEventPrice]).toEqual([
      'form',
      'competition',
      'Entry form',
      4,
      8_000,
    ]);
  });
});

import { expect, it } from 'vitest';
import { storedForm } from '../form.testing.ts';
import { type FormBuilderValues, formValues } from '../formBuilderValues.ts';
import { withNewEvent } from '../formats/formatEdits.ts';
import { isFormChanged } from './FormBuilder.tsx';

const [format] = formValues(storedForm).formats;
if (!format) throw new Error('The form has a format');
const typed: FormBuilderValues = { ...formValues(storedForm), formats: [withNewEvent(format, 'Two')] };

it('reports an added event until it is saved', () => {
  expect(isFormChanged(typed, storedForm)).toBe(true);
  const [stored] = storedForm.formats;
  const [event] = stored?.events ?? [];
  if (!stored || !event) throw new Error('The form has an event');
  const added = { ...event, id: typed.formats[0]?.events[1]?.id ?? '', level: 'Two', capacity: null };
  const saved = { ...storedForm, formats: [{ ...stored, events: [event, added] }] };
  expect(isFormChanged(typed, saved)).toBe(false);
});

it('reports a price', () => {
  expect(isFormChanged({ ...formValues(storedForm), firstEventPrice: 12_345 }, storedForm)).toBe(true);
});

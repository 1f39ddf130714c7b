import { describe, expect, it } from 'vitest';
import { storedForm } from '../form.testing.ts';
import { formValues, newFormValues } from '../formBuilderValues.ts';
import { toPreviewForm } from './toPreviewForm.ts';

const values = formValues(storedForm);
const [format] = values.formats;
const [event] = format?.events ?? [];
if (!format || !event) throw new Error('The form has an event');

describe('toPreviewForm', () => {
  it('shows a stored form unchanged, without its identity', () => {
    expect(toPreviewForm(values)).toEqual({
      ...storedForm,
      id: '',
      competitionId: null,
      name: '',
      version: 0,
    });
  });

  it('shows an empty form without formats, at price 0', () => {
    expect(toPreviewForm(newFormValues())).toMatchObject({
      formats: [],
      firstEventPrice: 0,
      secondEventPrice: 0,
      additionalEventPrice: 0,
      teamPrice: null,
      lateFees: [],
      questions: [],
    });
  });

  it('shows 0 for invalid prices, durations and roster sizes', () => {
    const preview = toPreviewForm({
      ...values,
      firstEventPrice: Number.NaN,
      teamAmount: Number.NaN,
      formats: [{ ...format, fewest: 'some', most: '', events: [{ ...event, time: 'long' }] }],
    });
    expect(preview).toMatchObject({ firstEventPrice: 0, teamPrice: { per: 'skater', amount: 0 } });
    expect(preview.formats[0]).toMatchObject({ skaters: [0, 0], events: [{ level: 'One', seconds: 0 }] });
  });

  it('leaves out events without a level, incomplete late fees and blank questions', () => {
    const question = { id: 'q', kind: 'text', options: '', required: false, entries: [] } as const;
    const preview = toPreviewForm({
      ...values,
      lateFees: [
        { from: '', kind: 'percent', value: 25 },
        { from: '2026-03-22T23:00:00.000Z', kind: 'amount', value: null },
        { from: '2026-03-25T23:00:00.000Z', kind: 'amount', value: 5_000 },
      ],
      formats: [{ ...format, events: [event, { ...event, id: 'new-1', level: ' ' }] }],
      questions: [
        { ...question, entries: [], question: ' ' },
        { ...question, entries: [], question: 'Size of the shirt' },
      ],
    });
    expect(preview.lateFees).toEqual([{ from: '2026-03-25T23:00:00.000Z', kind: 'amount', value: 5_000 }]);
    expect(preview.formats[0]?.events.map(({ level }) => level)).toEqual(['One']);
    expect(preview.questions.map(({ question: text }) => text)).toEqual(['Size of the shirt']);
  });
});

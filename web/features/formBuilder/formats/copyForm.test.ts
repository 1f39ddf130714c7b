import { describe, expect, it } from 'vitest';
import type { Form } from '../../../../shared/contract/competitions/forms.ts';
import { hasFormChanged } from '../editor/hasFormChanged.ts';
import { copyForm } from './copyForm.ts';
import { formValues, newFormValues } from '../formBuilderValues.ts';
import { toPreviewForm } from '../preview/toPreviewForm.ts';

const form: Form = {
  id: 'form',
  competitionId: 'competition',
  name: 'Entry form',
  formats: [
    {
      id: 'free',
      format: 'Freestyle',
      entry: 'individual',
      music: 'own',
      iceMinutes: 90,
      skaters: [1, 1],
      events: [{ id: 'free.one', level: 'One', seconds: 90, capacity: 12 }],
    },
  ],
  firstEventPrice: 7_500,
  secondEventPrice: 2_500,
  additionalEventPrice: 2_000,
  teamPrice: { per: 'skater', amount: 1_500 },
  coupleLadder: 'skaters',
  lateFees: [
    { from: '2026-03-22T23:00:00.000Z', kind: 'percent', value: 25 },
    { from: '2026-03-25T23:00:00.000Z', kind: 'amount', value: 5_000 },
  ],
  questions: [],
  version: 4,
};
const berlin = { currency: 'EUR', timeZone: 'Europe/Berlin', startDate: '2026-04-10' };

describe('a form begun from another one', () => {
  it('has its events as new ones and its prices; late fees keep their days before and the clock', () => {
    const copy = copyForm(form, berlin, { ...berlin, startDate: '2026-04-17' });
    expect(copy).toMatchObject({ firstEventPrice: 7_500, teamAmount: 1_500, teamPer: 'skater' });
    expect(copy.formats).toMatchObject([{ format: 'Freestyle', events: [{ level: 'One', time: '1:30' }] }]);
    expect(copy.formats[0]?.events[0]?.id).toMatch(/^new-/);
    // Midnight at the venue, before and after clocks are put forward.
    expect(copy.lateFees.map(({ from }) => from)).toEqual([
      '2026-03-29T22:00:00.000Z',
      '2026-04-01T22:00:00.000Z',
    ]);
  });

  it('has no amounts of another currency, and no late fees before anybody knows the first day', () => {
    const yen = copyForm(form, berlin, { ...berlin, currency: 'JPY' });
    expect(yen).toMatchObject({ firstEventPrice: null, additionalEventPrice: null, teamAmount: null });
    expect(yen.lateFees.map(({ kind }) => kind)).toEqual(['percent']);
    expect(copyForm(form, berlin, { ...berlin, startDate: null }).lateFees).toEqual([]);
  });
});

describe('what families would see', () => {
  it('is the form as it is stored, while nothing is changed', () => {
    expect(hasFormChanged(formValues(form), form)).toEqual(form);
  });

  it('leaves out what is no form yet', () => {
    expect(toPreviewForm(newFormValues())).toMatchObject({
      formats: [],
      firstEventPrice: 0,
      teamPrice: null,
    });
    const values = formValues(form);
    const [format] = values.formats;
    if (!format) throw new Error('There is a format');
    const half = toPreviewForm({
      ...values,
      firstEventPrice: Number.NaN,
      lateFees: [{ from: '', kind: 'percent', value: 25 }],
      formats: [
        {
          ...format,
          events: [...format.events, { id: 'x', level: ' ', time: '', capacity: '', size: '', ages: '' }],
        },
      ],
    });
    expect(half).toMatchObject({ firstEventPrice: 0, lateFees: [] });
    expect(half.formats[0]?.events.map(({ level }) => level)).toEqual(['One']);
  });

  it('keeps an event’s id under its new name', () => {
    const values = formValues(form);
    const renamed = values.formats.map((format) => ({
      ...format,
      events: format.events.map((event) => ({ ...event, level: 'Gold' })),
    }));
    expect(hasFormChanged({ ...values, formats: renamed }, form).formats[0]?.events).toMatchObject([
      { id: 'free.one', level: 'Gold' },
    ]);
  });
});

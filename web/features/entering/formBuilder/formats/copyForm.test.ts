import { describe, expect, it } from 'vitest';
import { storedForm as form } from '../form.testing.ts';
import { copyTypedForm } from './copyForm.ts';

const berlin = { currency: 'EUR', timeZone: 'Europe/Berlin', startDate: '2026-04-10' };

describe('copyForm', () => {
  it('copies prices and, as new ones, events; late fees keep their distance to the first day, in venue time', () => {
    const copy = copyTypedForm(form, berlin, { ...berlin, startDate: '2026-04-17' });
    expect(copy).toMatchObject({ firstEventPrice: 7_500, teamAmount: 1_500, teamPer: 'skater' });
    expect(copy.formats).toMatchObject([{ format: 'Freestyle', events: [{ level: 'One', time: '1:30' }] }]);
    expect(copy.formats[0]?.events[0]?.id).toMatch(/^new-/);
    // Midnight at the venue, before and after clocks are put forward.
    expect(copy.lateFees.map(({ from }) => from)).toEqual([
      '2026-03-29T22:00:00.000Z',
      '2026-04-01T22:00:00.000Z',
    ]);
  });

  it('drops amounts in another currency, and late fees if the first day is unknown', () => {
    const yen = copyTypedForm(form, berlin, { ...berlin, currency: 'JPY' });
    expect(yen).toMatchObject({ firstEventPrice: null, additionalEventPrice: null, teamAmount: null });
    expect(yen.lateFees.map(({ kind }) => kind)).toEqual(['percent']);
    expect(copyTypedForm(form, berlin, { ...berlin, startDate: null }).lateFees).toEqual([]);
  });
});

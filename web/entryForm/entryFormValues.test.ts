import { describe, expect, it } from 'vitest';
import { ROUTES } from '../../shared/contract/routes.ts';
import { entryFormBody, formValues, newFormValues } from './entryFormValues.ts';

const about = { name: 'Skate Asia 2026', competitionId: null };
const refused = (body: object) =>
  ROUTES.createForm.body.safeParse(body).error?.issues.map(({ path }) => path.join('.'));

describe('the body of a form', () => {
  it('without a tick or a price is refused where they are missing', () => {
    expect(refused(entryFormBody(newFormValues(), about))).toEqual([
      'formats',
      'firstEventPrice',
      'secondEventPrice',
      'additionalEventPrice',
    ]);
  });

  it('of a form that is read comes back as it was', () => {
    const form = {
      ...about,
      id: 'f',
      version: 3,
      formats: [
        {
          id: 'freestyle',
          iceMinutes: null,
          format: 'Freestyle',
          entry: 'individual' as const,
          skaters: [1, 1] as [number, number],
          music: 'own',
          events: [{ id: 'f.4', level: 'Freestyle 4', seconds: 120, capacity: null }],
        },
      ],
      firstEventPrice: 59_000,
      secondEventPrice: 20_000,
      additionalEventPrice: 0,
      lateFees: [],
      questions: [],
      teamPrice: { per: 'skater' as const, amount: 12_000 },
    };
    const body = entryFormBody(formValues(form), about);
    expect(refused(body)).toBeUndefined();
    expect(body).toMatchObject({ additionalEventPrice: 0, teamPrice: form.teamPrice });
    expect(body.formats[0]?.events).toEqual([
      { id: 'f.4', level: 'Freestyle 4', seconds: 120, capacity: null },
    ]);
  });
});

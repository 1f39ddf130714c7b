import { describe, expect, it } from 'vitest';
import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import { ROUTES } from '../../../../shared/contract/routes.ts';
import { CATALOGUE, fromCatalogue } from './formats/catalogue.ts';
import {
  contradictions,
  formRequest,
  formBuilderErrors,
  formValues,
  newFormValues,
} from './formBuilderValues.ts';

const about = { name: 'Skate Asia 2026', competitionId: null };
const refused = (body: object) =>
  ROUTES.createForm.body.safeParse(body).error?.issues.map(({ path }) => path.join('.'));

const form: Form = {
  ...about,
  id: 'f',
  version: 3,
  formats: [
    {
      id: 'freestyle',
      format: 'Freestyle',
      entry: 'individual',
      skaters: [1, 1],
      music: 'own',
      iceMinutes: 90,
      events: [{ id: 'f.4', level: 'Freestyle 4', seconds: 120, capacity: null }],
    },
  ],
  firstEventPrice: 59_000,
  secondEventPrice: 20_000,
  additionalEventPrice: 0,
  teamPrice: { per: 'skater', amount: 12_000 },
  coupleLadder: 'skaters',
  lateFees: [{ from: '2026-11-01T00:00:00.000Z', kind: 'percent', value: 25 }],
  questions: [
    {
      id: 'shirt',
      question: 'Size of the shirt',
      kind: 'choice',
      options: ['S', 'M'],
      required: true,
      entries: ['individual'],
    },
  ],
};

describe('the body of a form', () => {
  it('of which nothing is known is refused where it is missing', () => {
    expect(refused(formRequest(newFormValues(), about))).toEqual([
      'formats',
      'firstEventPrice',
      'secondEventPrice',
      'additionalEventPrice',
    ]);
  });

  it('of a form that is read comes back as it was', () => {
    const body = ROUTES.createForm.body.parse(formRequest(formValues(form), about));
    const { id: _id, version: _version, ...stored } = form;
    expect(body).toEqual(stored);
    expect(formBuilderErrors(formValues(form))).toEqual([]);
  });

  it('keeps prices of their own and the family limit', () => {
    const [format] = form.formats;
    if (!format) throw new Error('no format');
    const events = format.events.map((event) => ({ ...event, price: 0 }));
    const priced = { ...form, familyCap: 300_000, formats: [{ ...format, price: 10_000, events }] };
    const body = ROUTES.createForm.body.parse(formRequest(formValues(priced), about));
    expect(body).toMatchObject({ familyCap: 300_000, formats: [{ price: 10_000, events: [{ price: 0 }] }] });
  });

  it('of the whole catalogue is one that the schema and the rules take', () => {
    const values = { ...formValues(form), formats: CATALOGUE.map(fromCatalogue) };
    expect(refused(formRequest(values, about))).toBeUndefined();
    expect(contradictions(values)).toEqual([]);
    const untimed = CATALOGUE.filter(({ unverified }) => unverified).flatMap(({ events }) => events);
    expect(formBuilderErrors(values).map(({ code }) => code)).toEqual(untimed.map(() => 'NotNull'));
  });

  it('asks for the options of a choice one a line, and for none of another kind', () => {
    const [question] = formValues(form).questions;
    if (!question) throw new Error('There is a question');
    const typed = (change: object) =>
      formRequest({ ...formValues(form), questions: [{ ...question, ...change }] }, about).questions?.[0];
    expect(typed({ options: ' S \n\n M\n' })?.options).toEqual(['S', 'M']);
    expect(typed({ kind: 'yesNo' })?.options).toEqual([]);
  });

  it('names what contradicts itself', () => {
    const lateFees = [
      { from: '2026-11-02T00:00:00.000Z', kind: 'amount' as const, value: 500 },
      { from: '2026-11-01T00:00:00.000Z', kind: 'amount' as const, value: 900 },
    ];
    expect(formBuilderErrors({ ...formValues(form), lateFees })).toEqual([
      { field: 'lateFees.1.from', code: 'MustAfter', message: 'Late fee must follow the one before' },
    ]);
  });
});

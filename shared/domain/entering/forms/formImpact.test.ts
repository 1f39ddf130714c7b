import { describe, expect, it } from 'vitest';
import type { Form } from '../../../contract/entering/competitions/forms.ts';
import { formImpact, affectsEntries } from './formImpact.ts';

const event = (id: string, change: object = {}) => ({
  id,
  level: id,
  seconds: 60,
  capacity: null,
  ...change,
});
const form: Form = {
  id: 'form',
  competitionId: 'competition',
  name: 'Entry form',
  formats: [
    {
      id: 'freestyle',
      format: 'Freestyle',
      entry: 'individual',
      skaters: [1, 1],
      music: 'own',
      iceMinutes: null,
      events: [event('One'), event('Two'), event('Three')],
    },
  ],
  firstEventPrice: 7_500,
  secondEventPrice: 2_500,
  additionalEventPrice: 2_000,
  teamPrice: null,
  coupleLadder: 'own',
  lateFees: [],
  questions: [],
  version: 1,
};
const taken = {
  entries: 9,
  events: new Map([
    ['One', 12],
    ['Two', 3],
  ]),
};
const changed = (events: Form['formats'][number]['events'], change: Partial<Form> = {}) => ({
  ...form,
  ...change,
  formats: form.formats.map((format) => ({ ...format, events })),
});

describe('the impact of a form change', () => {
  it('is empty without entries, and without changes', () => {
    const nobody = { entries: 0, events: new Map<string, number>() };
    expect(affectsEntries(formImpact(form, changed([], { firstEventPrice: 1 }), nobody))).toBe(false);
    expect(affectsEntries(formImpact(form, { ...form, version: 2 }, taken))).toBe(false);
  });

  it('names each event with entries that is removed, renamed, or gets another duration', () => {
    const after = changed([event('Two', { level: 'Deux', seconds: 90 }), event('New')]);
    expect(formImpact(form, after, taken)).toEqual({
      events: [
        { eventId: 'One', name: 'Freestyle · One', taken: 12, changes: [{ change: 'removed' }] },
        {
          eventId: 'Two',
          name: 'Freestyle · Two',
          taken: 3,
          changes: [
            { change: 'renamed', to: 'Freestyle · Deux' },
            { change: 'seconds', from: 60, to: 90 },
          ],
        },
      ],
      prices: false,
      questions: [],
    });
  });

  it('reports a capacity below the places taken, and none above', () => {
    const after = changed([event('One', { capacity: 10 }), event('Two', { capacity: 3 }), event('Three')]);
    expect(formImpact(form, after, taken).events).toEqual([
      { eventId: 'One', name: 'Freestyle · One', taken: 12, changes: [{ change: 'capacity', to: 10 }] },
    ]);
  });

  it('reports changed prices, late fees and new questions', () => {
    const question = {
      id: 'shirt',
      question: 'Size of the shirt',
      kind: 'text' as const,
      options: [],
      required: true,
      entries: ['individual' as const],
    };
    const lateFees = [{ from: '2026-11-01T00:00:00.000Z', kind: 'percent' as const, value: 25 }];
    expect(formImpact(form, { ...form, lateFees }, taken).prices).toBe(true);
    expect(formImpact(form, { ...form, teamPrice: { per: 'team', amount: 0 } }, taken).prices).toBe(true);
    expect(formImpact(form, { ...form, questions: [question] }, taken).questions).toEqual([
      'Size of the shirt',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { formBody } from '../../../../local/testing/competitions.ts';
import { ROUTES } from '../../../../shared/contract/routes.ts';
import { formContents, fromPrice, newForm } from './formContents.ts';

const NOW = new Date('2026-11-21T08:00:00Z');
const parse = ROUTES.createForm.body.parse.bind(ROUTES.createForm.body);
const body = parse(formBody());
const stored = newForm(body, NOW);

describe('formContents', () => {
  it('gives a new format and its events readable ids', () => {
    expect(stored.formats.map(({ id, events }) => [id, events.map((event) => event.id)])).toEqual([
      ['freestyle', ['freestyle.freestyle-1', 'freestyle.freestyle-2', 'freestyle.freestyle-3']],
      ['artistic', ['artistic.artistic-1']],
      ['team', ['team.production']],
    ]);
  });

  it('keeps the ids of a format that moves, loses an event and gets another price', () => {
    const [freestyle, ...others] = formBody().formats;
    const changed = parse({
      ...formBody(),
      firstEventPrice: 6_500,
      formats: [...others, { ...freestyle, events: [{ level: 'Freestyle 3', seconds: 120, capacity: 9 }] }],
    });
    const contents = formContents(changed, stored.formats);
    expect(contents.firstEventPrice).toBe(6_500);
    expect(contents.formats.at(-1)).toMatchObject({
      id: 'freestyle',
      events: [{ id: 'freestyle.freestyle-3', level: 'Freestyle 3', seconds: 120, capacity: 9 }],
    });
  });

  it('refuses a form that contradicts itself, naming the field', () => {
    const [freestyle, ...others] = formBody().formats;
    const events = [
      { level: 'Freestyle 1', seconds: 90 },
      { level: 'Freestyle 1', seconds: 90 },
    ];
    const twice = parse({ ...formBody(), formats: [{ ...freestyle, events }, ...others] });
    expect(() => formContents(twice, [])).toThrow('ValidationFailed');
  });
});

describe('fromPrice', () => {
  it('is the price of the first event', () => {
    expect(fromPrice(stored)).toBe(5_900);
  });

  it('is unknown for a form of teams alone', () => {
    const formats = stored.formats.filter(({ entry }) => entry === 'team');
    expect(fromPrice({ ...stored, formats })).toBeNull();
  });
});

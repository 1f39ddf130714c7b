import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { MAX_EVENTS } from './entering/entries/entryBodies.ts';
import { fieldErrorsOf } from './core/fieldMessages.ts';
import { ROUTES } from './routes.ts';

const codesOf = (schema: z.ZodMiniType, value: unknown) =>
  fieldErrorsOf(schema.safeParse(value, { reportInput: true }).error?.issues ?? []).map(
    ({ field, code }) => `${field} ${code}`,
  );

describe('a competition’s picture', () => {
  const { image } = ROUTES.createCompetition.body.shape;

  it.each(['figure:three', '/images/01M7YVW8M51EF6YYPSQ1T35XF4.webp'])('accepts %s', (value) => {
    expect(codesOf(image, value)).toEqual([]);
  });

  it.each(['https://rink.example/poster.jpg?w=1', 'http://rink.example/a.png', 'https://[.png'])(
    'refuses %s, which the page’s policy would block',
    (value) => {
      expect(codesOf(image, value)).toEqual(['body MustValid']);
    },
  );

  it.each([
    '/\\rink.example/a.png',
    '\\\\rink.example\\a.png',
    '//rink.example/a.png',
    'javascript:alert(1)',
  ])('refuses %s, which leads to another host', (value) => {
    expect(codesOf(image, value)).toEqual(['body MustValid']);
  });
});

describe('a required list', () => {
  const { createForm, changeCompetitions, changeRinks } = ROUTES;

  it.each([
    ['formats', createForm.body.shape.formats],
    ['competitions', changeCompetitions.body.shape.competitions],
    ['rinks', changeRinks.body.shape.rinks],
  ])('of %s is NotNull if empty and MustValid if it is not a list', (_, schema) => {
    for (const missing of [undefined, null, '  ', []])
      expect(codesOf(schema, missing)).toEqual(['body NotNull']);
    for (const wrong of ['some', 7, {}, true]) expect(codesOf(schema, wrong)).toEqual(['body MustValid']);
  });

  it('reports a missing number of skaters as NotNull', () => {
    const events = [{ level: 'Freestyle 1', seconds: 60 }];
    const format = { format: 'Freestyle', entry: 'individual', music: 'own', events };
    expect(codesOf(createForm.body.shape.formats, [format])).toEqual(['0.skaters NotNull']);
    expect(codesOf(createForm.body.shape.formats, [{ ...format, skaters: [1] }])).toEqual([
      '0.skaters MustValid',
    ]);
  });
});

describe('a question’s id', () => {
  const ask = (id: string) => [{ id, question: 'Which coach?', kind: 'text', entries: ['individual'] }];

  it.each(['__proto__', 'constructor', 'prototype', 'a.b', ''])('refuses %j', (id) => {
    expect(codesOf(ROUTES.createForm.body.shape.questions, ask(id))).toHaveLength(1);
  });

  it.each(['coach', 'constructors', '7', '01M7YVW8M51EF6YYPSQ1T35XF4'])('accepts %j', (id) => {
    expect(codesOf(ROUTES.createForm.body.shape.questions, ask(id))).toEqual([]);
  });
});

describe('an entry’s events', () => {
  const { event } = ROUTES.submitIndividualEntry.body.shape;
  const named = (count: number) => Array.from({ length: count }, (_, index) => `event ${index}`);

  it('accept one id or a list', () => {
    expect(event.parse('one')).toEqual(['one']);
    expect(event.parse(named(MAX_EVENTS))).toEqual(named(MAX_EVENTS));
  });

  it.each([
    ['too many', named(MAX_EVENTS + 1), 'MustWithin'],
    ['none', [], 'NotNull'],
    ['one long word', 'x'.repeat(300), 'MustValid'],
    ['no words', [7], 'MustValid'],
  ])('refuse %s', (_what, value, code) => {
    expect(codesOf(event, value)).toEqual([`body ${code}`]);
  });
});

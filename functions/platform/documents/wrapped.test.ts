import { expect, it } from 'vitest';
import { wrapped } from './wrapped.ts';

/** As wide as it has characters. */
const inWidth = (text: string, width: number) =>
  wrapped(text, { language: 'en', width, measure: (line) => [...line].length });

it.each([
  ['Training hall · 14:16', 19, ['Training hall ·', '14:16']],
  ['Day one: 2 flights', 8, ['Day one:', '2', 'flights']],
  ['สมหญิง ใจดี', 7, ['สมหญิง', 'ใจดี']],
  ['陳嘉欣冰場', 3, ['陳嘉欣', '冰場']],
  ['Nguyễn (Mai)', 8, ['Nguyễn', '(Mai)']],
])('wraps %s to %i', (text, width, lines) => {
  expect(inWidth(text, width)).toEqual(lines);
});

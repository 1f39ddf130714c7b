import { expect, it } from 'vitest';
import type { CompetitionIce } from '../../../../shared/contract/entering/ice.ts';
import { USUAL_RULES } from '../../../../shared/domain/planning/ice/iceRules.ts';
import { computable, iceDraftOf, sameHours, toggleDay } from './iceDraft.ts';

const DAYS = ['2027-01-06', '2027-01-07', '2027-01-08'];

const stored: CompetitionIce = {
  version: 0,
  name: 'Harbour Lights',
  state: 'draft',
  rinkName: null,
  surfaces: [],
  rules: USUAL_RULES,
  days: DAYS,
  iceMinutes: null,
  formats: [],
  countedSeconds: 0,
  neededSeconds: 0,
};

it('suggests one surface of the rink, open every day, until the ice is saved', () => {
  const { surfaces } = iceDraftOf(stored, 'Fountain Rink');
  expect(surfaces.map(({ name, days }) => [name, days])).toEqual([
    ['Fountain Rink', DAYS.map((date) => ({ date, opens: '07:00', closes: '21:00' }))],
  ]);
  expect(iceDraftOf({ ...stored, version: 1 }, 'Fountain Rink').surfaces).toEqual([]);
});

it('closes a surface on a day, and opens it with the hours of the day before', () => {
  const [surface] = iceDraftOf(stored, 'Main ice').surfaces;
  if (!surface) throw new Error('One is suggested');
  const late = { ...surface, days: surface.days.map((hours) => ({ ...hours, opens: '09:00' })) };
  const closed = { ...late, days: toggleDay(late, '2027-01-07') };
  expect(closed.days.map(({ date }) => date)).toEqual(['2027-01-06', '2027-01-08']);
  expect(toggleDay(closed, '2027-01-07')).toEqual(late.days);
  expect(sameHours(closed, DAYS)).toEqual(late.days);
});

it('computes with what can be read, and keeps the stored value of the rest', () => {
  const draft = iceDraftOf(stored, 'Main ice');
  const [surface] = draft.surfaces;
  if (!surface) throw new Error('One is suggested');
  const [first, second, third] = surface.days;
  if (!first || !second || !third) throw new Error('It is open on three days');
  const days = [
    { ...first, closes: '' },
    { ...second, closes: '06:00' },
    { ...third, closes: '24:00' },
  ];
  const typed = {
    surfaces: [{ ...surface, days }],
    rules: { ...USUAL_RULES, resurfacingMinutes: Number.NaN, lunch: null },
  };
  expect(computable(typed, stored)).toMatchObject({
    surfaces: [{ days: [{ date: '2027-01-08', closes: '24:00' }] }],
    rules: { resurfacingMinutes: 15, lunch: null },
  });
});

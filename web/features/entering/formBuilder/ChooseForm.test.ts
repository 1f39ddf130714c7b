import { expect, it } from 'vitest';
import { type ListedForm, listedForms } from './ChooseForm.tsx';

function competition(name: string, state: ListedForm['state'], startDate: string | null): ListedForm {
  return { id: name, name, state, startDate, endDate: startDate, currency: 'EUR', fromPrice: 7_500 };
}

it('lists drafts first, then published competitions by first day, then archived ones, latest first', () => {
  const drafts = [
    competition('Draft in May', 'draft', '2027-05-01'),
    competition('Draft without a day', 'draft', null),
  ];
  const competitions = [
    competition('Published in March', 'published', '2027-03-01'),
    competition('Published in January', 'published', '2027-01-01'),
    competition('Archived 2025', 'archived', '2025-04-01'),
    competition('Archived 2026', 'archived', '2026-04-01'),
  ];
  expect(listedForms(drafts, competitions).map(({ name }) => name)).toEqual([
    'Draft without a day',
    'Draft in May',
    'Published in January',
    'Published in March',
    'Archived 2026',
    'Archived 2025',
  ]);
});

it('has no price for drafts, whose form may be unfinished', () => {
  const draft = {
    id: 'd',
    name: 'D',
    state: 'draft',
    startDate: null,
    endDate: null,
    currency: null,
  } as const;
  expect(listedForms([draft], [competition('P', 'published', '2027-01-01')])).toMatchObject([
    { id: 'd', fromPrice: null },
    { id: 'P', fromPrice: 7_500 },
  ]);
});

import { expect, it } from 'vitest';
import { paths } from '../paths.ts';
import { isAboutItsOwn, isBeforePublication } from './setUpMenu.ts';

const page = {
  pathname: paths.addCompetition as string,
  named: null as string | null,
  isEdit: false,
  isPublished: undefined as boolean | undefined,
};

it.each([
  ['a new competition', {}, true, true],
  ['a draft, also before the list is there', { named: 'draft' }, true, true],
  ['a draft’s ice', { pathname: paths.ice(), named: 'draft', isPublished: false }, true, true],
  ['a draft’s form', { pathname: paths.editForm(), named: 'draft', isPublished: false }, true, true],
  ['ice that is not known yet', { pathname: paths.ice(), named: 'any' }, true, false],
  ['the detail of a competition', { named: 'held', isEdit: true, isPublished: true }, true, false],
  ['an archived competition’s detail', { named: 'over', isEdit: true, isPublished: false }, true, false],
  ['ice without a name, where the usual competition opens', { pathname: paths.ice() }, false, false],
  ['another page', { pathname: paths.money(), named: 'held', isPublished: false }, false, false],
])('%s', (_, change, isOwn, isBefore) => {
  expect(isAboutItsOwn({ ...page, ...change })).toBe(isOwn);
  expect(isBeforePublication({ ...page, ...change })).toBe(isBefore);
});

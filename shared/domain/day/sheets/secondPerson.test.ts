import { expect, it } from 'vitest';
import { isOwnMark } from './secondPerson.ts';

it('knows who wrote a mark: an account by itself, the holder of a code by the name too', () => {
  const ann = { ids: ['code'], name: 'Ann Frost' };
  expect(isOwnMark(ann, { ids: ['code'], name: 'frost, ann', account: null })).toBe(true);
  // The next judge opens the same code on the same tablet.
  expect(isOwnMark(ann, { ids: ['code'], name: 'Bo Reed', account: null })).toBe(false);
  const withAccount = { ids: ['account', 'code'], name: 'Ann Frost' };
  expect(isOwnMark(withAccount, { ids: ['account'], name: 'Ann Reed', account: 'account' })).toBe(true);
  expect(isOwnMark(withAccount, { ids: ['code'], name: 'Bo Reed', account: null })).toBe(false);
  expect(isOwnMark(withAccount, { ids: ['other'], name: 'Ann Frost', account: 'other' })).toBe(false);
});

import { describe, expect, it } from 'vitest';
import { entryListRequest } from './entryListRequest.ts';

const asked = (over: Partial<Parameters<typeof entryListRequest>[0]>, ownFirst = false) =>
  entryListRequest({ search: '', sort: 'name', filters: {}, ...over }, ownFirst);

describe('what a list of entries is asked for', () => {
  it('is a page of 50 by key where keys answer the question', () => {
    expect(asked({})).toEqual({ query: {}, isWhole: false });
    expect(asked({ sort: '-name' })).toEqual({ query: { order: '-name' }, isWhole: false });
    expect(asked({ filters: { rink: 'r' } })).toEqual({ query: { rink: 'r' }, isWhole: false });
    expect(asked({ filters: { payment: 'due' } })).toEqual({ query: { due: 'true' }, isWhole: false });
  });

  it.each([
    [{ search: 'lam' }, {}],
    [{ sort: '-total' }, {}],
    [{ filters: { state: 'waiting' } }, {}],
    [{ filters: { payment: 'paid' } }, {}],
    [{ filters: { waiver: 'missing' } }, {}],
    [{ filters: { payment: 'unpaid' } }, { due: 'true' }],
    [{ filters: { payment: 'unpaid', rink: 'r' } }, { rink: 'r' }],
    [{ filters: { payment: 'due', rink: 'r' } }, { rink: 'r' }],
    [{ filters: { format: 'Freestyle', payment: 'due' } }, { due: 'true' }],
  ])('is the whole of the smallest list that holds it: %o', (over, query) => {
    expect(asked(over)).toEqual({ query: { ...query, size: '250' }, isWhole: true });
  });

  it('is the whole list of what is due where own rows come first: no key puts them there', () => {
    expect(asked({ filters: { payment: 'due' } }, true).isWhole).toBe(true);
    expect(asked({}, true)).toEqual({ query: {}, isWhole: false });
  });
});

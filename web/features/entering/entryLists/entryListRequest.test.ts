import { describe, expect, it } from 'vitest';
import { entryListRequest } from './entryListRequest.ts';

const asked = (over: Partial<Parameters<typeof entryListRequest>[0]>, myRinkFirst = false) =>
  entryListRequest({ search: '', sort: 'name', filters: {}, ...over }, myRinkFirst);

describe('what a list of entries is asked for', () => {
  const size = '1000';

  it('is the list of a key where keys answer the question', () => {
    expect(asked({})).toEqual({ query: { size }, isArranged: false });
    expect(asked({ filters: { rink: 'r' } })).toEqual({ query: { rink: 'r', size }, isArranged: false });
    expect(asked({ filters: { payment: 'due' } })).toEqual({
      query: { due: 'true', size },
      isArranged: false,
    });
  });

  it.each([
    [{ search: 'lam' }, {}],
    [{ sort: '-name' }, {}],
    [{ sort: '-total' }, {}],
    [{ filters: { state: 'waiting' } }, {}],
    [{ filters: { payment: 'paid' } }, {}],
    [{ filters: { waiver: 'missing' } }, {}],
    [{ filters: { publicName: 'toConfirm' } }, {}],
    [{ filters: { payment: 'unpaid' } }, { due: 'true' }],
    [{ filters: { payment: 'unpaid', rink: 'r' } }, { rink: 'r' }],
    [{ filters: { payment: 'due', rink: 'r' } }, { rink: 'r' }],
    [{ filters: { format: 'Freestyle', payment: 'due' } }, { due: 'true' }],
  ])('is the smallest list that holds it, for the page to arrange: %o', (over, query) => {
    expect(asked(over)).toEqual({ query: { ...query, size }, isArranged: true });
  });

  it('is arranged where own rows come first among what is due: no key puts them there', () => {
    expect(asked({ filters: { payment: 'due' } }, true).isArranged).toBe(true);
    expect(asked({}, true)).toEqual({ query: { size }, isArranged: false });
  });
});

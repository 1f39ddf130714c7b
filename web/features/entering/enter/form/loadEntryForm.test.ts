import { afterEach, expect, it } from 'vitest';
import { queryClient } from '../../../../api/queryClient.ts';
import { loadEntryForm } from './loadEntryForm.ts';
import type { EntryFormKind } from './entryFormKind.ts';

afterEach(() => queryClient.clear());

const kind: Partial<EntryFormKind> = { kind: 'individual' };
const open = (search: string) => {
  const url = new URL(`https://rinkside.example/individual-form${search}`);
  const address = loadEntryForm(kind as EntryFormKind, {
    request: new Request(url),
    url,
    pattern: '/individual-form',
    params: {},
    context: {},
  });
  return {
    ...address,
    queries: queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]),
  };
};

it('asks for a competition where the address names none', () => {
  expect(open('?competitionId=')).toEqual({ kind, competitionId: null, entryId: null, queries: [] });
});

it('starts the queries of a new entry', () => {
  const { competitionId, queries } = open('?competitionId=comp-1');
  expect(competitionId).toBe('comp-1');
  expect(queries.sort()).toEqual(['getCompetition', 'listPlaces', 'listRinks']);
});

it('leaves a stored entry to the page, which knows who is logged in', () => {
  expect(open('?entryId=e-1&competitionId=comp-1')).toMatchObject({ entryId: 'e-1', queries: [] });
});

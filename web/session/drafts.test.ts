import { beforeEach, expect, it, vi } from 'vitest';
import { claimDrafts, dropAllDrafts, saveDraft, readDraft } from './drafts.ts';

/** As in a tab: the stored values are its own properties. */
class TabStorage {
  [key: string]: unknown;
  getItem(key: string): unknown {
    return this[key] ?? null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new TabStorage());
});

it('keeps what a visitor typed after log-in', () => {
  saveDraft('entry', { fullName: 'Aada Frost' });
  claimDrafts('family');
  expect(readDraft('entry')).toEqual({ fullName: 'Aada Frost' });
});

it('returns a family’s own draft after its session expired, and no other family’s', () => {
  claimDrafts('family');
  saveDraft('entry', { fullName: 'Aada Frost' });
  claimDrafts('family');
  expect(readDraft('entry')).toEqual({ fullName: 'Aada Frost' });
  claimDrafts('other family');
  expect(readDraft('entry')).toEqual({});
});

it('leaves nothing after log-out, and gives the next visitor’s draft to the next log-in', () => {
  claimDrafts('family');
  saveDraft('entry', { fullName: 'Aada Frost' });
  dropAllDrafts();
  expect(readDraft('entry')).toEqual({});
  saveDraft('entry', { fullName: 'Eino Frost' });
  claimDrafts('other family');
  expect(readDraft('entry')).toEqual({ fullName: 'Eino Frost' });
});

import { beforeEach, expect, it, vi } from 'vitest';
import { claimDrafts, dropAllDrafts, saveDraft, readDraft } from './drafts.ts';

/** As a tab has it: what is kept are its own properties. */
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

it('gives a visitor who logs in what was typed before', () => {
  saveDraft('entry', { fullName: 'Aada Frost' });
  claimDrafts('family');
  expect(readDraft('entry')).toEqual({ fullName: 'Aada Frost' });
});

it('gives a family whose session ended its own draft back, and no other family', () => {
  claimDrafts('family');
  saveDraft('entry', { fullName: 'Aada Frost' });
  claimDrafts('family');
  expect(readDraft('entry')).toEqual({ fullName: 'Aada Frost' });
  claimDrafts('other family');
  expect(readDraft('entry')).toEqual({});
});

it('leaves nothing after log-out, and the next visitor’s draft to whoever logs in', () => {
  claimDrafts('family');
  saveDraft('entry', { fullName: 'Aada Frost' });
  dropAllDrafts();
  expect(readDraft('entry')).toEqual({});
  saveDraft('entry', { fullName: 'Eino Frost' });
  claimDrafts('other family');
  expect(readDraft('entry')).toEqual({ fullName: 'Eino Frost' });
});

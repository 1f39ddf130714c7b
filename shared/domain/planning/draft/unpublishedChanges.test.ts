import { expect, it } from 'vitest';
import { hasUnpublishedChanges } from './unpublishedChanges.ts';

it('is a draft that is not the published one any more', () => {
  const published = { version: 2, at: '2026-12-01T08:00:00Z', generation: 1, revision: 7 };
  expect(hasUnpublishedChanges({ generation: 1, revision: 7, published })).toBe(false);
  expect(hasUnpublishedChanges({ generation: 1, revision: 8, published })).toBe(true);
  expect(hasUnpublishedChanges({ generation: 2, revision: 7, published })).toBe(true);
  expect(hasUnpublishedChanges({ generation: 1, revision: 8, published: null })).toBe(false);
});

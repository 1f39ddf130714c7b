import { expect, it } from 'vitest';
import { dismissToast, listedToasts, showToast } from './toastStore.ts';

const texts = () => listedToasts().map(({ text }) => text);

it('a message takes the place of an earlier one about the same, and stands beside others', () => {
  showToast('Saved');
  showToast('You follow Ada', 'good', 'star');
  showToast('You no longer follow Ada', 'good', 'star');
  expect(texts()).toEqual(['Saved', 'You no longer follow Ada']);
  showToast('Saved');
  expect(texts()).toEqual(['Saved', 'You no longer follow Ada', 'Saved']);
  for (const { id } of listedToasts()) dismissToast(id);
  expect(texts()).toEqual([]);
});

import { expect, it } from 'vitest';
import { noticePlaces, typedNotices } from './accountBody.ts';

it('sends the addresses typed, and maps an error to the field it was typed in', () => {
  const fields = ['', 'grandma@home.example', ' ', 'nobody'];
  expect(typedNotices(fields)).toEqual(['grandma@home.example', 'nobody']);
  expect(noticePlaces(fields)).toEqual({ 'notices.0': 'notices1', 'notices.1': 'notices3' });
});

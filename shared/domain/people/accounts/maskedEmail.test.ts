import { expect, it } from 'vitest';
import { maskedEmail } from './maskedEmail.ts';

it('shows the first letter and the domain of an address', () => {
  expect(maskedEmail('robin.winter@test.example')).toBe('r•••@test.example');
  expect(maskedEmail('r@test.example')).toBe('r•••@test.example');
  expect(maskedEmail('ö@test.example')).toBe('ö•••@test.example');
});

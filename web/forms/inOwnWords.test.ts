import type { Resolver } from 'react-hook-form';
import { expect, it } from 'vitest';
import { inOwnWords } from './inOwnWords.ts';

const asked = { fields: {}, shouldUseNativeValidation: false };

it('says a code in the page’s words, and leaves the others', async () => {
  const found: Resolver = () => ({
    values: {},
    errors: {
      email: { type: 'MustEmail', message: 'Email format must valid' },
      name: { type: 'NotNull', message: 'Name must not empty' },
    },
  });
  const words = { MustEmail: 'Enter an email address.' };
  const { errors } = await inOwnWords(found, words)({}, undefined, asked);
  expect(errors).toMatchObject({
    email: { type: 'MustEmail', message: 'Enter an email address.' },
    name: { message: 'Name must not empty' },
  });
});

it('lets pass what is right', async () => {
  const right: Resolver = (values) => ({ values, errors: {} });
  expect(await inOwnWords(right, {})({ email: 'a@b.example' }, undefined, asked)).toEqual({
    values: { email: 'a@b.example' },
    errors: {},
  });
});

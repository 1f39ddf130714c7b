import type { Resolver } from 'react-hook-form';
import { expect, it } from 'vitest';
import { inFieldOrder } from './useContractForm.ts';

it('lists errors in the order of the fields, whichever check found them first', async () => {
  const found: Resolver = () => ({
    values: {},
    errors: {
      fullName: { type: 'NotNull', message: 'Full name must not empty' },
      totalPrice: { type: 'MustValid', message: 'The price has changed' },
      familyEmail: { type: 'NotNull', message: 'Family email must not empty' },
    },
  });
  const sorted = inFieldOrder(found, ['familyEmail', 'fullName']);
  const { errors } = await sorted({}, undefined, { fields: {}, shouldUseNativeValidation: false });
  expect(Object.keys(errors)).toEqual(['familyEmail', 'fullName', 'totalPrice']);
});

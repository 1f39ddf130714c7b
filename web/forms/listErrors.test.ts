import { describe, expect, it } from 'vitest';
import { listErrors } from './listErrors.ts';

describe('listErrors', () => {
  it('names each wrong field once, nested ones by their path', () => {
    const errors = {
      email: { type: 'MustEmail', message: 'Email format must valid' },
      skaters: [undefined, { fullName: { type: 'NotNull', message: 'Full name must not empty' } }],
    };
    expect(listErrors(errors as never)).toEqual([
      { name: 'email', message: 'Email format must valid' },
      { name: 'skaters.1.fullName', message: 'Full name must not empty' },
    ]);
  });

  it('is empty for a form without errors', () => {
    expect(listErrors({})).toEqual([]);
  });
});

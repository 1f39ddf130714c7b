import { describe, expect, it } from 'vitest';
import { contractResolver, formErrors, withFieldAliases } from './contractResolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false };
const error = (field: string, code = 'NotNull') => ({ field, code, message: `${field} ${code}` });

describe('the contract’s resolver', () => {
  it('reports the handler’s errors in the specification’s words', async () => {
    const resolve = contractResolver<{ email: string; password: string }>('logIn');
    const { errors } = await resolve({ email: 'nobody', password: '  ' }, undefined, options);
    expect(errors.email?.message).toBe('Email format must valid');
    expect(errors.password?.message).toBe('Password must not empty');
  });

  it('lists errors in the order of the form’s fields', async () => {
    const resolve = contractResolver<{ password: string; email: string }>('logIn');
    const { errors } = await resolve({ password: '', email: '' }, undefined, options);
    expect(Object.keys(errors)).toEqual(['password', 'email']);
  });

  it('accepts a body that the handler would accept', async () => {
    const resolve = contractResolver<{ email: string; password: string }>('logIn');
    const values = { email: 'mia@club.example', password: 'x' };
    expect(await resolve(values, undefined, options)).toEqual({ values, errors: {} });
  });

  it('validates the body, not the typed values', async () => {
    const resolve = contractResolver<{ city: string }>('createRink', {
      toRequest: ({ city }) => ({ name: 'Mega Ice', city, country: 'Japan' }),
    });
    expect(await resolve({ city: 'Yokohama' }, undefined, options)).toMatchObject({ errors: {} });
  });
});

describe('the place of an error', () => {
  it('is the field that a person can fix, once', () => {
    const fieldAliases = { format: 'event', totalPrice: 'event', age: 'birthdate' };
    expect(withFieldAliases([error('event'), error('format'), error('age')], fieldAliases)).toEqual([
      error('event'),
      { ...error('age'), field: 'birthdate' },
    ]);
  });

  it('includes everything within a field that ends in a dot', () => {
    expect(withFieldAliases([error('formats.3.events.0.seconds')], { 'formats.': 'formats' })).toMatchObject([
      { field: 'formats', message: 'formats.3.events.0.seconds NotNull' },
    ]);
  });

  it('follows the path into lists', () => {
    expect(
      formErrors([error('formats.1.events.0.level'), error('formats.1.events.0.level', 'MustValid')]),
    ).toEqual({
      formats: {
        1: { events: { 0: { level: { type: 'NotNull', message: 'formats.1.events.0.level NotNull' } } } },
      },
    });
  });
});

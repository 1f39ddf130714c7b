import { describe, expect, it } from 'vitest';
import { formErrorsOf } from './formErrorsOf.ts';

describe('refusalOf', () => {
  it('keeps the field errors of a refused call', () => {
    const errors = [{ field: 'email', code: 'AlreadyExist', message: 'Email already exist' }];
    const thrown = Object.assign(new Error('Some fields need attention'), { errors });
    expect(formErrorsOf(thrown)).toEqual({ message: 'Some fields need attention', errors });
  });

  it('has only the message of an error that names no field', () => {
    expect(formErrorsOf(new Error('No answer'))).toEqual({ message: 'No answer', errors: [] });
  });

  it('accepts no other value as a refusal', () => {
    expect(formErrorsOf('No answer')).toBeNull();
  });
});

import type { ResolverOptions } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import { rejectUnknown, unknownFieldsOf } from './unknownFields.ts';

interface Values {
  country: string;
  timeZone: string;
}

const empty = { type: 'NotNull', message: 'Country must not empty' };
const inner = (values: Values) =>
  values.country === ''
    ? { values: {}, errors: { country: empty } }
    : { values, errors: {} as Record<string, never> };
const OPTIONS = { fields: {}, shouldUseNativeValidation: false } as ResolverOptions<Values>;

describe('a field whose text is no option', () => {
  const control = {};
  const resolver = rejectUnknown<Values>(inner, () => unknownFieldsOf(control));
  const errorsOf = async (values: Values) => (await resolver(values, undefined, OPTIONS)).errors;

  it('is not reported as empty, nor left out if it is optional', async () => {
    const values = { country: '', timeZone: '' };
    expect(await errorsOf(values)).toEqual({ country: empty });
    unknownFieldsOf(control).set('country', 'Country: choose from the list');
    unknownFieldsOf(control).set('timeZone', 'Time zone: choose from the list');
    expect(await errorsOf(values)).toEqual({
      country: { type: 'MustExist', message: 'Country: choose from the list' },
      timeZone: { type: 'MustExist', message: 'Time zone: choose from the list' },
    });
  });

  it('belongs to one form only, and is fixed by a choice', async () => {
    expect(unknownFieldsOf({}).size).toBe(0);
    unknownFieldsOf(control).clear();
    const values = { country: 'Finland', timeZone: '' };
    expect(await resolver(values, undefined, OPTIONS)).toEqual({ values, errors: {} });
  });
});

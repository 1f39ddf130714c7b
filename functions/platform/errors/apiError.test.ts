import { describe, expect, it } from 'vitest';
import { ApiError, refuse, wrongField } from './apiError.ts';

describe('refuse', () => {
  it('does nothing without problems', () => {
    expect(() => {
      refuse([]);
    }).not.toThrow();
  });

  it('names each field with its code and message', () => {
    expect(() => {
      refuse([
        { field: 'name', code: 'NotNull' },
        { field: 'events.0', code: 'AlreadyExist' },
      ]);
    }).toThrow(
      expect.objectContaining({
        code: 'ValidationFailed',
        details: {
          errors: [
            { field: 'name', code: 'NotNull', message: expect.stringContaining('Name') as string },
            { field: 'events.0', code: 'AlreadyExist', message: expect.any(String) as string },
          ],
        },
      }),
    );
  });

  it('of one field is wrongField', () => {
    const one = wrongField('name', 'NotNull');
    expect(one).toBeInstanceOf(ApiError);
    expect(() => {
      refuse([{ field: 'name', code: 'NotNull' }]);
    }).toThrow(expect.objectContaining({ details: one.details }));
  });
});

import { describe, expect, it } from 'vitest';
import { SubmissionKey } from './submissionKey.ts';

describe('the key of a submission', () => {
  it('stays the same for the same body, so that a retry is the same submission', () => {
    const key = new SubmissionKey();
    expect(key.for({ fullName: 'Mia' })).toBe(key.for({ fullName: 'Mia' }));
  });

  it('changes with the body, and after success', () => {
    const key = new SubmissionKey();
    const first = key.for({ fullName: 'Mia' });
    const second = key.for({ fullName: 'Leo' });
    key.done();
    expect(new Set([first, second, key.for({ fullName: 'Leo' })]).size).toBe(3);
  });
});

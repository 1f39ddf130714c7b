import { describe, expect, it } from 'vitest';
import { partnerCorrectionProblems } from './partnerRules.ts';

const BO = { fullName: 'Bo Lake', birthdate: '2013-04-05' };
const MUST_STAY = [{ field: 'fullName', code: 'MustStay' }];

describe('partnerCorrectionProblems', () => {
  it.each([
    ['a letter', { ...BO, fullName: 'Bob Lake' }],
    ['case and accents', { ...BO, fullName: 'BÖ  LAKE' }],
    ['a part of the name', { ...BO, fullName: 'Bo Lake-Frost' }],
    ['the birthdate', { ...BO, birthdate: '2013-05-04' }],
  ])('lets a partner correct %s', (_what, own) => {
    expect(partnerCorrectionProblems(BO, own)).toEqual([]);
  });

  it.each([
    ['another name and birthdate', { fullName: 'Ida Snow', birthdate: '2014-01-01' }],
    ['another name', { ...BO, fullName: 'Ida Snow' }],
    ['a letter of the name, and the birthdate', { fullName: 'Bob Lake', birthdate: '2014-01-01' }],
  ])('does not take %s for the same person', (_what, own) => {
    expect(partnerCorrectionProblems(BO, own)).toEqual(MUST_STAY);
  });

  it('measures several corrections by the first', () => {
    const corrected = { ...BO, fullName: 'Bo Snow', knownAs: 'bo lake|2013-04-05' };
    expect(partnerCorrectionProblems(corrected, { ...BO, birthdate: '2014-01-01' })).toEqual(MUST_STAY);
    expect(partnerCorrectionProblems(corrected, { ...BO, fullName: 'Ida Snow' })).toEqual(MUST_STAY);
    expect(partnerCorrectionProblems(corrected, BO)).toEqual([]);
  });
});

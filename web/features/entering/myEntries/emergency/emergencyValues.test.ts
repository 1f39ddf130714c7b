import { describe, expect, it } from 'vitest';
import type { FamilySkater } from '../../../../../shared/contract/people/accounts/account.ts';
import { emergencyBody, emergencyValues, familyWithContacts } from './emergencyValues.ts';

const nothing = { emergencyContact: null, emergencyPhone: null, medicalNote: null };
const ada = { fullName: 'Ada Frost', birthdate: '2016-01-01', ...nothing };
const ben = { fullName: 'Ben Frost', birthdate: '2014-01-01', ...nothing, emergencyPhone: '+1 555 0100' };
const family = [
  { fullName: 'ADA FROST', emergencyContact: 'Grandmother', emergencyPhone: '+1 555 0199' },
  { fullName: 'Ben Frost', emergencyPhone: 'an older number' },
] as FamilySkater[];

describe('what is said for an emergency', () => {
  it('begins with what the account knows of those of whom nothing was said', () => {
    expect(emergencyValues([ada, ben], family).people).toEqual([
      { emergencyContact: 'Grandmother', emergencyPhone: '+1 555 0199', medicalNote: '' },
      { emergencyContact: '', emergencyPhone: '+1 555 0100', medicalNote: '' },
    ]);
  });

  it('is sent by name, with nothing for what was left empty', () => {
    const typed = { people: [{ emergencyContact: ' ', emergencyPhone: '112', medicalNote: '' }] };
    expect(emergencyBody([ada], typed)).toEqual({
      people: [{ fullName: 'Ada Frost', ...nothing, emergencyPhone: '112' }],
    });
  });

  it('is kept with the skaters of the family, and asks for no change where there is none', () => {
    const changed = familyWithContacts({ skaters: family }, [ben]);
    expect(changed?.[1]?.emergencyPhone).toBe('+1 555 0100');
    expect(changed?.[0]).toEqual(family[0]);
    expect(familyWithContacts({ skaters: changed ?? [] }, [ben])).toBeNull();
    expect(familyWithContacts({ skaters: [] }, [ben])).toBeNull();
  });
});

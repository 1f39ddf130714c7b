import { describe, expect, it } from 'vitest';
import type { EmergencyRow } from '../../../../shared/contract/entering/entries/emergency.ts';
import { contactRows } from './contactRows.ts';

const ada: EmergencyRow = {
  entryId: 'solo',
  kind: 'individual',
  state: 'confirmed',
  name: 'Ada Frost',
  part: 'skater',
  fullName: 'Ada Frost',
  birthdate: '2014-03-09',
  age: 12,
  homeIsiRink: 'Lantern Bay Ice',
  emergencyContact: 'Ana Frost',
  emergencyPhone: '+1 555 0100',
  medicalNote: 'Asthma',
  family: { name: 'Ana Frost', email: 'ana@frost.example' },
  coach: null,
};
const inTeam: EmergencyRow = {
  ...ada,
  entryId: 'team',
  kind: 'team',
  name: 'Ice Sparks',
  part: 'member',
  fullName: 'ADA FROST',
  coach: { name: 'Kim Vale', email: 'kim@vale.example' },
};

describe('contactRows', () => {
  it('merges a person’s entries into one row without repeating equal values', () => {
    const [row, ...others] = contactRows([ada, { ...inTeam, emergencyPhone: '+15550100' }]);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      fullName: 'Ada Frost',
      emergency: [['Ana Frost', '+1 555 0100']],
      medicalNotes: ['Asthma'],
      families: [['Ana Frost', 'ana@frost.example']],
      coaches: [['Kim Vale', 'kim@vale.example']],
      homeRinks: ['Lantern Bay Ice'],
      entries: [
        { entryId: 'solo', kind: 'individual', name: 'Ada Frost' },
        { entryId: 'team', kind: 'team', name: 'Ice Sparks' },
      ],
    });
  });

  it('keeps both values where entries differ, even of different families', () => {
    const family = { name: 'Ice Sparks office', email: 'office@sparks.example' };
    const other = {
      ...inTeam,
      family,
      emergencyContact: 'Kim Vale',
      emergencyPhone: '112',
      medicalNote: 'Nuts',
    };
    expect(contactRows([ada, other])).toMatchObject([
      {
        emergency: [
          ['Ana Frost', '+1 555 0100'],
          ['Kim Vale', '112'],
        ],
        medicalNotes: ['Asthma', 'Nuts'],
        families: [
          ['Ana Frost', 'ana@frost.example'],
          ['Ice Sparks office', 'office@sparks.example'],
        ],
      },
    ]);
  });

  it('leaves out pairs that repeat half of another, and empty ones', () => {
    const unsaid = { ...inTeam, emergencyContact: null, emergencyPhone: null, medicalNote: null };
    const half = { ...inTeam, entryId: 'other', emergencyPhone: null };
    expect(contactRows([unsaid, half, ada])[0]?.emergency).toEqual([['Ana Frost', '+1 555 0100']]);
    expect(contactRows([unsaid])[0]).toMatchObject({ emergency: [], medicalNotes: [] });
  });

  it('keeps people of one name and different birthdates apart, ordered by name', () => {
    const namesake = { ...ada, entryId: 'namesake', birthdate: '2011-01-01' };
    const zoe = { ...ada, entryId: 'zoe', fullName: 'Zoë Vale' };
    expect(contactRows([zoe, ada, namesake]).map(({ fullName, birthdate }) => [fullName, birthdate])).toEqual(
      [
        ['Ada Frost', '2014-03-09'],
        ['Ada Frost', '2011-01-01'],
        ['Zoë Vale', '2014-03-09'],
      ],
    );
  });

  it('keeps people of one name without a birthdate apart if their families differ', () => {
    const other = { name: 'Bo Frost', email: 'bo@frost.example' };
    const rows = [ada, { ...inTeam, family: other }].map((row) => ({ ...row, birthdate: '' }));
    expect(contactRows(rows)).toHaveLength(2);
  });
});

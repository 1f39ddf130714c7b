import { describe, expect, it } from 'vitest';
import { correctionReaders, type OwnersOfProgramme } from './correctionReaders.ts';

const before = { place: 1, total: 140, points: 6 };
const changed = (programmeId: string) => ({ programmeId, before });
const same = (programmeId: string) => ({ programmeId, before: null });
const owner = (accountId: string, coach: string | null = null, coachAccount: string | null = null) =>
  ({ accountId, coach: coach === null ? null : { id: coach, accountId: coachAccount } }) as const;
const told = (
  rows: readonly ReturnType<typeof changed | typeof same>[],
  owners: Record<string, OwnersOfProgramme>,
) =>
  correctionReaders(rows, new Map(Object.entries(owners))).map(
    ({ to, recipient, programmeIds }) => `${to} ${recipient}: ${programmeIds.join(' ')}`,
  );

describe('who is mailed about a correction', () => {
  it('is the family and the coach of what changed', () => {
    const owners = { a: owner('f1', 'c1'), b: owner('f2', 'c2') };
    expect(told([changed('a'), same('b')], owners)).toEqual(['family f1: a', 'coach c1: a']);
  });

  it('gives a family one mail with its children, and a coach one with the pupils', () => {
    const owners = { a: owner('f1', 'c1'), b: owner('f1', 'c2'), c: owner('f2', 'c1') };
    expect(told([changed('a'), changed('b'), changed('c')], owners)).toEqual([
      'family f1: a b',
      'family f2: c',
      'coach c1: a c',
      'coach c2: b',
    ]);
  });

  it('mails nobody of what stayed or was erased, and needs no coach', () => {
    expect(told([same('a')], { a: owner('f1', 'c1') })).toEqual([]);
    expect(told([changed('a')], {})).toEqual([]);
    expect(told([changed('a')], { a: owner('f1') })).toEqual(['family f1: a']);
  });

  it('mails a coach who enters the own child once, as the family', () => {
    const owners = { a: owner('f1', 'c1', 'f1'), b: owner('f2', 'c1', 'f1') };
    expect(told([changed('a'), changed('b')], owners)).toEqual([
      'family f1: a',
      'family f2: b',
      'coach c1: b',
    ]);
  });

  it('tells everybody of exactly their own, whatever changed', () => {
    for (let mask = 0; mask < 64; mask++) {
      const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
      const rows = ids.map((id, index) => ((mask >> index) & 1 ? changed(id) : same(id)));
      const owners = Object.fromEntries(
        ids.map((id, index) => [id, owner(`f${String(index % 4)}`, `c${String(index % 3)}`)]),
      );
      const readers = correctionReaders(rows, new Map(Object.entries(owners)));
      for (const to of ['family', 'coach'] as const) {
        const own = readers.filter((reader) => reader.to === to);
        expect(new Set(own.map(({ recipient }) => recipient)).size).toBe(own.length);
        expect(own.flatMap(({ programmeIds }) => programmeIds).sort()).toEqual(
          rows.flatMap((row) => (row.before ? [row.programmeId] : [])),
        );
      }
      for (const { to, recipient, programmeIds } of readers)
        for (const id of programmeIds)
          expect(to === 'family' ? owners[id]?.accountId : owners[id]?.coach?.id).toBe(recipient);
    }
  });
});

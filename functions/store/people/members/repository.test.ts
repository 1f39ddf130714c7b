import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RunningDynamo } from '../../../../local/dynamo/server.ts';
import { losingAnswers } from '../../../../local/testing/interrupted.ts';
import { startMemoryTable } from '../../../../local/testing/memoryTable.ts';
import type { Member } from '../../../../shared/domain/people/membership/member.ts';
import { findMember, nextVersion, storeMember, type StoredMember } from './repository.ts';

let dynamo: RunningDynamo;
beforeAll(async () => {
  dynamo = await startMemoryTable();
});
afterAll(() => dynamo.close());

const at = new Date('2027-01-05T12:00:00Z');

const MEMBER: Member = {
  number: '4711',
  fullName: 'Mia Lake',
  birthdate: null,
  category: 'individual',
  homeRink: null,
  expiry: '2027-08-31',
  tests: [],
  certificates: [],
};

it('keeps the first of two changes of a member, also where its answer got lost', async () => {
  let before: StoredMember | null = null;
  for (const version of [1, 2]) {
    const first = nextVersion(before, MEMBER, { by: 'registrar', at });
    const second = nextVersion(before, { ...MEMBER, category: 'associate' }, { by: 'registrar', at });
    expect(await losingAnswers(() => storeMember(first))).toBe(true);
    expect(await storeMember(second)).toBe(false);
    before = await findMember('4711');
    expect(before).toEqual({ ...first, version });
  }
});

import type { Member } from '../../../../shared/domain/people/membership/member.ts';
import { environment } from '../../../platform/environment.ts';
import type { Key } from '../../../platform/table/key.ts';
import type { Item } from '../../../platform/table/read.ts';
import { memberKey } from '../../../store/keys.ts';
import { findMember, hasMembers, memberIn } from '../../../store/people/members/repository.ts';
import { federationService } from './federationService.ts';

/** A registry's answer about a number. */
export type RegistryReply = Member | 'unknown' | 'notAnswering';

/** The product's own members, or a federation's own service. */
interface Registry {
  readonly find: (number: string, now: Date) => Promise<RegistryReply>;
}

const storedRegistry: Registry = {
  find: async (number) => (await findMember(number)) ?? 'unknown',
};

/** Members are never deleted, so the answer yes is kept for the life of the process. */
let hasRegistry = false;

/** Whether there is a registry to look members up in: a federation's service, or own members. */
export async function isRegistryKept(): Promise<boolean> {
  hasRegistry ||= environment('MEMBERSHIP_REGISTRY') !== 'own' || (await hasMembers());
  return hasRegistry;
}

/** Own members by number; null for a number that nobody has. */
export type KnownMembers = ReadonlyMap<string, Member | null>;

/**
 * Own members of these numbers, to read with other items: the keys, and what was read. None while this process does
 * not know yet that there are own members, and none of a federation's service.
 */
export function likelyMembers(numbers: readonly string[]) {
  const isAsked = hasRegistry && environment('MEMBERSHIP_REGISTRY') === 'own';
  const asked = isAsked ? numbers.map((number) => ({ number, key: memberKey(number) })) : [];
  return {
    keys: asked.map(({ key }) => key),
    membersIn: (read: readonly Item[]): KnownMembers =>
      new Map(asked.map(({ number, key }) => [number, memberIn(itemWith(read, key))])),
  };
}

const itemWith = (items: readonly Item[], { pk, sk }: Key) =>
  items.find((item) => item['pk'] === pk && item['sk'] === sk);

/**
 * Looks a membership number up in the registry that the operator has configured (MEMBERSHIP_REGISTRY).
 * @param number as `memberNumber` writes it
 * @param known own members that were read before
 */
export async function membershipOf(number: string, now: Date, known?: KnownMembers): Promise<RegistryReply> {
  const read = known?.get(number);
  if (read !== undefined) return read ?? 'unknown';
  const chosen = environment('MEMBERSHIP_REGISTRY');
  const registry = chosen === 'own' ? storedRegistry : federationService(chosen);
  return registry.find(number, now);
}

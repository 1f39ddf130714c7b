import type { Member } from '../../../shared/domain/membership/member.ts';
import { environment } from '../../platform/environment.ts';
import { federationService } from './federationService.ts';
import { findMember, hasMembers } from '../../store/members/repository.ts';

/** A registry's answer about a number. */
export type RegistryAnswer = Member | 'unknown' | 'notAnswering';

/** The product's own members, or a federation's own service. */
interface Registry {
  readonly find: (number: string, now: Date) => Promise<RegistryAnswer>;
}

const ownRegistry: Registry = {
  find: async (number) => (await findMember(number)) ?? 'unknown',
};

/** Members are never deleted, so the answer yes is kept for the life of the process. */
let isOwnRegistryKept = false;

/** Whether there is a registry to look members up in: a federation's service, or own members. */
export async function isRegistryKept(): Promise<boolean> {
  isOwnRegistryKept ||= environment('MEMBERSHIP_REGISTRY') !== 'own' || (await hasMembers());
  return isOwnRegistryKept;
}

/**
 * Looks a membership number up in the registry that the operator has configured (MEMBERSHIP_REGISTRY).
 * @param number as `memberNumber` writes it
 */
export function membershipOf(number: string, now: Date): Promise<RegistryAnswer> {
  const chosen = environment('MEMBERSHIP_REGISTRY');
  const registry = chosen === 'own' ? ownRegistry : federationService(chosen);
  return registry.find(number, now);
}

import type { Member } from '../../../shared/domain/membership/member.ts';
import { environment } from '../../platform/environment.ts';
import { federationService } from './federationService.ts';
import { findMember, hasMembers } from '../../store/members/repository.ts';

/** What a registry says of a number. That it does not answer is an answer of its own. */
export type RegistryAnswer = Member | 'unknown' | 'notAnswering';

/** Who knows members: the product itself, or a federation's own service. */
interface Registry {
  readonly find: (number: string, now: Date) => Promise<RegistryAnswer>;
}

const ownRegistry: Registry = {
  find: async (number) => (await findMember(number)) ?? 'unknown',
};

/** That a registry has members stays so: a running function asks until the first is there. */
let isOwnRegistryKept = false;

/** Whether there is a registry to ask: a federation's service, or one of ours that holds anybody. */
export async function isRegistryKept(): Promise<boolean> {
  isOwnRegistryKept ||= environment('MEMBERSHIP_REGISTRY') !== 'own' || (await hasMembers());
  return isOwnRegistryKept;
}

/**
 * What is known of a membership number, by whichever registry the operator has chosen
 * (MEMBERSHIP_REGISTRY).
 * @param number as `memberNumber` writes it
 */
export function membershipOf(number: string, now: Date): Promise<RegistryAnswer> {
  const chosen = environment('MEMBERSHIP_REGISTRY');
  const registry = chosen === 'own' ? ownRegistry : federationService(chosen);
  return registry.find(number, now);
}

import type { Competition } from '../../../../../shared/contract/entering/competitions/competitions.ts';
import type { Role } from '../../../../../shared/contract/core/roles.ts';
import { registrationState } from '../../../../../shared/domain/core/registration/registration.ts';
import { currentTime } from '../../../../clock.ts';
import { useSession } from '../../../../session/useSession.ts';
import { entersForFamilies } from '../../entryHandover/index.ts';

export interface EnteringForFamily {
  readonly role: Role;
  /** The head coach's rink, for whose skaters the entry is. */
  readonly rinkId: string | null;
  readonly isLate: boolean;
}

/** An organiser's or head coach's new entry for a family; null for everybody who enters for themselves. */
export function useEnteringForFamily(competition: Competition, isNew: boolean): EnteringForFamily | null {
  const { user } = useSession();
  if (!isNew || !user || !entersForFamilies(user, competition.id)) return null;
  const isLate = registrationState(competition, currentTime()) === 'closed';
  return { role: user.role, rinkId: user.rinkId, isLate };
}

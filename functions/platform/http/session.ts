import type { Role } from '../../../shared/contract/core/roles.ts';

/** The account that makes a call, as it is stored at that moment. */
export interface Session {
  readonly id: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
  readonly role: Role;
  /** The one competition that a manager is assigned to. */
  readonly competitionId: string | null;
  /** The head coach's rink. */
  readonly rinkId: string | null;
  readonly active: boolean;
  readonly secondFactors: number;
  readonly sessionVersion: number;
  /** Where the federation asks for a second factor that the account does not have. */
  readonly secondFactorMissing?: true;
}

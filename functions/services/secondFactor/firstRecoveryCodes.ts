import type { TransactItem } from '../../platform/table/transaction.ts';
import { countOf } from './changeFactors.ts';
import { recoveryCodesWrite, type Factors } from '../../store/secondFactors/factors.ts';
import { newRecoveryCodes } from './recoveryCodes.ts';

interface FirstCodes {
  /** Null where the account has a factor, and its codes with it, already. */
  readonly codes: string[] | null;
  readonly writes: readonly TransactItem[];
}

/** With the first factor come ten codes, for the day on which it is lost. */
export function firstRecoveryCodes(userId: string, factors: Factors): FirstCodes {
  if (countOf(factors) > 0) return { codes: null, writes: [] };
  const { codes, hashes } = newRecoveryCodes();
  return { codes: [...codes], writes: [recoveryCodesWrite(userId, hashes)] };
}

import { isReachable } from './openDemo.ts';
import type { LocalHostOptions } from './start.ts';

/** @throws Error in one sentence if other machines could reach a product whose hashes are quickly guessed */
export function refuseCheapPasswords(options: LocalHostOptions): void {
  if (options.passwordCost !== undefined && isReachable(options))
    throw new Error('PASSWORD_COST is for tests on this machine: leave it out where others can log in.');
}

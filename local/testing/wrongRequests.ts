import { expect, inject } from 'vitest';
import { commonErrors, ERRORS, type ErrorCode } from '../../shared/contract/core/errors.ts';
import type { Role } from '../../shared/contract/core/roles.ts';
import { routeOf, type Operation } from '../../shared/contract/routes.ts';
import { Caller } from './caller.ts';
import { askToJudge, newCoachAccount } from './coaches.ts';
import { newCompetition } from './competitions.ts';
import { newFamily, newInvitedUser } from './people.ts';

/** Whose requests go wrong in tests. */
export interface ContractCallers {
  readonly own: { readonly competitionId: string; readonly formId: string };
  /** Somebody who may call an operation. */
  readonly callerOf: (operation: Operation) => Caller;
}

/** A competition and accounts of the calling test’s own: what is accepted changes nobody else’s. */
export async function newContractCallers(): Promise<ContractCallers> {
  const { competition, form } = await newCompetition();
  const { caller: judge, coach } = await newCoachAccount('HEAD_COACH');
  const callers = new Map<Role | 'PUBLIC', Caller>([
    ['PUBLIC', new Caller()],
    ['SUPER_ADMIN', (await newInvitedUser('SUPER_ADMIN', {})).caller],
    ['MANAGER', (await newInvitedUser('MANAGER', { competitionId: competition.id })).caller],
    ['SKATER', await newFamily()],
    ['HEAD_COACH', judge],
  ]);
  await askToJudge(competition.id, coach.id);
  return {
    own: { competitionId: competition.id, formId: form.id },
    callerOf: (operation) => {
      const { roles, grants } = routeOf(operation);
      const caller = grants ? judge : callers.get(roles[0] ?? 'PUBLIC');
      if (!caller) throw new Error(`Nobody may call ${operation}`);
      return caller;
    },
  };
}

/**
 * Of the values in a request, one, and all of them at night (decision 0312): which one differs by operation and kind, and
 * stays.
 */
export function chosen<Value>(values: readonly Value[], name: string): readonly Value[] {
  if (inject('isThorough')) return values;
  const sum = [...name].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
  return values.slice(sum % values.length, (sum % values.length) + 1);
}

/** An answer that the contract has for the operation, and no failure of ours. */
export function expectDocumented(
  operation: Operation,
  { status, problem }: { readonly status: number; readonly problem: unknown },
): void {
  const route = routeOf(operation);
  if (status === (route.status ?? 200)) return;
  const documented = [...route.errors, ...commonErrors(route)].filter((one) => ERRORS[one].status < 500);
  if (route.mediaType === 'text/html') {
    expect(documented.map((one) => ERRORS[one].status)).toContain(status);
    return;
  }
  const { code } = problem as { readonly code: ErrorCode };
  expect(documented).toContain(code);
  expect(status).toBe(ERRORS[code].status);
}

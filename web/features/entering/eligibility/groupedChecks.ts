import type { Check } from '../../../../shared/domain/entering/eligibility/checklist.ts';

/** Equal findings, perhaps of several people. */
export interface CheckGroup {
  readonly check: Check;
  readonly names: readonly string[];
}

const ORDER = { refuse: 0, warn: 1, pass: 2 } as const;

/** Groups equal findings under the names of their people; rejections and warnings come first. */
export function groupedChecks(checks: readonly Check[]): CheckGroup[] {
  const groups = new Map<string, { check: Check; names: string[] }>();
  for (const check of checks) {
    const key = JSON.stringify([check.outcome, check.reason, check.facts, check.event]);
    const group = groups.get(key) ?? { check, names: [] };
    if (check.name) group.names.push(check.name);
    groups.set(key, group);
  }
  return [...groups.values()].sort((one, other) => ORDER[one.check.outcome] - ORDER[other.check.outcome]);
}

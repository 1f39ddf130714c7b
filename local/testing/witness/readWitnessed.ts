import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { reasonFor } from './allowedDifferences.ts';
import type { Difference } from './compareAnswers.ts';

/** What a run compared. */
export interface Comparison {
  /** How many calls each operation got. */
  readonly calls: ReadonlyMap<string, number>;
  /** How many differences each allowed reason covers. */
  readonly allowed: ReadonlyMap<string, number>;
  readonly others: readonly Difference[];
}

/** @param file the lines that `witnessed` wrote */
export async function readWitnessed(file: string): Promise<Comparison> {
  const calls = new Map<string, number>();
  const allowed = new Map<string, number>();
  const others: Difference[] = [];
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const call = JSON.parse(line) as Difference | { readonly name: string };
    addOne(calls, call.name);
    if (!('request' in call)) continue;
    const reason = reasonFor(call);
    if (reason === null) others.push(call);
    else addOne(allowed, reason);
  }
  return { calls, allowed, others };
}

const addOne = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

import { comparePlans, type PeopledPlan, type PersonMove } from '../comparePlans.ts';

/** A family by its account, or a coach. */
export interface Recipient {
  readonly to: 'family' | 'coach';
  readonly id: string;
}

/** The moves of a plan for a family or a coach. */
export interface RecipientMoves extends Recipient {
  /** The version they were mailed before; null where this is their first. */
  readonly since: number | null;
  readonly moves: readonly PersonMove[];
}

interface Comparison {
  /** The plan that is published, or is about to be. */
  readonly plan: PeopledPlan;
  /** Earlier versions that somebody was mailed about, by number. */
  readonly earlier: ReadonlyMap<number, PeopledPlan['plan']>;
  /** The last version that a recipient was mailed about, by `recipientKey`. */
  readonly mailed: ReadonlyMap<string, number>;
  /** The account of a programme; undefined for a person who was erased. */
  readonly accountOf: (programmeId: string) => string | undefined;
}

export const recipientKey = ({ to, id }: Recipient) => `${to} ${id}`;

const EMPTY_PLAN: PeopledPlan['plan'] = { flights: [], blocks: [], panels: [] };

/**
 * Lists the moves of each family and coach, compared with the version that they were mailed last: two moves of
 * ten minutes are announced as one of twenty. A couple or a team has each programme once.
 * @returns by recipient, without those for whom nothing changes
 */
export function recipientMoves({ plan, earlier, mailed, accountOf }: Comparison): RecipientMoves[] {
  const { programmes } = plan;
  const bases: readonly [number | null, PeopledPlan['plan']][] = [[null, EMPTY_PLAN], ...earlier];
  return bases.flatMap(([since, before]) => {
    const byRecipient = new Map<string, Recipient & { moves: PersonMove[] }>();
    const seen = new Set<string>();
    for (const move of comparePlans({ programmes, plan: before }, plan)) {
      const recipient = recipientOf(move, accountOf);
      if (!recipient) continue;
      const key = recipientKey(recipient);
      if ((mailed.get(key) ?? null) !== since) continue;
      const once = JSON.stringify([key, move.role, move.programmeId]);
      if (move.role === 'skater' && seen.has(once)) continue;
      seen.add(once);
      const known = byRecipient.get(key) ?? { ...recipient, moves: [] };
      known.moves.push(move);
      byRecipient.set(key, known);
    }
    return [...byRecipient.values()].map((recipient) => ({ ...recipient, since }));
  });
}

function recipientOf(
  { role, personId, programmeId }: PersonMove,
  accountOf: Comparison['accountOf'],
): Recipient | null {
  if (role !== 'skater') return { to: 'coach', id: personId };
  const account = programmeId === null ? undefined : accountOf(programmeId);
  return account === undefined ? null : { to: 'family', id: account };
}

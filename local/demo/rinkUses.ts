import type { Account } from '../../functions/store/people/accounts/accounts.ts';
import type { StoredRinkUse } from '../../functions/store/people/rinks/rinkUses.ts';
import type { DemoSeason } from './season.ts';

/** The uses of each rink: its competitions, its head coach, and the competitions with its entries. */
export function rinkUses(
  { competitions: demos, draft, entries }: DemoSeason,
  accounts: readonly Account[],
): ReadonlyMap<string, readonly StoredRinkUse[]> {
  const uses = new Map<string, Map<string, StoredRinkUse>>();
  const add = (rinkId: string | null, use: StoredRinkUse) => {
    if (rinkId === null) return;
    const known = uses.get(rinkId) ?? new Map<string, StoredRinkUse>();
    uses.set(rinkId, known.set(`${use.kind} ${use.id}`, use));
  };
  const competitions = [...Object.values(demos).map(({ competition }) => competition), draft];
  for (const { ring, id } of competitions) add(ring, { kind: 'competition', id });
  for (const { id, rinkId } of accounts) add(rinkId, { kind: 'headCoach', id });
  for (const { homeRinkId, competitionId } of entries)
    add(homeRinkId, { kind: 'entries', id: competitionId });
  return new Map([...uses].map(([rinkId, used]) => [rinkId, [...used.values()]]));
}

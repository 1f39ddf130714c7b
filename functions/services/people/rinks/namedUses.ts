import * as z from 'zod/mini';
import type { RinkUse } from '../../../../shared/contract/people/rinks/rinks.ts';
import { competitionKey, rinkUsesPartition, userKey } from '../../../store/keys.ts';
import { queryPage } from '../../../platform/table/page.ts';
import { getItems } from '../../../platform/table/read.ts';

const use = z.object({ kind: z.enum(['competition', 'headCoach', 'entries']), id: z.string() });
const withNames = z.object({ id: z.string(), name: z.string(), state: z.optional(z.string()) });

/** One page of a rink's uses, with their current names. */
export async function usesOf(
  rinkId: string,
  cursor?: string,
): Promise<{ data: RinkUse[]; nextCursor: string | null }> {
  const { items, nextCursor } = await queryPage(
    {
      KeyConditionExpression: 'pk = :uses',
      ExpressionAttributeValues: { ':uses': rinkUsesPartition(rinkId) },
      ConsistentRead: true,
    },
    cursor,
  );
  const uses = items.map((item) => use.parse(item));
  const keys = uses.map(({ kind, id }) => (kind === 'headCoach' ? userKey(id) : competitionKey(id)));
  const records = new Map(
    (await getItems(keys, true)).map((item) => [String(item['id']), withNames.parse(item)]),
  );
  const data = uses.flatMap(({ kind, id }): RinkUse[] => {
    const record = records.get(id);
    if (!record) return [];
    const isDraft = kind === 'competition' && record.state === 'draft';
    return [{ kind: isDraft ? 'draft' : kind, id, name: record.name }];
  });
  return { data, nextCursor };
}

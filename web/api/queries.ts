import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Operation } from '../../shared/contract/routes.ts';
import type { AnswerOf, DataOf } from '../../shared/contract/types.ts';
import { call } from './client.ts';
import type { CallArguments } from './createCall.ts';

/** `useQuery(queryOf('listRinks'))`: the `data` of a GET, kept under its operation and arguments. */
export function queryOf<Op extends Operation>(operation: Op, ...args: CallArguments<Op>) {
  return queryOptions({
    queryKey: [operation, ...args.slice(0, 1)],
    queryFn: async ({ signal }): Promise<DataOf<Op>> => {
      const answer = await (call as AnyCall)(operation, { ...args[0], signal });
      return (answer as { data: DataOf<Op> }).data;
    },
  });
}

/** Operations whose answers come in pages. */
export type ListOperation = {
  [Op in Operation]: AnswerOf<Op> extends { nextCursor: string | null } ? Op : never;
}[Operation];

export type RowOf<Op extends ListOperation> = DataOf<Op> extends (infer Row)[] ? Row : never;

/** `useInfiniteQuery(pagesOf('listSkaters', {...}))`: the pages of a list, by its own cursor. */
export function pagesOf<Op extends ListOperation>(operation: Op, ...args: CallArguments<Op>) {
  const parts = (args[0] ?? {}) as { query?: Readonly<Record<string, string>> };
  return infiniteQueryOptions({
    queryKey: [operation, 'pages', parts],
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }): Promise<Page<RowOf<Op>>> => {
      const query = { ...parts.query, cursor: pageParam };
      return (await (call as AnyCall)(operation, { ...parts, query, signal })) as Page<RowOf<Op>>;
    },
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

export interface Page<Row> {
  readonly data: readonly Row[];
  readonly nextCursor: string | null;
}

// Within these two helpers the operation is a variable, so its parts cannot be told apart; outside
// them every call is checked by `Call`.
type AnyCall = (operation: Operation, parts: object) => Promise<unknown>;

import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Operation } from '../../shared/contract/routes.ts';
import type { AnswerOf, DataOf } from '../../shared/contract/types.ts';
import { mayBeCachedOld } from './changes.ts';
import { call } from './client.ts';
import { type AnyParts, type CallArguments, urlOf } from './createCall.ts';
import { readAnswer } from './earlyAnswers.ts';
import { routeFromTable } from './routeTable.ts';

/**
 * The cache key of an operation's answers. Changes find queries by it, so every query key begins here; `rest`
 * distinguishes answers.
 */
export function queryKeyOf<const Rest extends readonly unknown[]>(operation: Operation, ...rest: Rest) {
  return [operation, ...rest] as const;
}

/** `useQuery(queryOf('listRinks'))`: the `data` of a GET, cached by its operation and arguments. */
export function requestQuery<Op extends Operation>(operation: Op, ...args: CallArguments<Op>) {
  return queryOptions({
    queryKey: queryKeyOf(operation, ...args.slice(0, 1)),
    queryFn: ({ signal }) => dataOf(operation, args[0] ?? {}, signal),
    initialData: () => earlyDataOf(operation, args[0] ?? {}),
  });
}

/**
 * The same for what only the account may read: another account's answer is never taken for this one's, on pages that stay
 * while a log-in changes. All pages that show it share one answer, also the one that the device keeps.
 */
export function accountQuery<Op extends Operation>(
  operation: Op,
  accountId: string,
  ...args: CallArguments<Op>
) {
  return queryOptions({
    queryKey: queryKeyOf(operation, args[0] ?? {}, accountId),
    queryFn: ({ signal }) => dataOf(operation, args[0] ?? {}, signal),
    initialData: () => earlyDataOf(operation, args[0] ?? {}),
  });
}

async function dataOf<Op extends Operation>(
  operation: Op,
  parts: AnyParts,
  signal: AbortSignal,
): Promise<DataOf<Op>> {
  const answer = await (call as AnyCall)(operation, { ...freshIfChanged(operation), ...parts, signal });
  return (answer as { data: DataOf<Op> }).data;
}

/** What the document's head has asked for and has by now. */
function earlyDataOf<Op extends Operation>(operation: Op, parts: AnyParts) {
  const route = routeFromTable(operation);
  if (!route || mayBeCachedOld(operation)) return undefined;
  return (readAnswer(urlOf(route.path, parts)) as { data: DataOf<Op> } | undefined)?.data;
}

/** Operations with paged answers. */
export type ListOperation = {
  [Op in Operation]: AnswerOf<Op> extends { nextCursor: string | null } ? Op : never;
}[Operation];

export type RowOf<Op extends ListOperation> = DataOf<Op> extends (infer Row)[] ? Row : never;

/** `useInfiniteQuery(pagesOf('listSkaters', {...}))`: the pages of a list, by its own cursor. */
export function pagesOf<Op extends ListOperation>(operation: Op, ...args: CallArguments<Op>) {
  return infiniteQueryOptions({
    queryKey: queryKeyOf(operation, 'pages', args[0] ?? {}),
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => pageFrom(operation, pageParam, signal, ...args),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/**
 * One page of a list: the first without a cursor, otherwise the cursor's. A `size` counts from the second page:
 * the first one is small, so that its rows show soon.
 */
export async function pageFrom<Op extends ListOperation>(
  operation: Op,
  cursor: string | undefined,
  signal: AbortSignal,
  ...args: CallArguments<Op>
): Promise<AnswerPage<RowOf<Op>>> {
  const keyOf = (place: string | undefined) => JSON.stringify([operation, args[0], place]);
  if (cursor !== undefined && secondPage?.key === keyOf(cursor)) {
    const { answer } = secondPage;
    secondPage = null;
    return answer as Promise<AnswerPage<RowOf<Op>>>;
  }
  const page = await askForPage(operation, cursor, signal, ...args);
  const isLoadedWhole = Object.hasOwn((args[0] as { query?: object } | undefined)?.query ?? {}, 'size');
  if (cursor === undefined && isLoadedWhole && page.nextCursor !== null) {
    const answer = askForPage(operation, page.nextCursor, new AbortController().signal, ...args);
    // The caller that asks for the page learns of the failure.
    answer.catch(() => undefined);
    secondPage = { key: keyOf(page.nextCursor), answer };
  }
  return page;
}

/** The second page of a list that is loaded whole: it is asked for while the first one is being drawn. */
let secondPage: { readonly key: string; readonly answer: Promise<unknown> } | null = null;

async function askForPage<Op extends ListOperation>(
  operation: Op,
  cursor: string | undefined,
  signal: AbortSignal,
  ...args: CallArguments<Op>
): Promise<AnswerPage<RowOf<Op>>> {
  const parts = (args[0] ?? {}) as { query?: Readonly<Record<string, string>> };
  const { size, ...asked } = parts.query ?? {};
  const query = cursor === undefined ? asked : { ...asked, size, cursor };
  return (await (call as AnyCall)(operation, {
    ...freshIfChanged(operation),
    ...parts,
    query,
    signal,
  })) as AnswerPage<RowOf<Op>>;
}

/** After its own change a browser bypasses the copy that CloudFront may hold. */
const freshIfChanged = (operation: Operation) => (mayBeCachedOld(operation) ? { fresh: true } : {});

export interface AnswerPage<Row> {
  readonly data: readonly Row[];
  readonly nextCursor: string | null;
}

// Within these helpers the operation is a type variable, so TypeScript cannot check its parts; outside them
// every call is checked by `Call`.
type AnyCall = (operation: Operation, parts: object) => Promise<unknown>;

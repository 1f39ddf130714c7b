import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { documentClient } from './client.ts';
import { cursorOf, invalidCursor, placeOf } from './cursor.ts';
import { tableName, type Item, type QueryInput } from './read.ts';

export interface TablePage {
  readonly items: Item[];
  readonly nextCursor: string | null;
}

/** Rows of a page, unless the query has its own limit. */
export const PAGE_SIZE = 50;

const cursorKey = z.record(z.string(), z.string());

/**
 * One page of a query, at most PAGE_SIZE items or the query's own Limit. The cursor has the last key read; a page of
 * another size may follow.
 * @throws {ApiError} ValidationFailed (cursor, MustValid) for an altered cursor, or one of another query
 */
export async function queryPage(query: QueryInput, cursor: string | undefined): Promise<TablePage> {
  const { Limit: limit = PAGE_SIZE, ...list } = query;
  const after = cursor === undefined ? undefined : cursorKey.parse(placeOf(list, cursor));
  try {
    const page = await documentClient().send(
      new QueryCommand({
        ...list,
        TableName: tableName(),
        Limit: limit,
        ExclusiveStartKey: after,
      }),
    );
    return {
      items: page.Items ?? [],
      nextCursor: page.LastEvaluatedKey ? cursorOf(list, page.LastEvaluatedKey) : null,
    };
  } catch (error) {
    // A check that somebody computed for a key that the table does not take.
    if (after !== undefined && error instanceof Error && error.name === 'ValidationException')
      throw invalidCursor();
    throw error;
  }
}

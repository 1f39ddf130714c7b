import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { wrongField } from '../errors/apiError.ts';
import { documentClient } from './client.ts';
import { tableName, type Item, type QueryInput } from './read.ts';

export interface Page {
  readonly items: Item[];
  readonly nextCursor: string | null;
}

/** Rows of a page, unless the query has its own limit. */
export const PAGE_SIZE = 50;

const cursorKey = z.record(z.string(), z.string());

/**
 * One page of a query, at most PAGE_SIZE items or the query's own Limit. The cursor is the last key read;
 * DynamoDB refuses a key of another partition.
 * @throws {ApiError} ValidationFailed (cursor, MustValid) for a cursor of another query
 */
export async function queryPage(query: QueryInput, cursor: string | undefined): Promise<Page> {
  try {
    const page = await documentClient().send(
      new QueryCommand({
        ...query,
        TableName: tableName(),
        Limit: query.Limit ?? PAGE_SIZE,
        ExclusiveStartKey: cursor === undefined ? undefined : keyOf(cursor),
      }),
    );
    return {
      items: page.Items ?? [],
      nextCursor: page.LastEvaluatedKey ? cursorOf(page.LastEvaluatedKey) : null,
    };
  } catch (error) {
    if (cursor !== undefined && error instanceof Error && error.name === 'ValidationException') {
      throw invalidCursor();
    }
    throw error;
  }
}

function cursorOf(key: Item): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

function keyOf(cursor: string): Record<string, string> {
  try {
    return cursorKey.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw invalidCursor();
  }
}

const invalidCursor = () => wrongField('cursor', 'MustValid');

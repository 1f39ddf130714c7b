import type { Resource } from '../../shared/contract/route.ts';

type TableAction =
  'GetItem' | 'BatchGetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheckItem';

/** What one function may touch. `table` is of the table; the index can only be queried. */
export interface Grant {
  readonly table: readonly TableAction[];
  readonly index: boolean;
  /** Whether it reads the key of the sessions. */
  readonly session: boolean;
}

/**
 * A transaction has no action of its own in IAM: it needs the actions of its parts. Nobody may scan:
 * every read goes by a key (design, section 5). Nothing is deleted yet, so nobody may delete.
 */
export const GRANTS: Readonly<Record<Resource, Grant>> = {
  authentication: { table: ['GetItem', 'PutItem'], index: false, session: true },
  rinks: { table: ['GetItem', 'Query', 'PutItem'], index: false, session: true },
  competitions: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
    index: true,
    session: true,
  },
  forms: { table: ['GetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem'], index: false, session: true },
  entries: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
    index: true,
    session: true,
  },
  // Its routes are public and answer from the code alone.
  system: { table: [], index: false, session: false },
};

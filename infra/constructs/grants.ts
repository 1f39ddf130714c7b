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

// A transaction has no action of its own in IAM: it needs the actions of its parts.
const READ = ['GetItem', 'BatchGetItem', 'Query'] as const;
const WRITE = ['PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'] as const;

const readsAndWrites: Grant = { table: [...READ, ...WRITE], index: true, session: true };

/** Nobody may scan: every read goes by a key (design, section 5). */
export const GRANTS: Readonly<Record<Resource, Grant>> = {
  authentication: readsAndWrites,
  rinks: readsAndWrites,
  competitions: readsAndWrites,
  forms: readsAndWrites,
  entries: readsAndWrites,
  system: { table: [], index: false, session: false },
};

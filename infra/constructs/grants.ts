import type { Resource } from '../../shared/contract/core/route.ts';

type TableAction =
  'GetItem' | 'BatchGetItem' | 'Query' | 'PutItem' | 'UpdateItem' | 'DeleteItem' | 'ConditionCheckItem';

/** An action on the objects of the image bucket whose keys begin so. */
export interface ObjectRight {
  readonly action: 'GetObject' | 'PutObject' | 'DeleteObject';
  readonly prefix: 'uploads/' | 'images/' | 'documents/';
}

/** What one function may touch. `table` is of the table; an index can only be queried. */
export interface Grant {
  readonly table: readonly TableAction[];
  readonly index: boolean;
  /** Whether it asks for entries by rink and for those that are due (gsi2, gsi3). */
  readonly entryIndexes?: true;
  /** Whether it reads the key of the sessions. */
  readonly session: boolean;
  /** Whether it keeps second factors: it reads the key that they are encrypted with. */
  readonly secondFactors?: true;
  /** Whether it sends mail. */
  readonly mail: boolean;
  /** What it does in the image bucket; nothing where it is left out. */
  readonly objects?: readonly ObjectRight[];
  /** Whether it reads the application's document, to put a page's own head into it. */
  readonly document?: true;
  /** Whether it draws documents: their fonts are copied beside its bundle. */
  readonly fonts?: true;
  /** Whether it asks about memberships, of the product's own registry or of a federation's service. */
  readonly registry?: true;
}

/**
 * A transaction has no action of its own in IAM: it needs the actions of its parts. Nobody may scan:
 * every read goes by a key (design, section 5). Who may delete, deletes links that were
 * used, what belongs to a person who goes, a rink that nothing uses, what used a rink,
 * or that somebody is in an event. Whoever has sessions updates their records.
 */
export const GRANTS: Readonly<Record<Resource, Grant>> = {
  authentication: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    index: true,
    session: true,
    secondFactors: true,
    mail: true,
  },
  users: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    index: true,
    session: true,
    mail: true,
  },
  rinks: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    index: false,
    session: true,
    mail: false,
  },
  competitions: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    index: true,
    session: true,
    mail: true,
  },
  forms: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    index: false,
    session: true,
    mail: true,
  },
  entries: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    index: true,
    entryIndexes: true,
    session: true,
    mail: true,
    registry: true,
  },
  payments: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    index: true,
    session: true,
    mail: true,
  },
  files: {
    table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'],
    index: false,
    session: true,
    mail: false,
    // It signs with its own rights what a browser puts, and copies what it has checked.
    objects: [
      { action: 'PutObject', prefix: 'uploads/' },
      { action: 'GetObject', prefix: 'uploads/' },
      { action: 'DeleteObject', prefix: 'uploads/' },
      { action: 'PutObject', prefix: 'images/' },
      { action: 'PutObject', prefix: 'documents/' },
    ],
  },
  memberships: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
    index: true,
    session: true,
    mail: false,
    registry: true,
  },
  notices: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    index: true,
    entryIndexes: true,
    session: true,
    mail: true,
    registry: true,
  },
  // It draws receipts and invoices with fonts of its own (bundling.ts).
  receipts: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
    index: false,
    entryIndexes: true,
    session: true,
    mail: false,
    fonts: true,
  },
  pages: {
    table: ['GetItem', 'BatchGetItem', 'Query'],
    index: false,
    session: false,
    mail: false,
    document: true,
  },
  // Its routes are public and answer from the code alone.
  system: { table: [], index: false, session: false, mail: false },
};

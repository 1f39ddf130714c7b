import { RESOURCES, type Resource } from '../../shared/contract/core/route.ts';

/** Functions that no call reaches: what is new in the outbox, what is due there, what came back, and what is kept no longer. */
export const WORKERS = ['outboxStream', 'outboxSchedule', 'mailEvents', 'retention'] as const;

/** A function by the folder of its source in an area of functions/api. */
export type FunctionName = Resource | (typeof WORKERS)[number];

export const FUNCTIONS: readonly FunctionName[] = [...RESOURCES, ...WORKERS];

type TableAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'ConditionCheckItem';

/** An action on the image bucket's objects whose keys begin with the prefix. */
export interface ObjectRight {
  readonly action: 'GetObject' | 'PutObject' | 'DeleteObject';
  readonly prefix: 'uploads/' | 'uploads/music/' | 'images/' | 'documents/';
}

/** The rights of one function. `table` is the table's; an index can only be queried. */
export interface FunctionGrant {
  readonly table: readonly TableAction[];
  readonly index: boolean;
  /** Whether it queries entries by rink and entries that are due (gsi2, gsi3). */
  readonly entryIndexes?: true;
  /** Whether it reads the key that signs sessions. */
  readonly session: boolean;
  /** Whether it stores second factors and so reads the key that encrypts them. */
  readonly secondFactors?: true;
  /** Whether it calls the card provider, or checks what that signs, and so reads the accounts' keys. */
  readonly cards?: true;
  readonly mail: boolean;
  /** Whether it calls the push services of browsers; the session secret has the key by which they know us. */
  readonly push?: true;
  /** Its rights on the image bucket; none by default. */
  readonly objects?: readonly ObjectRight[];
  /** Whether it reads the application's document, to write a page's own head into it. */
  readonly document?: true;
  /** Whether it draws documents: their fonts are copied beside its bundle. */
  readonly fonts?: true;
  /** Whether it looks up memberships, in the product's own registry or in a federation's service. */
  readonly registry?: true;
  /** Whether it hashes passwords. */
  readonly passwords?: true;
}

/**
 * A transaction has no IAM action of its own: it needs the actions of its parts. No function may scan: every
 * read goes by a key (design, section 5). DeleteItem is for used links, personal data of deleted accounts,
 * unused rinks, records of a rink's uses and of a skater in an event. Functions that read sessions also
 * update their records.
 */
export const TABLE_GRANTS: Readonly<Record<FunctionName, FunctionGrant>> = {
  authentication: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    index: true,
    session: true,
    secondFactors: true,
    mail: true,
    passwords: true,
  },
  users: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    index: true,
    session: true,
    mail: true,
    passwords: true,
    // The music of an account that is deleted.
    objects: [{ action: 'DeleteObject', prefix: 'uploads/music/' }],
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
    entryIndexes: true,
    session: true,
    mail: false,
  },
  forms: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    index: false,
    session: true,
    mail: false,
  },
  entries: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    index: true,
    entryIndexes: true,
    session: true,
    mail: true,
    registry: true,
  },
  entriesForFamilies: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    index: true,
    session: true,
    mail: true,
    registry: true,
  },
  consents: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    index: false,
    session: true,
    mail: false,
  },
  payments: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    index: true,
    session: true,
    cards: true,
    mail: false,
  },
  files: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    index: true,
    session: true,
    mail: false,
    // It signs the browser's upload, and who reads music, with its own rights, and copies the checked file.
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
  outboxStream: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    index: true,
    session: true,
    cards: true,
    mail: true,
    push: true,
  },
  outboxSchedule: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    index: true,
    session: true,
    cards: true,
    mail: true,
    push: true,
    registry: true,
  },
  mailEvents: {
    table: ['GetItem', 'BatchGetItem', 'UpdateItem'],
    index: false,
    session: false,
    mail: false,
  },
  retention: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    index: true,
    session: false,
    cards: true,
    mail: false,
    objects: [{ action: 'DeleteObject', prefix: 'uploads/music/' }],
  },
  notices: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    index: true,
    entryIndexes: true,
    session: true,
    cards: true,
    mail: true,
    push: true,
    registry: true,
  },
  // It draws receipts, invoices and the schedule with bundled fonts (copyFonts.ts).
  receipts: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
    index: true,
    entryIndexes: true,
    session: true,
    mail: false,
    // The federation's logo, at the head of a document.
    objects: [{ action: 'GetObject', prefix: 'images/' }],
    fonts: true,
  },
  labels: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    index: false,
    session: true,
    mail: false,
  },
  coaches: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    index: true,
    session: true,
    mail: true,
  },
  publicSchedule: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    index: true,
    entryIndexes: true,
    session: true,
    mail: false,
  },
  judging: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
    index: true,
    session: true,
    mail: false,
  },
  day: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    index: true,
    session: true,
    mail: false,
    // The music of a rehearsal.
    objects: [
      { action: 'PutObject', prefix: 'uploads/music/' },
      { action: 'DeleteObject', prefix: 'uploads/music/' },
    ],
  },
  results: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
    index: true,
    session: true,
    mail: false,
  },
  ice: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    index: true,
    session: true,
    mail: false,
  },
  schedule: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    index: true,
    session: true,
    mail: false,
  },
  panels: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
    index: true,
    session: true,
    mail: false,
  },
  people: {
    table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    index: true,
    session: true,
    mail: false,
  },
  pages: {
    table: ['GetItem', 'BatchGetItem', 'Query'],
    index: false,
    session: false,
    mail: false,
    document: true,
  },
  // Its routes are public and read no data.
  // It asks whether the table takes writes, by a condition alone.
  system: { table: ['GetItem', 'ConditionCheckItem'], index: false, session: false, mail: false },
};

import type { ParameterTypes } from '../request/parameterTypes.ts';
import type { Random } from '../../../shared/domain/planning/random.ts';
import type { Contention } from '../contention.ts';
import type { Catalog } from '../storage/catalog.ts';
import type { Database } from '../storage/database.ts';
import type { AttributeItem } from '../values/attributeValue.ts';

/** A condition that a write asked for. */
export interface AskedCondition {
  /** The item's key, or the item that was put. */
  readonly key: AttributeItem;
  readonly text: string;
  readonly isMet: boolean;
}

/**
 * Chooses requests that go wrong, by their text, so that tests can refuse one, delay it or lose its answer. What it returns
 * answers the request in place of its performance.
 */
export type Disturb = (
  request: () => string,
) => ((perform: () => Promise<object>, writes: boolean) => Promise<object>) | undefined;

/**
 * Sees each call that can be performed, one after another, so that tests can send it to another database too.
 * @param body the request as JSON
 */
export type Witness = (
  call: { readonly name: string; readonly body: string },
  perform: () => Promise<object>,
) => Promise<object>;

/** The state that operations work on. */
export interface Store {
  database: Database;
  catalog: Catalog;
  /** Whether to cancel the current transaction with a conflict, so that tests can cause one. */
  injectConflict: () => boolean;
  /** What calls at once do to each other; without it, nothing but their order. */
  contention?: Contention;
  /** Shuffles what BatchGetItem answers; without it, the order of the request. */
  batchOrder?: Random;
  /** Called with a write's request before it is performed, so that tests can let others write meanwhile. */
  beforeWrite?: (request: string) => Promise<void>;
  disturb?: Disturb;
  witness?: Witness;
  /** Called with each condition, so that tests can tell those that nothing ever broke. */
  onCondition?: (asked: AskedCondition) => void;
}

interface Definition<Request> {
  /** The parameters that the operation supports; any other is refused. */
  types: ParameterTypes;
  /** Whether the operation writes, and so runs in a group of writes. */
  writes: boolean;
  /** Whether it is a transaction, which meets others on its items. */
  isTransaction?: boolean;
  /** The identity of each item that the request names, '' for an invalid key; for those that meet transactions. */
  items?: (store: Store, request: Request) => string[];
  /** Checks and parses a request before it runs, independently of the stored data. */
  check?: (request: Request) => void;
  run: (store: Store, request: Request) => object;
}

export type TableOperation = Definition<object>;

/** Binds an operation to the shape that its `types` guarantee; later code relies on it. */
export function defineOperation<Request extends object>(definition: Definition<Request>): TableOperation {
  const { check, items, run, ...rest } = definition;
  return {
    ...rest,
    ...(check === undefined ? {} : { check: (request: object) => check(request as Request) }),
    ...(items === undefined
      ? {}
      : { items: (store: Store, request: object) => items(store, request as Request) }),
    run: (store, request) => run(store, request as Request),
  };
}

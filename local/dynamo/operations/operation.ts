import type { ParameterTypes } from '../request/parameterTypes.ts';
import type { Catalog } from '../storage/catalog.ts';
import type { Database } from '../storage/database.ts';

/** What operations work on. */
export interface Store {
  database: Database;
  catalog: Catalog;
  /** Whether the transaction that asks shall be cancelled for a conflict, so that tests can bring one about. */
  injectConflict: () => boolean;
}

interface Definition<Request> {
  /** The parameters that the operation knows; any other is refused. */
  types: ParameterTypes;
  /** Whether the operation changes something, and so runs in a group of writes. */
  writes: boolean;
  /** Checks and parses a request before it runs; independent of what is stored. */
  check?: (request: Request) => void;
  run: (store: Store, request: Request) => object;
}

export type Operation = Definition<object>;

/** Ties an operation to the shape its `types` guarantee; the shape is trusted from here on. */
export function defineOperation<Request extends object>(definition: Definition<Request>): Operation {
  const { check, run, ...rest } = definition;
  return {
    ...rest,
    ...(check === undefined ? {} : { check: (request: object) => check(request as Request) }),
    run: (store, request) => run(store, request as Request),
  };
}

import { addition } from '../table/addition.ts';
import type { Key } from '../table/keys.ts';
import { tableName } from '../table/read.ts';
import type { Step } from '../table/transaction.ts';

interface Counting {
  readonly key: Key;
  /** What is added to each counter of the item. */
  readonly add: Readonly<Record<string, number>>;
  /** A counter that may be at most so large before the addition. */
  readonly most?: { readonly counter: string; readonly value: number } | null;
  readonly refusal?: () => Error;
}

/** Adds to the counters of one item, on the condition that one of them leaves room. */
export function counterStep({ key, add, most, refusal }: Counting): Step {
  const { ExpressionAttributeValues, ...update } = addition(add);
  const counter = most && `#${most.counter}`;
  return {
    write: {
      Update: {
        TableName: tableName(),
        Key: key,
        ...update,
        ExpressionAttributeValues: { ...ExpressionAttributeValues, ...(most && { ':most': most.value }) },
        ...(counter && { ConditionExpression: `attribute_not_exists(${counter}) OR ${counter} <= :most` }),
      },
    },
    ...(refusal && { refusal }),
  };
}

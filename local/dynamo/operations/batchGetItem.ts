import batchGetItemTypes from 'dynalite/validations/batchGetItem.js';
import { shuffle } from '../../../shared/domain/planning/random.ts';
import type { ReturnConsumedCapacity } from '../capacity.ts';
import { addUsage, consumedCapacity, noUsage, readUnits } from '../capacity.ts';
import { validationError } from '../errors.ts';
import type { ParsedProjection } from '../expressions/syntax.ts';
import { checkAttributeMap } from '../request/attributeValues.ts';
import type { ExpressionParameters } from '../request/expressionChecks.ts';
import { parseExpressions } from '../request/expressionChecks.ts';
import type { ParameterShape } from '../request/parameterTypes.ts';
import { attributeNames, expression, requiredAttributeMap, supported } from '../request/parameterTypes.ts';
import { checkedKey, keyIdentity } from '../storage/keys.ts';
import type { AttributeItem } from '../values/attributeValue.ts';
import { getOne } from './getItem.ts';
import { defineOperation, type Store } from './operation.ts';

const mostKeys = 100;
const mostBytes = 16 * 1024 * 1024;

interface KeysAndAttributes extends ExpressionParameters {
  Keys: AttributeItem[];
  ConsistentRead?: boolean;
  _projection?: ParsedProjection;
}

interface Request {
  RequestItems: Record<string, KeysAndAttributes>;
  ReturnConsumedCapacity?: ReturnConsumedCapacity;
}

const { RequestItems, ...otherTypes } = supported(batchGetItemTypes.types);

export const batchGetItem = defineOperation<Request>({
  types: {
    ...otherTypes,
    RequestItems: {
      ...(RequestItems as ParameterShape),
      children: {
        type: 'ValueStruct<KeysAndAttributes>',
        children: {
          Keys: {
            type: 'List',
            notNull: true,
            lengthGreaterThanOrEqual: 1,
            lengthLessThanOrEqual: mostKeys,
            children: { ...requiredAttributeMap, type: 'ParameterizedMap' },
          },
          ConsistentRead: 'Boolean',
          ProjectionExpression: expression,
          ExpressionAttributeNames: attributeNames,
        },
      },
    },
  },
  writes: false,
  check(request) {
    let keys = 0;
    for (const wanted of Object.values(request.RequestItems)) {
      parseExpressions(wanted, ['ProjectionExpression']);
      wanted.Keys.forEach(checkAttributeMap);
      keys += wanted.Keys.length;
    }
    if (keys > mostKeys) throw validationError('Too many items requested for the BatchGetItem call');
  },
  run(store, request) {
    const answers: Record<string, AttributeItem[]> = {};
    const unprocessed: Record<string, object> = {};
    const capacity: unknown[] = [];
    let bytes = 0;
    for (const [name, wanted] of Object.entries(request.RequestItems)) {
      const table = store.catalog.get(name);
      const usage = noUsage();
      const found: AttributeItem[] = [];
      answers[name] = found;
      const identities = new Set(wanted.Keys.map((key) => keyIdentity(checkedKey(key, table))));
      if (identities.size < wanted.Keys.length) {
        throw validationError('Provided list of item keys contains duplicates');
      }
      wanted.Keys.forEach((key, at) => {
        if (bytes > mostBytes) return;
        const { item, size } = getOne(store, { ...wanted, TableName: name, Key: key });
        bytes += size;
        if (bytes > mostBytes) {
          unprocessed[name] = { ...withoutParsed(wanted), Keys: wanted.Keys.slice(at) };
          return;
        }
        addUsage(usage, { ...noUsage(), table: readUnits(size, wanted.ConsistentRead === true) });
        if (item !== undefined) found.push(item);
      });
      if (bytes > mostBytes && unprocessed[name] === undefined) unprocessed[name] = withoutParsed(wanted);
      capacity.push(consumedCapacity(table, usage, request.ReturnConsumedCapacity));
    }
    return {
      Responses: inAnyOrder(store, answers),
      UnprocessedKeys: unprocessed,
      ConsumedCapacity: capacity.some((one) => one !== undefined) ? capacity : undefined,
    };
  },
});

/** AWS answers a batch in no order of its request. */
const inAnyOrder = ({ batchOrder }: Store, answers: Record<string, AttributeItem[]>) =>
  batchOrder === undefined
    ? answers
    : Object.fromEntries(Object.entries(answers).map(([name, items]) => [name, shuffle(items, batchOrder)]));

function withoutParsed({ _projection, ...asAsked }: KeysAndAttributes) {
  return asAsked;
}

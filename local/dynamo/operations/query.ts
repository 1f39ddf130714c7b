import queryTypes from 'dynalite/validations/query.js';
import { validationError } from '../errors.ts';
import type { ParsedCondition } from '../expressions/syntax.ts';
import { checkAttributeMap } from '../request/attributeValues.ts';
import type { ExpressionParameters } from '../request/expressionChecks.ts';
import { parseExpressions } from '../request/expressionChecks.ts';
import { supported } from '../request/parameterTypes.ts';
import type { ItemSelection } from '../storage/selection.ts';
import { keyBytes } from '../values/keyBytes.ts';
import { checkStartInRange, keyConditions, keyRange, sortBounds } from './keyConditions.ts';
import { defineOperation } from './operation.ts';
import { pageSource, startPosition } from './pageSource.ts';
import type { PageParameters } from './readPage.ts';
import { readPage } from './readPage.ts';

interface Request extends PageParameters {
  ScanIndexForward?: boolean;
  _keyCondition: ParsedCondition;
}

export const query = defineOperation<Request & ExpressionParameters>({
  types: supported(queryTypes.types),
  writes: false,
  check(request) {
    checkAttributeMap(request.ExclusiveStartKey);
    if (request.KeyConditionExpression === undefined) {
      throw validationError(
        'Either the KeyConditions or KeyConditionExpression parameter must be specified in the request.',
      );
    }
    parseExpressions(request, ['ProjectionExpression', 'FilterExpression', 'KeyConditionExpression']);
  },
  run(store, request) {
    const source = pageSource(store, request);
    const range = keyRange(keyConditions(request._keyCondition), source.keys);
    const keyInFilter = source.keys.find(({ name }) => request._filter?.pathHeads[name] !== undefined);
    if (keyInFilter !== undefined) {
      throw validationError(
        'Filter Expression can only contain non-primary key attributes: ' +
          `Primary key attribute: ${keyInFilter.name}`,
      );
    }
    const start = request.ExclusiveStartKey;
    const after = start === undefined ? undefined : startPosition(source, start).slice(1);
    if (start !== undefined) checkStartInRange(start, range, source.keys);
    const selection: ItemSelection = {
      ...source,
      ...sortBounds(range.sort),
      hash: keyBytes(range.hash),
      forward: request.ScanIndexForward !== false,
      ...(after === undefined ? {} : { after }),
    };
    return readPage(store.database, selection, request, source.wholeItems);
  },
});

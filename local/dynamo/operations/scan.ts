import scanTypes from 'dynalite/validations/scan.js';
import { validationError } from '../errors.ts';
import { checkAttributeMap } from '../request/attributeValues.ts';
import type { ExpressionParameters } from '../request/expressionChecks.ts';
import { parseExpressions } from '../request/expressionChecks.ts';
import { supported } from '../request/parameterTypes.ts';
import { defineOperation } from './operation.ts';
import { pageSource, startPosition } from './pageSource.ts';
import type { PageParameters } from './readPage.ts';
import { readPage } from './readPage.ts';

interface Request extends PageParameters {
  Segment?: number;
  TotalSegments?: number;
}

export const scan = defineOperation<Request & ExpressionParameters>({
  // dynalite knows no consistent scan.
  types: { ...supported(scanTypes.types), ConsistentRead: 'Boolean' },
  writes: false,
  check(request) {
    checkAttributeMap(request.ExclusiveStartKey);
    checkSegments(request);
    parseExpressions(request, ['ProjectionExpression', 'FilterExpression']);
  },
  run(store, request) {
    const source = pageSource(store, request);
    const { Segment, TotalSegments, ExclusiveStartKey } = request;
    const selection = {
      ...source,
      forward: true,
      ...(ExclusiveStartKey === undefined ? {} : { after: startPosition(source, ExclusiveStartKey) }),
    };
    const segment =
      Segment === undefined || TotalSegments === undefined
        ? undefined
        : { number: Segment, of: TotalSegments };
    return readPage(store.database, selection, request, source.wholeItems, segment);
  },
});

function checkSegments({ Segment, TotalSegments }: Request): void {
  if (Segment !== undefined && TotalSegments === undefined) {
    throw validationError(
      'The TotalSegments parameter is required but was not present in the request when Segment parameter is present',
    );
  }
  if (Segment === undefined && TotalSegments !== undefined) {
    throw validationError(
      'The Segment parameter is required but was not present in the request when parameter TotalSegments is present',
    );
  }
  if (Segment !== undefined && TotalSegments !== undefined && Segment >= TotalSegments) {
    throw validationError(
      'The Segment parameter is zero-based and must be less than parameter TotalSegments: ' +
        `Segment: ${String(Segment)} is not less than TotalSegments: ${String(TotalSegments)}`,
    );
  }
}

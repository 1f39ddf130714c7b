import type { DeployedStream } from './deployment.ts';
import type { ResolvedResource } from './resolvedResources.ts';

/** The function that a table's stream calls, and for which of its records. */
export function readStream({ properties }: ResolvedResource): DeployedStream {
  const patterns = properties.has('FilterCriteria')
    ? properties.object('FilterCriteria').objects('Filters')
    : [];
  return {
    functionName: properties.text('FunctionName').split(':').at(-1) ?? '',
    patterns: patterns.map((filter) => JSON.parse(filter.text('Pattern')) as unknown),
    batchSize: properties.number('BatchSize'),
    retryAttempts: properties.number('MaximumRetryAttempts'),
    bisects: properties.raw('BisectBatchOnFunctionError') === true,
    answersEach: properties.texts('FunctionResponseTypes').includes('ReportBatchItemFailures'),
  };
}

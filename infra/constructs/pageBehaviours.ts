import { Duration } from 'aws-cdk-lib';
import type { BehaviorOptions, IOrigin } from 'aws-cdk-lib/aws-cloudfront';
import { CachePolicy, CacheQueryStringBehavior } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { Route } from '../../shared/contract/core/route.ts';
import { pagePatterns } from './cachedPaths.ts';

/**
 * The pages whose head the API writes, for previews. They depend on their path alone: nothing else is
 * in the key, nothing else goes on, so that a link with the marks of a messenger costs no second
 * answer. Whatever stands below them is the application's.
 */
export function pageBehaviours(
  scope: Construct,
  options: {
    readonly routes: readonly Route[];
    readonly api: IOrigin;
    /** How the application itself is served. */
    readonly application: BehaviorOptions;
  },
): Record<string, BehaviorOptions> {
  const { routes, api, application } = options;
  const { functionAssociations: _rewrite, ...common } = application;
  const cachePolicy = new CachePolicy(scope, 'Pages', {
    comment: 'Pages by their path, as long as the answer says',
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(1),
    queryStringBehavior: CacheQueryStringBehavior.none(),
    enableAcceptEncodingBrotli: true,
    enableAcceptEncodingGzip: true,
  });
  return Object.fromEntries(
    pagePatterns(routes).flatMap(({ page, below }): [string, BehaviorOptions][] => [
      [below, application],
      [page, { ...common, origin: api, cachePolicy }],
    ]),
  );
}

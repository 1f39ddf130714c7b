import { Duration } from 'aws-cdk-lib';
import type { BehaviorOptions, IOrigin } from 'aws-cdk-lib/aws-cloudfront';
import { CachePolicy, CacheQueryStringBehavior } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { Route } from '../../shared/contract/core/route.ts';
import { pagePatterns } from './cachedPaths.ts';

/**
 * The pages whose head the API writes, for link previews. They depend on their path alone: no other value is
 * in the cache key or forwarded, so that a messenger's tracking parameters do not cause a second answer. The
 * application serves all paths below them.
 */
export function pageBehaviours(
  scope: Construct,
  options: {
    readonly routes: readonly Route[];
    readonly api: IOrigin;
    /** The behaviour of the application itself. */
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

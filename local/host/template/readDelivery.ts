import type { DeployedBehaviour, DeployedDelivery, EdgeCaching, Origin } from './deployment.ts';
import { bucketDomain } from './intrinsics.ts';
import type { Properties } from './properties.ts';
import type { ResolvedResources } from './resolvedResources.ts';
import { securityHeaders } from './securityHeaders.ts';

/** Reads the CloudFront distribution: the origin and headers of each path. */
export function readDelivery(resources: ResolvedResources, buckets: readonly string[]): DeployedDelivery {
  const config = resources.only('AWS::CloudFront::Distribution').properties.object('DistributionConfig');
  const origins = new Map(
    config.objects('Origins').map((origin) => [origin.text('Id'), originOf(origin, buckets)]),
  );
  const read = (behaviour: Properties, pattern: string): DeployedBehaviour => {
    const origin = origins.get(behaviour.text('TargetOriginId'));
    if (origin === undefined) throw new Error(`The behaviour ${pattern} has no origin.`);
    const methods = behaviour.texts('AllowedMethods');
    return {
      pattern,
      origin,
      methods: methods.length > 0 ? methods : ['GET', 'HEAD'],
      compress:
        behaviour.raw('Compress') === true && keepsEncodings(resources, behaviour.text('CachePolicyId')),
      caching: origin.kind === 'api' ? cachingOf(resources, behaviour.text('CachePolicyId')) : null,
      queryNames: queryNamesOf(resources, behaviour),
      headers: headersOf(resources, behaviour.optionalText('ResponseHeadersPolicyId')),
      viewerRequest: viewerRequestOf(resources, behaviour),
    };
  };
  return {
    behaviours: [
      ...config.objects('CacheBehaviors').map((behaviour) => read(behaviour, behaviour.text('PathPattern'))),
      read(config.object('DefaultCacheBehavior'), '*'),
    ],
  };
}

function originOf(origin: Properties, buckets: readonly string[]): Origin {
  const domain = origin.text('DomainName');
  const bucket = buckets.find((name) => bucketDomain(name) === domain);
  if (bucket !== undefined)
    return { kind: origin.has('OriginAccessControlId') ? 'bucket' : 'signed', bucket };
  if (domain.includes('.execute-api.')) return { kind: 'api', headers: customHeadersOf(origin) };
  throw new Error(`CloudFront has an origin that the local host does not know: ${domain}`);
}

function customHeadersOf(origin: Properties): Record<string, string> {
  return Object.fromEntries(
    origin
      .objects('OriginCustomHeaders')
      .map((header) => [header.text('HeaderName').toLowerCase(), header.text('HeaderValue')]),
  );
}

/** CloudFront's own policies have the same ids everywhere: CachingOptimized and CachingDisabled. */
const MANAGED_CACHE_POLICIES: Readonly<Record<string, boolean>> = {
  '658327ea-f89d-4fab-a63d-7e88639e58f6': true,
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': false,
};

function keepsEncodings(resources: ResolvedResources, policy: string): boolean {
  const managed = MANAGED_CACHE_POLICIES[policy];
  if (managed !== undefined) return managed;
  return parametersOf(policyOf(resources, policy)).raw('EnableAcceptEncodingGzip') === true;
}

function cachingOf(resources: ResolvedResources, policy: string): EdgeCaching | null {
  if (MANAGED_CACHE_POLICIES[policy] === false) return null;
  const config = policyOf(resources, policy);
  return {
    leastSeconds: config.number('MinTTL'),
    usualSeconds: config.number('DefaultTTL'),
    mostSeconds: config.number('MaxTTL'),
  };
}

/** CloudFront passes on what is part of the key, and what the policy of the origin's requests adds. */
function queryNamesOf(resources: ResolvedResources, behaviour: Properties): readonly string[] | 'all' {
  const policy = behaviour.text('CachePolicyId');
  const forwarding = behaviour.optionalText('OriginRequestPolicyId');
  const names = [
    // CloudFront's own policies have no query in the key.
    policy in MANAGED_CACHE_POLICIES ? [] : namesIn(parametersOf(policyOf(resources, policy))),
    forwarding === undefined
      ? []
      : namesIn(
          resources
            .named('AWS::CloudFront::OriginRequestPolicy', forwarding)
            .properties.object('OriginRequestPolicyConfig'),
        ),
  ];
  return names.includes('all') ? 'all' : names.flat();
}

function namesIn(parameters: Properties): readonly string[] | 'all' {
  const query = parameters.object('QueryStringsConfig');
  const behaviour = query.text('QueryStringBehavior');
  if (behaviour === 'all' || behaviour === 'none') return behaviour === 'all' ? 'all' : [];
  if (behaviour === 'whitelist') return query.texts('QueryStrings');
  throw new Error(`The local host does not know the query behaviour ${behaviour}.`);
}

const policyOf = (resources: ResolvedResources, policy: string) =>
  resources.named('AWS::CloudFront::CachePolicy', policy).properties.object('CachePolicyConfig');

const parametersOf = (config: Properties) => config.object('ParametersInCacheKeyAndForwardedToOrigin');

function headersOf(
  resources: ResolvedResources,
  policy: string | undefined,
): Readonly<Record<string, string>> {
  if (policy === undefined) return {};
  const found = resources.named('AWS::CloudFront::ResponseHeadersPolicy', policy);
  return securityHeaders(found.properties.object('ResponseHeadersPolicyConfig'));
}

function viewerRequestOf(resources: ResolvedResources, behaviour: Properties): string | undefined {
  const association = behaviour
    .objects('FunctionAssociations')
    .find((candidate) => candidate.text('EventType') === 'viewer-request');
  if (association === undefined) return undefined;
  const arn = association.text('FunctionARN');
  return resources
    .named('AWS::CloudFront::Function', arn.slice(arn.lastIndexOf(':') + 1))
    .properties.text('FunctionCode');
}

import { Duration, Fn, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { BehaviorOptions, ErrorResponse, FunctionAssociation } from 'aws-cdk-lib/aws-cloudfront';
import {
  AccessLevel,
  AllowedMethods,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Bucket, IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Route } from '../../shared/contract/core/route.ts';
import type { Environment } from '../environments.ts';
import { API_HEADERS } from './apiHeaders.ts';
import { apiBehaviours } from './cachedPaths.ts';
import { EDGE_SECRET_HEADER } from './EdgeSecret.ts';
import { fileBehaviours } from './fileBehaviours.ts';
import { pageBehaviours } from './pageBehaviours.ts';
import { SecurityHeaders } from './SecurityHeaders.ts';
import { SPA_REWRITE } from './spaRewrite.ts';
import { VIEWER_HEADERS } from './viewerHeaders.ts';

/** Statuses that CloudFront would otherwise cache for ten seconds. */
const ERROR_STATUSES = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

/**
 * The distribution: the SPA, pictures and documents from their bucket, `/api/*` and shared pages from the
 * HTTP API.
 */
export class Delivery extends Construct {
  readonly distribution: Distribution;

  constructor(
    scope: Construct,
    id: string,
    options: {
      environment: Environment;
      routes: readonly Route[];
      api: HttpApi;
      spa: Bucket;
      images: IBucket;
      /** Sent with every call to the API. */
      edgeSecret: string;
    },
  ) {
    super(scope, id);
    const { environment, spa, images } = options;
    const common = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: new SecurityHeaders(this, 'Headers', environment),
      compress: true,
    };
    const application: BehaviorOptions = {
      ...common,
      origin: S3BucketOrigin.withOriginAccessControl(spa, {
        // Without the right to list, S3 answers 403 for a missing file.
        originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
      }),
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
      functionAssociations: [this.viewerRequest('SpaRewrite', SPA_REWRITE)],
    };
    const api = this.apiOrigin(options);
    this.distribution = new Distribution(this, 'Distribution', {
      comment: `Rinkside ${environment.name}`,
      ...this.domainOf(environment),
      ...(environment.firewallArn !== undefined && { webAclId: environment.firewallArn }),
      defaultBehavior: application,
      additionalBehaviors: {
        ...fileBehaviours(this, images, { environment, common }),
        ...pageBehaviours(this, { routes: options.routes, api, application }),
        ...this.apiBehaviours(options.routes, { ...common, origin: api }),
      },
      // An error concerns one caller; a cached one would be shown to the next.
      errorResponses: ERROR_STATUSES.map((httpStatus): ErrorResponse => ({
        httpStatus,
        ttl: Duration.seconds(0),
      })),
      httpVersion: HttpVersion.HTTP2_AND_3,
      // The rewrite already answers `/`; if it failed, the bucket would be listed.
      defaultRootObject: 'index.html',
      priceClass: PriceClass.PRICE_CLASS_ALL,
    });
  }

  private apiOrigin({ api, edgeSecret }: { api: HttpApi; edgeSecret: string }): HttpOrigin {
    const stack = Stack.of(this);
    const domain = Fn.join('.', [api.apiId, 'execute-api', stack.region, stack.urlSuffix]);
    return new HttpOrigin(domain, { customHeaders: { [EDGE_SECRET_HEADER]: edgeSecret } });
  }

  private apiBehaviours(routes: readonly Route[], common: BehaviorOptions): Record<string, BehaviorOptions> {
    const viewerHeaders = this.viewerRequest('ViewerHeaders', VIEWER_HEADERS);
    // Writes share paths with public reads and need Cookie and Origin, which are not part of a cache key.
    const headerBehavior = OriginRequestHeaderBehavior.allowList(...API_HEADERS);
    const cookieBehavior = OriginRequestCookieBehavior.all();
    const calls: BehaviorOptions = {
      ...common,
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      originRequestPolicy: new OriginRequestPolicy(this, 'ApiCalls', {
        comment: 'What the functions read of a call',
        headerBehavior,
        cookieBehavior,
        queryStringBehavior: OriginRequestQueryStringBehavior.all(),
      }),
      functionAssociations: [viewerHeaders],
    };
    const originRequestPolicy = new OriginRequestPolicy(this, 'PublicReadCalls', {
      comment: 'The same, with the names of the cache key as the only query',
      headerBehavior,
      cookieBehavior,
      queryStringBehavior: OriginRequestQueryStringBehavior.none(),
    });
    const policies = new Map<string, CachePolicy>();
    const policyBy = (names: readonly string[]) => {
      const known = policies.get(names.join()) ?? this.publicReads(names);
      policies.set(names.join(), known);
      return known;
    };
    return Object.fromEntries(
      apiBehaviours(routes).map(({ pattern, cachedBy }) => [
        pattern,
        cachedBy === null ? calls : { ...calls, cachePolicy: policyBy(cachedBy), originRequestPolicy },
      ]),
    );
  }

  /** The answer's own Cache-Control decides how long; no cookie and no other query is part of the key. */
  private publicReads(names: readonly string[]): CachePolicy {
    const [first, ...others] = names;
    return new CachePolicy(this, ['PublicReads', ...names].join('-'), {
      comment: `Public reads, as long as the answer says, by ${names.join(' and ') || 'their path'}`,
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(1),
      queryStringBehavior:
        first === undefined
          ? CacheQueryStringBehavior.none()
          : CacheQueryStringBehavior.allowList(first, ...others),
      enableAcceptEncodingBrotli: true,
      enableAcceptEncodingGzip: true,
    });
  }

  private viewerRequest(id: string, code: string): FunctionAssociation {
    const edgeFunction = new EdgeFunction(this, id, {
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(code),
    });
    return { function: edgeFunction, eventType: FunctionEventType.VIEWER_REQUEST };
  }

  private domainOf({ certificateArn, publicOrigin }: Environment) {
    if (certificateArn === undefined) return {};
    const certificate = Certificate.fromCertificateArn(this, 'Certificate', certificateArn);
    return {
      certificate,
      domainNames: [new URL(publicOrigin).hostname],
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    };
  }
}

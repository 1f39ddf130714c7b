import type { BehaviorOptions } from 'aws-cdk-lib/aws-cloudfront';
import {
  AllowedMethods,
  CachePolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import type { Environment } from '../environments.ts';
import { SecurityHeaders, DOCUMENT_POLICY } from './SecurityHeaders.ts';

/**
 * The paths of the image bucket. `/images/*` and `/documents/*` are read with the distribution's own right
 * and cached. Below `/uploads/*` the distribution has no right and adds none: S3 accepts a request only by
 * the signature in its query, for its own host, method and headers. So a browser uploads to the product's own
 * origin without CORS, and what nobody signed is not read.
 */
export function fileBehaviours(
  scope: Construct,
  bucket: IBucket,
  { environment, common }: { environment: Environment; common: Omit<BehaviorOptions, 'origin'> },
): Record<string, BehaviorOptions> {
  const kept = S3BucketOrigin.withOriginAccessControl(bucket);
  const cachePolicy = CachePolicy.CACHING_OPTIMIZED;
  return {
    '/images/*': {
      ...common,
      origin: kept,
      cachePolicy,
      // Clubs and messengers show a competition's poster on their own pages.
      responseHeadersPolicy: new SecurityHeaders(scope, 'ImageHeaders', {
        httpsOfSubdomains: environment.httpsOfSubdomains,
        embeddedBy: 'cross-origin',
      }),
    },
    '/documents/*': {
      ...common,
      origin: kept,
      cachePolicy,
      responseHeadersPolicy: new SecurityHeaders(scope, 'DocumentHeaders', {
        httpsOfSubdomains: environment.httpsOfSubdomains,
        contentSecurityPolicy: DOCUMENT_POLICY,
      }),
    },
    '/uploads/*': {
      ...common,
      origin: S3BucketOrigin.withBucketDefaults(bucket),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      // Content-Type and Content-Length are forwarded anyway; S3 must not get the session cookie.
      originRequestPolicy: new OriginRequestPolicy(scope, 'SignedUploads', {
        comment: 'The signature of an upload',
        queryStringBehavior: OriginRequestQueryStringBehavior.all(),
        headerBehavior: OriginRequestHeaderBehavior.none(),
        cookieBehavior: OriginRequestCookieBehavior.none(),
      }),
      compress: false,
    },
  };
}

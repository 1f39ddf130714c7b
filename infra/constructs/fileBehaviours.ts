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
 * What lies in the image bucket. `/images/*` and `/documents/*` are read with the distribution's own
 * right and cached. Below `/uploads/*` the distribution has no right and adds none: a request is worth
 * what the signature in its query is worth, which S3 judges by its own host, method and headers. So a
 * browser puts a file at the product's own origin and needs no CORS, and nothing can be read there.
 */
export function fileBehaviours(
  scope: Construct,
  bucket: IBucket,
  { environment, common }: { environment: Environment; common: Omit<BehaviorOptions, 'origin'> },
): Record<string, BehaviorOptions> {
  const kept = S3BucketOrigin.withOriginAccessControl(bucket);
  const cachePolicy = CachePolicy.CACHING_OPTIMIZED;
  return {
    '/images/*': { ...common, origin: kept, cachePolicy },
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
      // Content-Type and Content-Length go on by themselves; the session's cookie is none of S3's.
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

import { Match, type Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { CHOSEN, testTemplates } from '../testApp.ts';

const { application } = testTemplates('production');
const CACHING_DISABLED = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';

const behaviour = (pattern: string, rest: Record<string, unknown>) => {
  application.hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: {
      CacheBehaviors: Match.arrayWith([Match.objectLike({ PathPattern: pattern, ...rest })]),
    },
  });
};

/** Every cookie and CloudFront's viewer country, but no `Host`. @param query beside the names of the cache key */
function policyOfCalls(query: 'all' | 'none'): string | undefined {
  const [policy] = Object.entries(
    application.findResources('AWS::CloudFront::OriginRequestPolicy', {
      Properties: {
        OriginRequestPolicyConfig: {
          CookiesConfig: { CookieBehavior: 'all' },
          QueryStringsConfig: { QueryStringBehavior: query },
          HeadersConfig: {
            HeaderBehavior: 'whitelist',
            Headers: [
              'Origin',
              'X-Requested-With',
              'Idempotency-Key',
              'User-Agent',
              'Stripe-Signature',
              'CloudFront-Viewer-Country',
              'X-Rinkside-Viewer',
              'X-Rinkside-Accept-Encoding',
            ],
          },
        },
      },
    }),
  );
  return policy?.[0];
}

describe('the distribution', () => {
  it('forwards the whole API with cookies and all methods, and caches none of it', () => {
    behaviour('/api/*', {
      CachePolicyId: CACHING_DISABLED,
      OriginRequestPolicyId: { Ref: policyOfCalls('all') },
      AllowedMethods: Match.arrayWith(['GET', 'PUT', 'POST', 'DELETE']),
    });
  });

  it('forwards the caller’s address to the API, with a secret that the template does not hold', () => {
    const { DistributionConfig } = Object.values(
      application.findResources('AWS::CloudFront::Distribution'),
    ).map(({ Properties }) => Properties)[0];
    for (const { PathPattern, FunctionAssociations } of DistributionConfig.CacheBehaviors)
      if (PathPattern.startsWith('/api'))
        expect(JSON.stringify(FunctionAssociations), PathPattern).toContain('ViewerHeaders');
    const origins = JSON.stringify(DistributionConfig.Origins);
    expect(origins).toMatch(
      /"HeaderName":"x-rinkside-edge","HeaderValue":\{"Fn::Join":\["",\["\{\{resolve:secretsmanager:"/,
    );
  });

  it.each([
    ['/api/competitions', ['fresh', 'state']],
    ['/api/competitions/*/schedule', ['date', 'fresh']],
    ['/api/openapi.json', null],
  ])('caches %s by path and the names %j alone, and passes on no others', (pattern, names) => {
    const policies = application.findResources('AWS::CloudFront::CachePolicy', {
      Properties: {
        CachePolicyConfig: {
          Comment: Match.stringLikeRegexp('^Public reads'),
          MinTTL: 0,
          DefaultTTL: 0,
          ParametersInCacheKeyAndForwardedToOrigin: {
            CookiesConfig: { CookieBehavior: 'none' },
            HeadersConfig: { HeaderBehavior: 'none' },
            QueryStringsConfig: names
              ? { QueryStringBehavior: 'whitelist', QueryStrings: names }
              : { QueryStringBehavior: 'none' },
          },
        },
      },
    });
    const [policy] = Object.keys(policies);
    expect(policy).toBeDefined();
    behaviour(pattern, {
      CachePolicyId: { Ref: policy },
      OriginRequestPolicyId: { Ref: policyOfCalls('none') },
    });
  });

  it('forwards signed uploads unchanged, without a right or a cookie of its own', () => {
    const { DistributionConfig } = Object.values(
      application.findResources('AWS::CloudFront::Distribution'),
    ).map(({ Properties }) => Properties)[0];
    const uploads = DistributionConfig.CacheBehaviors.find(
      ({ PathPattern }: { PathPattern: string }) => PathPattern === '/uploads/*',
    );
    expect(uploads).toMatchObject({ CachePolicyId: CACHING_DISABLED, Compress: false });
    expect(uploads.AllowedMethods).toContain('PUT');
    const origin = DistributionConfig.Origins.find(({ Id }: { Id: string }) => Id === uploads.TargetOriginId);
    expect(origin).toMatchObject({ S3OriginConfig: { OriginAccessIdentity: '' } });
    expect(origin).not.toHaveProperty('OriginAccessControlId');
    application.hasResourceProperties('AWS::CloudFront::OriginRequestPolicy', {
      OriginRequestPolicyConfig: {
        QueryStringsConfig: { QueryStringBehavior: 'all' },
        CookiesConfig: { CookieBehavior: 'none' },
        HeadersConfig: { HeaderBehavior: 'none' },
      },
    });
  });

  it('lets a browser show a PDF in its own viewer, but in no other site’s frame', () => {
    application.hasResourceProperties('AWS::CloudFront::ResponseHeadersPolicy', {
      ResponseHeadersPolicyConfig: {
        SecurityHeadersConfig: {
          ContentSecurityPolicy: { ContentSecurityPolicy: "frame-ancestors 'none'" },
          ContentTypeOptions: { Override: true },
        },
      },
    });
  });

  it('lets other sites embed pictures alone, and keep no window of its pages', () => {
    const policyOf = (embeddedBy: string, csp: string) =>
      Object.keys(
        application.findResources('AWS::CloudFront::ResponseHeadersPolicy', {
          Properties: {
            ResponseHeadersPolicyConfig: {
              CustomHeadersConfig: {
                Items: Match.arrayWith([
                  { Header: 'Cross-Origin-Opener-Policy', Override: true, Value: 'same-origin' },
                  { Header: 'Cross-Origin-Resource-Policy', Override: true, Value: embeddedBy },
                ]),
              },
              SecurityHeadersConfig: {
                ContentSecurityPolicy: { ContentSecurityPolicy: Match.stringLikeRegexp(csp) },
              },
            },
          },
        }),
      )[0];
    behaviour('/api/*', { ResponseHeadersPolicyId: { Ref: policyOf('same-origin', '^default-src') } });
    behaviour('/documents/*', {
      ResponseHeadersPolicyId: { Ref: policyOf('same-origin', '^frame-ancestors') },
    });
    behaviour('/images/*', { ResponseHeadersPolicyId: { Ref: policyOf('cross-origin', '^default-src') } });
  });

  it('has the API write the head of a competition’s page, cached by its path alone', () => {
    const [policy] = Object.entries(
      application.findResources('AWS::CloudFront::CachePolicy', {
        Properties: {
          CachePolicyConfig: {
            MinTTL: 0,
            DefaultTTL: 0,
            ParametersInCacheKeyAndForwardedToOrigin: {
              CookiesConfig: { CookieBehavior: 'none' },
              HeadersConfig: { HeaderBehavior: 'none' },
              QueryStringsConfig: { QueryStringBehavior: 'none' },
            },
          },
        },
      }),
    );
    behaviour('/competitions/?*', {
      CachePolicyId: { Ref: policy?.[0] },
      OriginRequestPolicyId: Match.absent(),
    });
    behaviour('/competitions/*/*', {
      FunctionAssociations: [Match.objectLike({ EventType: 'viewer-request' })],
    });
  });

  it('never caches an error', () => {
    application.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        CustomErrorResponses: Match.arrayWith([{ ErrorCode: 403, ErrorCachingMinTTL: 0 }]),
      },
    });
  });

  it('forbids foreign scripts and frames on every page', () => {
    const policies = JSON.stringify(application.findResources('AWS::CloudFront::ResponseHeadersPolicy'));
    for (const part of [
      "default-src 'self'",
      "script-src 'self' 'wasm-unsafe-eval'; media-src 'self' blob:;",
      "frame-ancestors 'none'",
      'StrictTransportSecurity',
    ])
      expect(policies).toContain(part);
    expect(policies).not.toMatch(/script-src[^;]*'unsafe/);
  });

  it('requires https of its own name, and of subdomains only if the operator chooses so', () => {
    const hsts = (template: Template) =>
      Object.values(template.findResources('AWS::CloudFront::ResponseHeadersPolicy')).map(
        ({ Properties }) =>
          Properties.ResponseHeadersPolicyConfig.SecurityHeadersConfig.StrictTransportSecurity,
      );
    const notified = { AccessControlMaxAgeSec: 31_536_000, Override: true };
    expect(hsts(application)).toEqual(
      [false, false, false].map((of) => ({ ...notified, IncludeSubdomains: of })),
    );
    const chosen = testTemplates('production', { ...CHOSEN, RINKSIDE_HSTS_SUBDOMAINS: 'on' }).application;
    expect(hsts(chosen)).toEqual([true, true, true].map((of) => ({ ...notified, IncludeSubdomains: of })));
  });

  it('lets only this distribution read pictures and documents, and none read uploads', () => {
    const policies = application.findResources('AWS::S3::BucketPolicy', {
      Properties: { Bucket: { 'Fn::ImportValue': Match.stringLikeRegexp('ImageBucket') } },
    });
    const read = JSON.stringify(policies);
    for (const readable of ['/images/*', '/documents/*']) expect(read).toContain(readable);
    expect(read).not.toContain('/uploads');
    application.hasResourceProperties('AWS::S3::BucketPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({
            Effect: 'Allow',
            Action: 's3:GetObject',
            Principal: { Service: 'cloudfront.amazonaws.com' },
            Condition: { StringEquals: { 'AWS:SourceArn': Match.anyValue() } },
          }),
        ]),
      },
    });
  });

  it('uploads hashed files before the page that names them', () => {
    application.hasResourceProperties('Custom::CDKBucketDeployment', {
      Include: ['assets/*'],
      Prune: false,
      SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
    });
    application.hasResource('Custom::CDKBucketDeployment', {
      Properties: { Exclude: ['assets/*'], SystemMetadata: { 'cache-control': 'no-cache' } },
      DependsOn: Match.arrayWith([Match.stringLikeRegexp('^SpaAssetsCustomResource')]),
    });
  });
});

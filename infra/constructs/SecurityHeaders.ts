import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/**
 * What react-aria writes into the page's head by itself: how a press scrolls, and what stays still
 * under a dialog on an iPhone. A test compares with the package that is installed.
 */
const REACT_ARIA_STYLES = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
];

/** No inline style but those; what React sets of an element goes through the CSSOM, which is no inline style. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  ["style-src 'self'", ...REACT_ARIA_STYLES].join(' '),
  "script-src 'self'",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
].join('; ');

/** For PDF: a browser shows it in a page of its own making, which a stricter policy would empty. */
export const DOCUMENT_POLICY = "frame-ancestors 'none'";

/** The headers of every answer, page and API alike. */
export class SecurityHeaders extends ResponseHeadersPolicy {
  constructor(
    scope: Construct,
    id: string,
    options: { httpsOfSubdomains: boolean; contentSecurityPolicy?: string },
  ) {
    const { httpsOfSubdomains, contentSecurityPolicy = CONTENT_SECURITY_POLICY } = options;
    super(scope, id, {
      securityHeadersBehavior: {
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(365),
          includeSubdomains: httpsOfSubdomains,
          override: true,
        },
        contentSecurityPolicy: { contentSecurityPolicy, override: true },
        contentTypeOptions: { override: true },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
        referrerPolicy: {
          referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
          override: true,
        },
      },
      customHeadersBehavior: {
        customHeaders: [
          {
            header: 'Permissions-Policy',
            value: 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
            override: true,
          },
        ],
      },
    });
  }
}

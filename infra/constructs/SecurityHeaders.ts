import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/**
 * The styles that react-aria writes into the page's head: how a press scrolls, and what is fixed under a
 * dialog on an iPhone. A test compares them with the installed package.
 */
const REACT_ARIA_STYLES = [
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='",
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='",
];

/** No other inline styles; React sets element styles through the CSSOM, which the policy allows. */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  ["style-src 'self'", ...REACT_ARIA_STYLES].join(' '),
  // The decoder of music is WebAssembly.
  "script-src 'self' 'wasm-unsafe-eval'",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "object-src 'none'",
].join('; ');

/** For PDF: a browser shows it in a page of its own, which a stricter policy would blank. */
export const DOCUMENT_POLICY = "frame-ancestors 'none'";

/** The headers of every answer, for pages and the API alike. */
export class SecurityHeaders extends ResponseHeadersPolicy {
  constructor(
    scope: Construct,
    id: string,
    options: {
      httpsOfSubdomains: boolean;
      contentSecurityPolicy?: string;
      /** The sites that may embed the answer; by default our own alone. */
      embeddedBy?: 'same-origin' | 'cross-origin';
    },
  ) {
    const {
      httpsOfSubdomains,
      contentSecurityPolicy = CONTENT_SECURITY_POLICY,
      embeddedBy = 'same-origin',
    } = options;
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
          { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override: true },
          { header: 'Cross-Origin-Resource-Policy', value: embeddedBy, override: true },
        ],
      },
    });
  }
}

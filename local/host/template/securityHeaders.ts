import type { Properties } from './properties.ts';

/**
 * The headers that a response headers policy adds. Strict-Transport-Security is omitted: a browser ignores it
 * over plain http, and one that did not would refuse the machine's other local sites.
 */
export function securityHeaders(policy: Properties): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  if (policy.has('CustomHeadersConfig'))
    for (const item of policy.object('CustomHeadersConfig').objects('Items'))
      headers[item.text('Header').toLowerCase()] = item.text('Value');
  if (!policy.has('SecurityHeadersConfig')) return headers;
  const security = policy.object('SecurityHeadersConfig');
  for (const [name, value] of security.entries()) {
    const header = READERS[name];
    if (header === undefined) throw new Error(`The local host does not know the security header ${name}.`);
    if (value !== undefined) Object.assign(headers, header(security.object(name)));
  }
  return headers;
}

const READERS: Readonly<Record<string, (value: Properties) => Record<string, string>>> = {
  ContentSecurityPolicy: (value) => ({ 'content-security-policy': value.text('ContentSecurityPolicy') }),
  ContentTypeOptions: () => ({ 'x-content-type-options': 'nosniff' }),
  FrameOptions: (value) => ({ 'x-frame-options': value.text('FrameOption') }),
  ReferrerPolicy: (value) => ({ 'referrer-policy': value.text('ReferrerPolicy') }),
  StrictTransportSecurity: () => ({}),
};

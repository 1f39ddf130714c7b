import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { testTemplates } from './testApp.ts';

/** Of the region with the longest name, in the environment with the longest. */
const REGION = 'ap-southeast-1';
const { application } = testTemplates('abcdefghijklmnop');

const config = z.looseObject({
  Name: z.object({ 'Fn::Join': z.tuple([z.literal(''), z.array(z.unknown())]) }),
});

/** The names as CloudFormation fills them in. */
function namesOf(type: string): string[] {
  return Object.values(application.findResources(type)).map((resource) => {
    const { Properties } = z.object({ Properties: z.record(z.string(), z.unknown()) }).parse(resource);
    const [found] = Object.values(Properties);
    return config
      .parse(found)
      .Name['Fn::Join'][1].map((part) => (typeof part === 'string' ? part : REGION))
      .join('');
  });
}

describe.each([
  ['AWS::CloudFront::ResponseHeadersPolicy', 3, 128],
  ['AWS::CloudFront::OriginRequestPolicy', 3, 128],
  ['AWS::CloudFront::OriginAccessControl', 2, 64],
  ['AWS::CloudFront::CachePolicy', 5, 128],
])('%s', (type, count, longest) => {
  it('has names of its environment and region, within the limit', () => {
    const names = namesOf(type);
    expect(new Set(names).size).toBe(count);
    for (const name of names) {
      expect(name).toMatch(/^Rinkside-?abcdefghijklmnop/);
      expect(name.endsWith(`-${REGION}`)).toBe(true);
      expect(name.length).toBeLessThanOrEqual(longest);
    }
  });
});

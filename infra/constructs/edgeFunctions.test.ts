import { runInNewContext } from 'node:vm';
import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { VIEWER_ENCODINGS_HEADER } from '../../functions/platform/http/compression.ts';
import { VIEWER_ADDRESS_HEADER } from '../../functions/platform/http/viewer.ts';
import { testTemplates } from '../testApp.ts';

const deployed = z.object({
  Properties: z.object({
    FunctionCode: z.string(),
    FunctionConfig: z.object({ Runtime: z.literal('cloudfront-js-2.0') }),
  }),
});

const { application } = testTemplates('production');
const functions = Object.entries(application.findResources('AWS::CloudFront::Function')).map(
  ([id, resource]) => [id, deployed.parse(resource).Properties.FunctionCode] as const,
);

/**
 * The language of cloudfront-js-2.0: ES 5.1 with const, let, arrow functions, template literals and `**`.
 * Source: "JavaScript runtime 2.0 features" in the Amazon CloudFront Developer Guide
 * (functions-javascript-runtime-20.html). Async functions are omitted: ours need none.
 */
const TAKEN = [
  'Program|FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|BlockStatement|ReturnStatement',
  'VariableDeclaration|VariableDeclarator|ExpressionStatement|IfStatement|ForStatement|ForInStatement',
  'WhileStatement|DoWhileStatement|BreakStatement|ContinueStatement|LabeledStatement|EmptyStatement',
  'SwitchStatement|SwitchCase|ThrowStatement|TryStatement|CatchClause|Identifier|Literal|TemplateLiteral',
  'TemplateElement|MemberExpression|CallExpression|NewExpression|ObjectExpression|Property|ArrayExpression',
  'AssignmentExpression|UpdateExpression|UnaryExpression|BinaryExpression|LogicalExpression',
  'ConditionalExpression|SequenceExpression|ThisExpression',
].join('|');

/** Newer forms of allowed syntax. */
const NOT_TAKEN = [
  ':function[async=true]',
  ':function[generator=true]',
  'Property[shorthand=true]',
  'Property[method=true]',
  'Property[computed=true]',
  'LogicalExpression[operator="??"]',
  'AssignmentExpression[operator=/^(&&|\\|\\||\\?\\?)=$/]',
  'CatchClause[param=null]',
  'Literal[bigint]',
];

/** Globals of the runtime, as far as our functions use them. */
const globals = { Object: false, Array: false, String: false, RegExp: false, decodeURIComponent: false };

const refusals = (code: string): string[] =>
  new Linter()
    .verify(code, [
      {
        languageOptions: { ecmaVersion: 2024, sourceType: 'script', globals },
        rules: {
          'no-restricted-syntax': ['error', `:not([type=/^(${TAKEN})$/])`, ...NOT_TAKEN],
          'no-undef': 'error',
        },
      },
    ])
    .map(({ message }) => message);

const run = (id: string, event: object): unknown => {
  const code = functions.find(([name]) => name.includes(id))?.[1] ?? '';
  return runInNewContext(`${code}; handler(${JSON.stringify(event)})`);
};

describe('the functions at the edge', () => {
  it('are two', () => {
    expect(functions.map(([id]) => id.replace(/^Delivery|.{8}$/g, '')).toSorted()).toEqual([
      'SpaRewrite',
      'ViewerHeaders',
    ]);
  });

  it.each(functions)('%s uses only what its runtime supports', (_, code) => {
    expect(refusals(code)).toEqual([]);
    // CloudFront limits source to 10 KB.
    expect(Buffer.byteLength(code)).toBeLessThan(10_240);
  });

  it.each([
    'function handler({ request }) { return request; }',
    'function handler(event) { const { request } = event; return request; }',
    'function handler(event) { const [one] = event.list; return one; }',
    'function handler(event) { return Object.assign(event.request, ...event.list); }',
    'function handler(event) { return { ...event.request }; }',
    'function handler(event = {}) { return event; }',
    'function handler(event, ...rest) { return rest; }',
    'function handler(event) { return event.request?.uri; }',
    'function handler(event) { return event.request ?? event; }',
    'function handler(event) { for (const one of event.list) return one; }',
    'function handler(event) { class One {} return new One(); }',
    'function handler(event) { const request = event.request; return { request }; }',
    'function handler(event) { event.uri ||= "/"; return event; }',
    'function handler(event) { try { return event.request; } catch { return event; } }',
    'async function handler(event) { return event.request; }',
    'function handler(event) { return process.env; }',
    'function handler(event) { return fetch(event.request.uri); }',
  ])('would be refused: %s', (code) => {
    expect(refusals(code)).not.toEqual([]);
  });

  it('recognises const, let, arrow functions and template literals', () => {
    const code =
      'function handler(event) { let uri = `${event.request.uri}/`; const end = (text) => text + 1; return end(uri); }';
    expect(refusals(code)).toEqual([]);
  });

  it.each([
    ['/', '/index.html'],
    ['/login', '/index.html'],
    ['/admin/competitions/01J0/page', '/index.html'],
    ['/v1.2/about', '/index.html'],
    ['/assets/index-a1b2.js', '/assets/index-a1b2.js'],
    ['/favicon.ico', '/favicon.ico'],
  ])('rewrite %s to %s', (uri, file) => {
    expect(run('SpaRewrite', { request: { uri } })).toEqual({ uri: file });
  });

  it.each([
    [{ 'accept-encoding': { value: 'gzip, br' } }, 'gzip, br'],
    [{ [VIEWER_ENCODINGS_HEADER]: { value: 'br' } }, 'identity'],
  ])('forward the viewer’s address and encodings over any headers that it sends: %o', (sent, encodings) => {
    const headers = { [VIEWER_ADDRESS_HEADER]: { value: '192.0.2.1' }, ...sent };
    const request = { uri: '/api/auth/login', headers, querystring: {}, cookies: {} };
    expect(run('ViewerHeaders', { viewer: { ip: '203.0.113.7' }, request })).toEqual({
      uri: '/api/auth/login',
      querystring: {},
      cookies: {},
      headers: {
        ...sent,
        [VIEWER_ADDRESS_HEADER]: { value: '203.0.113.7' },
        [VIEWER_ENCODINGS_HEADER]: { value: encodings },
      },
    });
  });

  it.each([
    ['/api/competitions/7/skaters', '/api/competitions/7/skaters'],
    ['/api/rinks/a%20b%252F', '/api/rinks/a%20b%252F'],
    ['/api/competitions/7%2Fskaters', '/api/'],
    ['/api/competitions/7%2fskaters', '/api/'],
    ['/api//competitions/7', '/api/'],
  ])('ask the API for %s as %s', (uri, asked) => {
    const event = {
      viewer: { ip: '203.0.113.7' },
      request: { uri, headers: {}, querystring: {}, cookies: {} },
    };
    expect(run('ViewerHeaders', event)).toMatchObject({ uri: asked });
  });

  const leftOf = (cookies: readonly string[], uri = '/api/competitions') => {
    const valued = (names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, { value: '1' }]));
    const request = {
      uri,
      headers: {},
      querystring: valued(['state', 'fresh']),
      cookies: valued(cookies),
    };
    const left = run('ViewerHeaders', { viewer: { ip: '203.0.113.7' }, request });
    const { uri: path, querystring } = left as { uri: string; querystring: object };
    return [path, ...Object.keys(querystring)];
  };

  it('leave `fresh` to a session or a code alone', () => {
    for (const cookie of [
      'rinkside-session',
      '__Host-rinkside-session',
      'rinkside-code',
      '__Host-rinkside-code',
    ])
      expect(leftOf([cookie])).toEqual(['/api/competitions', 'state', 'fresh']);
    for (const cookies of [[], ['other'], ['my-rinkside-session']])
      expect(leftOf(cookies)).toEqual(['/api/competitions', 'state']);
  });

  it('give a path one spelling, so that its escapes are no way round the cache', () => {
    expect(leftOf([], '/api/competitions/%30%31j%4a-%2D~%7e/live')[0]).toBe(
      '/api/competitions/01jJ--~~/live',
    );
    for (const kept of ['/api/rinks/%2e%2E', '/api/rinks/100%25', '/api/rinks/%C3%A9', '/api/%zz'])
      expect(leftOf([], kept)[0]).toBe(kept);
  });
});

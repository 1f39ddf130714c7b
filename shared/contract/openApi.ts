import * as z from 'zod/mini';
import { commonErrors, ERRORS, type ErrorCode } from './core/errors.ts';
import { FIELD_CODES } from './core/fieldMessages.ts';
import { RINK_USES } from './people/rinks/rinks.ts';
import { OPERATIONS, routeOf, type Operation } from './routes.ts';
import { BINARY_TYPES, isPage, type Route } from './core/route.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of all routes; zod generates the JSON Schemas. */
export function openApiDocument(version: string): { openapi: '3.1.0' } & Json {
  const paths: Record<string, Json> = {};
  for (const operation of OPERATIONS) {
    const { path, method } = routeOf(operation);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationObject(operation) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Rinkside',
      version,
      description: 'Figure-skating competitions, from the announcement to the podium.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    tags: [...new Set(OPERATIONS.map((operation) => routeOf(operation).resource))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: PROBLEM },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'rinkside-session' },
        code: { type: 'apiKey', in: 'cookie', name: 'rinkside-code' },
      },
    },
  };
}

function operationObject(operation: Operation): Json {
  const route = routeOf(operation);
  const isPublic = route.roles.some((role) => role === 'PUBLIC');
  const grants = [
    ...(route.grants ?? []),
    ...(route.orGrants ?? []),
    ...(route.codes ?? []).map((kind) => `code:${kind}`),
  ];
  return {
    operationId: operation,
    summary: route.summary,
    tags: [route.resource],
    'x-roles': route.roles,
    ...(grants.length > 0 && { 'x-grants': grants }),
    security: isPublic ? [] : [{ session: [] }, ...(route.codes ? [{ code: [] }] : [])],
    ...parameters(route),
    ...(route.body && { requestBody: { required: true, content: json(schemaOf(route.body, 'input')) } }),
    responses: responses(route),
  };
}

function parameters(route: Route): Json {
  const list = [...parametersIn('path', route.params), ...parametersIn('query', route.query)];
  if (route.idempotent) {
    list.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description: 'Made once for one submit; a repeat with the same key returns the first answer.',
      schema: { type: 'string', maxLength: 200 },
    });
  }
  return list.length > 0 ? { parameters: list } : {};
}

function parametersIn(place: 'path' | 'query', schema: z.ZodMiniType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function responses(route: Route): Json {
  const answers: Record<string, Json> = {
    [route.status ?? 200]: { description: 'Done', content: answerContent(route) },
  };
  for (const [status, codes] of errorsByStatus(route)) {
    answers[status] = {
      description: codes.map((code) => `${code}: ${ERRORS[code].title}`).join('. '),
      content: problemContent(route),
    };
  }
  return answers;
}

function answerContent({ answer, mediaType }: Route): Json {
  const schema = schemaOf(answer, 'output');
  if (mediaType && BINARY_TYPES.includes(mediaType)) return { [mediaType]: {} };
  return mediaType ? { [mediaType]: { schema } } : json(schema);
}

/** A refused page is answered with the product's error page in HTML; API clients get the problem JSON. */
function problemContent(route: Route): Json {
  return {
    ...(isPage(route) && { 'text/html': { schema: { type: 'string' } } }),
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
  };
}

function errorsByStatus(route: Route): Map<number, ErrorCode[]> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set([...route.errors, ...commonErrors(route)])) {
    const { status } = ERRORS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return byStatus;
}

/** Drops zod's `$schema`, as the document declares the dialect. A type that JSON Schema lacks accepts anything. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const whole: Json = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return Object.fromEntries(
    Object.entries(whole).filter(([name]) => !['$schema', '~standard'].includes(name)),
  );
}

const json = (schema: Json): Json => ({ 'application/json': { schema } });

const named = (properties: Json = {}): Json => ({
  type: 'array',
  items: {
    type: 'object',
    required: [...Object.keys(properties), 'id', 'name'],
    properties: { ...properties, id: { type: 'string' }, name: { type: 'string' } },
  },
});

const PROBLEM: Json = {
  type: 'object',
  description: 'RFC 9457 problem',
  required: ['type', 'status', 'title', 'code', 'requestId'],
  properties: {
    type: { const: 'about:blank' },
    status: { type: 'integer' },
    title: { type: 'string' },
    code: { enum: Object.keys(ERRORS) },
    requestId: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'code', 'message'],
        properties: {
          field: { type: 'string' },
          code: { enum: FIELD_CODES },
          message: { type: 'string' },
        },
      },
    },
    uses: named({ kind: { enum: RINK_USES } }),
    changed: named(),
  },
};

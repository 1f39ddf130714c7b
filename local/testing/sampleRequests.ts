import { openApiDocument } from '../../shared/contract/openApi.ts';
import { routeOf, type Operation } from '../../shared/contract/routes.ts';
import { sampleOf, withValueAt, type JsonSchema } from './jsonSamples.ts';

interface OperationObject {
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: JsonSchema;
  }[];
}

const { paths } = openApiDocument('0') as unknown as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationObject>>>>;
};

function describedRequest(operation: Operation): OperationObject {
  const { path, method } = routeOf(operation);
  return paths[path]?.[method.toLowerCase()] ?? {};
}

/**
 * A body that the OpenAPI document describes; undefined where the operation has none.
 * @param own values of its fields by name, where it has them
 */
export function sampleBody(operation: Operation, own: Readonly<Record<string, string>>): unknown {
  const schema = describedRequest(operation).requestBody?.content['application/json']?.schema;
  if (!schema) return undefined;
  return Object.entries(own).reduce(
    (body, [field, id]) => (schema.properties?.[field] ? withValueAt(body, [field], id) : body),
    sampleOf(schema),
  );
}

/** The parameters of a path or a query with values that the OpenAPI document describes. */
export function sampleParameters(operation: Operation, place: 'path' | 'query'): Record<string, string> {
  const { parameters = [] } = describedRequest(operation);
  return Object.fromEntries(
    parameters.filter((one) => one.in === place).map(({ name, schema }) => [name, String(sampleOf(schema))]),
  );
}

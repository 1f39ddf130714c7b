import validations from 'dynalite/validations/index.js';
import { DynamoError, serializationError, unknownOperation, validationError } from '../errors.ts';
import type { TableOperation } from '../operations/operation.ts';
import { operations } from '../operations/registry.ts';
import { refuseUnsupported } from './unsupportedParameters.ts';

const apiVersion = 'DynamoDB_20120810';

/** A parsed request, ready to run. */
export interface PreparedRequest {
  /** Such as `GetItem`. */
  name: string;
  operation: TableOperation;
  request: object;
}

/**
 * Parses a request as far as possible without the stored data.
 * @param target the `x-amz-target` header
 * @throws DynamoError in AWS's order: unknown operation, unreadable JSON, wrong types, broken constraints
 */
export function prepareRequest(target: string | undefined, body: string): PreparedRequest {
  const [version, name = ''] = (target ?? '').split('.');
  const operation = version === apiVersion ? operations.get(name) : undefined;
  if (operation === undefined) {
    throw unknownOperation(
      name === ''
        ? 'The x-amz-target header is missing'
        : `The operation ${name} is not supported by this server`,
    );
  }
  return prepared(name, operation, parseBody(body));
}

/**
 * Checks a request of this process, which takes its data over.
 * @param data as in a body
 */
export function prepareOwnRequest(name: string, data: object): PreparedRequest {
  const operation = operations.get(name);
  if (operation === undefined)
    throw unknownOperation(`The operation ${name} is not supported by this server`);
  refuseProtoName(data);
  return prepared(name, operation, data);
}

function prepared(name: string, operation: TableOperation, data: object): PreparedRequest {
  refuseUnsupported(name, data, operation.types);
  try {
    const request = validations.checkTypes(data, operation.types);
    validations.checkValidations(request, operation.types);
    operation.check?.(request);
    return { name, operation, request };
  } catch (error) {
    throw fromDynalite(error);
  }
}

function parseBody(body: string): object {
  let data: unknown;
  try {
    data = JSON.parse(body);
  } catch {
    throw serializationError('The request body is not JSON');
  }
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    throw serializationError('The request body is not a JSON object');
  }
  // A member of this name cannot be copied like others: it would become the prototype and be lost.
  if (body.includes('__proto__') || body.includes('\\u005')) refuseProtoName(data);
  return data;
}

function refuseProtoName(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (Object.hasOwn(value, '__proto__')) {
    throw validationError('The attribute name __proto__ is not supported by this server');
  }
  Object.values(value).forEach(refuseProtoName);
}

/** dynalite throws errors that contain the answer's body, with AWS's own names and messages. */
function fromDynalite(error: unknown): unknown {
  if (!(error instanceof Error) || !('body' in error)) return error;
  const body = error.body as { __type: string; message?: string; Message?: string };
  return new DynamoError(body.__type, body.message ?? body.Message ?? error.message);
}

import { serializationError, validationError } from '../errors.ts';
import type { ParameterType, ParameterTypes } from './parameterTypes.ts';

/**
 * Refuses a request with an unsupported parameter, at any depth: ignoring it would answer another question.
 * Parameters without effect (null, or a metrics parameter set to NONE) pass.
 * @throws DynamoError ValidationException naming the parameter; SerializationException for a null in a list
 */
export function refuseUnsupported(operation: string, data: unknown, types: ParameterTypes): void {
  if (!isObject(data)) return;
  for (const [name, value] of Object.entries(data)) {
    if (value === null || value === undefined || value === 'NONE') continue;
    const type = types[name];
    if (type === undefined) {
      throw validationError(`The parameter ${name} of ${operation} is not supported by this server`);
    }
    refuseInside(operation, value, type);
  }
}

function refuseInside(operation: string, value: unknown, type: ParameterType): void {
  if (typeof type === 'string' || type.children === undefined) return;
  const { children } = type;
  if (value === null) throw serializationError('Unexpected null in place of a structure');
  if (/^(?:ValueStruct|FieldStruct)/.test(type.type)) {
    refuseUnsupported(operation, value, children as ParameterTypes);
  } else if (Array.isArray(value)) {
    for (const member of value) refuseInside(operation, member, children as ParameterType);
  } else if (isObject(value)) {
    for (const member of Object.values(value)) refuseInside(operation, member, children as ParameterType);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

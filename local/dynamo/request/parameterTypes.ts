/** The shape of one parameter, in the form of dynalite's validators. */
export type ParameterType = string | ParameterShape;

export interface ParameterShape {
  type: string;
  children?: ParameterType | Record<string, ParameterType>;
  [constraint: string]: unknown;
}

export type ParameterTypes = Record<string, ParameterType>;

const attributeValue = 'AttrStruct<ValueStruct>';

export const attributeMap: ParameterShape = { type: 'Map<AttributeValue>', children: attributeValue };
export const requiredAttributeMap: ParameterShape = { ...attributeMap, notNull: true };
export const expression: ParameterShape = { type: 'String' };
export const attributeNames: ParameterShape = { type: 'Map<java.lang.String>', children: 'String' };

export const tableNameParameter: ParameterShape = {
  type: 'String',
  notNull: true,
  regex: '[a-zA-Z0-9_.-]+',
  lengthGreaterThanOrEqual: 3,
  lengthLessThanOrEqual: 255,
};

export const oneOfValues = (...values: string[]): ParameterShape => ({ type: 'String', enum: values });

export const returnConsumedCapacity = oneOfValues('INDEXES', 'TOTAL', 'NONE');
export const returnItemOnFailure = oneOfValues('ALL_OLD', 'NONE');

/** The legacy parameters from before expressions, which this server does not support. */
export const formerParameters = [
  'AttributesToGet',
  'AttributeUpdates',
  'ConditionalOperator',
  'Expected',
  'KeyConditions',
  'QueryFilter',
  'ScanFilter',
  'ReturnItemCollectionMetrics',
];

/** An operation's parameter types without the unsupported ones. */
export function supported(types: Record<string, unknown>): ParameterTypes {
  return Object.fromEntries(
    Object.entries(types).filter(([name]) => !formerParameters.includes(name)),
  ) as ParameterTypes;
}

// dynalite has no types; these are the parts used in this folder. Ambient modules cannot import types, so
// parsed expressions are `unknown` here and typed where they are read.
declare module 'dynalite/validations/index.js' {
  interface Validations {
    checkTypes(data: object, types: object): Record<string, unknown>;
    checkValidations(data: object, types: object, custom?: (data: object) => string | undefined): void;
    validateAttributeValue(value: object): string | undefined;
    validateExpressionParams(data: object, expressions: string[], others: string[]): string | undefined;
    validateExpressions(data: object): string | undefined;
    validateConditions(conditions: object): string | undefined;
    convertKeyCondition(expression: object): object | string;
  }
  const validations: Validations;
  export default validations;
}

declare module 'dynalite/validations/*' {
  interface OperationValidation {
    types: Record<string, unknown>;
    custom?(data: object, store: { options: { maxItemSize: number } }): string | undefined;
  }
  const validation: OperationValidation;
  export default validation;
}

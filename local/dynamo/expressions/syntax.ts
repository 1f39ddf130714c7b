import type { AttributeType, AttributeValue } from '../values/attributeValue.ts';

/** A document path: names of attributes and map keys, and list positions. */
export type Path = (string | number)[];

export interface FunctionCall {
  type: 'function';
  name: string;
  args: Operand[];
}

/** An operand of a condition; the parser has replaced the placeholders by their values. */
export type Operand = Path | FunctionCall | AttributeValue;

export type Comparator = '=' | '<>' | '<' | '<=' | '>' | '>=';

export type Condition =
  | { type: 'and'; args: Condition[] }
  | { type: 'or'; args: Condition[] }
  | { type: 'not'; args: Condition[] }
  | { type: Comparator | 'between' | 'in'; args: Operand[] }
  | FunctionCall;

export interface ParsedCondition {
  expression: Condition;
  /** The first names of paths with further steps. */
  nestedPaths: Record<string, true>;
  /** The first names of all paths. */
  pathHeads: Record<string, true>;
}

export interface Arithmetic {
  type: 'add' | 'subtract';
  args: UpdateOperand[];
}

export interface UpdateFunction {
  type: 'function';
  name: 'if_not_exists' | 'list_append';
  args: UpdateOperand[];
}

export type UpdateOperand = Path | Arithmetic | UpdateFunction | AttributeValue;

export type UpdateSection =
  | { type: 'set'; path: Path; val: UpdateOperand; attrType?: AttributeType | null }
  | { type: 'remove'; path: Path }
  | { type: 'add' | 'delete'; path: Path; val: AttributeValue; attrType: AttributeType };

export interface ParsedUpdate {
  sections: UpdateSection[];
  paths: Path[];
  nestedPaths: Record<string, true>;
}

export interface ParsedProjection {
  paths: Path[];
  nestedPaths: Record<string, true>;
}

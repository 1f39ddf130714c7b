import type * as z from 'zod/mini';
import type { Routes, Operation } from './routes.ts';
import type { Resource } from './core/route.ts';

type Has<Name extends 'params' | 'query' | 'body', Op extends Operation> =
  Routes[Op] extends Record<Name, infer Schema extends z.ZodMiniType> ? Schema : undefined;

type InputOf<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined;
type ParsedOf<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

/** The request body before parsing, as a client sends it. */
export type BodyOf<Op extends Operation> = InputOf<Has<'body', Op>>;
export type ParamsOf<Op extends Operation> = InputOf<Has<'params', Op>>;
export type QueryOf<Op extends Operation> = InputOf<Has<'query', Op>>;

/** The parts of a request after parsing, as a handler receives them. */
export interface ParsedRequest<Op extends Operation> {
  readonly params: ParsedOf<Has<'params', Op>>;
  readonly query: ParsedOf<Has<'query', Op>>;
  readonly body: ParsedOf<Has<'body', Op>>;
}

/** The whole answer, `data` included. */
export type AnswerOf<Op extends Operation> = z.output<Routes[Op]['answer']>;

export type DataOf<Op extends Operation> = AnswerOf<Op> extends { data: infer Data } ? Data : never;

/** The operations of one resource, which its Lambda function must handle. */
export type OperationOf<R extends Resource> = {
  [Op in Operation]: Routes[Op]['resource'] extends R ? Op : never;
}[Operation];

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? unknown
  : { readonly [N in Name]: Value };

/** The arguments of a call: exactly the parts that its route declares, each required. */
export type CallOf<Op extends Operation> = Part<'params', ParamsOf<Op>> &
  Part<'body', BodyOf<Op>> &
  (QueryOf<Op> extends undefined ? unknown : { readonly query?: QueryOf<Op> });

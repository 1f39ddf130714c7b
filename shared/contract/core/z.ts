import * as z from 'zod/mini';

export * from 'zod/mini';

const [anyString, anyNumber, anyBoolean] = [z.string(), z.number(), z.boolean()];

export const string: typeof z.string = (params) => (params === undefined ? anyString : z.string(params));
export const number: typeof z.number = (params) => (params === undefined ? anyNumber : z.number(params));
export const boolean: typeof z.boolean = (params) => (params === undefined ? anyBoolean : z.boolean(params));
const nullables = new WeakMap<z.core.SomeType, unknown>();
export const nullable: typeof z.nullable = <T extends z.core.SomeType>(inner: T) => {
  const known = nullables.get(inner) ?? z.nullable(inner);
  nullables.set(inner, known);
  return known as z.ZodMiniNullable<T>;
};

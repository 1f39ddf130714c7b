import * as z from 'zod/mini';

const template = z.object({
  Resources: z.record(
    z.string(),
    z.object({
      Type: z.string(),
      Properties: z.optional(
        z.object({
          GlobalSecondaryIndexes: z.optional(z.array(z.looseObject({ IndexName: z.string() }))),
        }),
      ),
    }),
  ),
});

/** A template of CloudFormation, as JSON. */
export type ReadTemplate = z.output<typeof template>;

/** @throws ZodError for what is no template */
export const readTemplate = (json: string): ReadTemplate => template.parse(JSON.parse(json));

/**
 * The indexes that come, go or change from one template to the next, by table. DynamoDB makes or deletes one at a time, so
 * a stack with two changes fails in the middle of its deployment.
 * @returns `+gsi4`, `-gsi4` or `~gsi4` for each table's logical id
 */
export function indexChanges(
  deployed: ReadTemplate,
  next: ReadTemplate,
): ReadonlyMap<string, readonly string[]> {
  const tables = new Set([...tablesOf(deployed), ...tablesOf(next)]);
  const changes = [...tables].map((id): [string, string[]] => {
    const [before, after] = [indexesOf(deployed, id), indexesOf(next, id)];
    const names = new Set([...before.keys(), ...after.keys()]);
    return [id, [...names].flatMap((name) => changeOf(name, before.get(name), after.get(name)))];
  });
  return new Map(changes.filter(([id, found]) => found.length > 0 && isInBoth(id, deployed, next)));
}

/** A table that is made or deleted takes all its indexes along. */
const isInBoth = (id: string, deployed: ReadTemplate, next: ReadTemplate) =>
  id in deployed.Resources && id in next.Resources;

const tablesOf = ({ Resources }: ReadTemplate) =>
  Object.entries(Resources).flatMap(([id, { Type }]) => (Type === 'AWS::DynamoDB::Table' ? [id] : []));

const indexesOf = ({ Resources }: ReadTemplate, id: string) =>
  new Map(
    (Resources[id]?.Properties?.GlobalSecondaryIndexes ?? []).map((index) => [
      index.IndexName,
      JSON.stringify(index),
    ]),
  );

function changeOf(name: string, before: string | undefined, after: string | undefined): string[] {
  if (before === after) return [];
  if (before === undefined) return [`+${name}`];
  return [after === undefined ? `-${name}` : `~${name}`];
}

import type { Template } from 'aws-cdk-lib/assertions';
import * as z from 'zod/mini';

const oneOrMore = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((value) => (typeof value === 'string' ? [value] : value)),
);
const statement = z.object({ Effect: z.literal('Allow'), Action: oneOrMore, Resource: z.unknown() });
const document = z.object({ Statement: z.array(statement) });
const policy = z.object({
  Properties: z.object({ PolicyDocument: document, Roles: z.array(z.object({ Ref: z.string() })) }),
});
const role = z.object({
  Properties: z.object({ Policies: z._default(z.array(z.object({ PolicyDocument: document })), []) }),
});

export interface Statement {
  readonly actions: readonly string[];
  /** The resource as the template has it, in one line. */
  readonly resource: string;
}

/** The policy statements of each role in a template, by the prefix of its logical id: within it and beside it. */
export function statementsOf(template: Template, roleBeginsWith: string): Statement[] {
  const within = Object.entries(template.findResources('AWS::IAM::Role'))
    .filter(([id]) => id.startsWith(roleBeginsWith))
    .flatMap(([, found]) => role.parse(found).Properties.Policies);
  const beside = Object.values(template.findResources('AWS::IAM::Policy'))
    .map((found) => policy.parse(found).Properties)
    .filter(({ Roles }) => Roles.some(({ Ref }) => Ref.startsWith(roleBeginsWith)));
  return [...within, ...beside]
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .map(({ Action, Resource }) => ({ actions: Action, resource: JSON.stringify(Resource) }));
}

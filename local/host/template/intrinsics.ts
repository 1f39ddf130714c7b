/** The parts of a CloudFormation template that the local host reads. */
export interface Template {
  readonly Resources: Readonly<Record<string, TemplateResource>>;
  readonly Outputs?: Readonly<
    Record<string, { readonly Value: unknown; readonly Export?: { Name: unknown } }>
  >;
}

export interface TemplateResource {
  readonly Type: string;
  readonly Properties?: Readonly<Record<string, unknown>>;
  readonly Metadata?: Readonly<Record<string, unknown>>;
}

export const REGION = 'eu-west-1';
export const ACCOUNT = '000000000000';

const PSEUDO_PARAMETERS: Readonly<Record<string, string>> = {
  'AWS::Region': REGION,
  'AWS::AccountId': ACCOUNT,
  'AWS::Partition': 'aws',
  'AWS::URLSuffix': 'amazonaws.com',
  'AWS::NoValue': '',
};

/** A resource's name on this machine: `SessionSecret` is `rinkside-session-secret`. */
export function localName(logicalId: string): string {
  return `rinkside-${logicalId.replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-').toLowerCase()}`;
}

/** The domain of a bucket as an origin of a distribution. */
export function bucketDomain(bucketName: string): string {
  return `${bucketName}.s3.${REGION}.amazonaws.com`;
}

export function apiDomain(apiId: string): string {
  return `${apiId}.execute-api.${REGION}.amazonaws.com`;
}

/** Resolves the references within templates that are deployed together. */
export class Resolver {
  readonly #exports = new Map<string, { template: Template; value: unknown }>();

  constructor(templates: readonly Template[]) {
    for (const template of templates)
      for (const output of Object.values(template.Outputs ?? {}))
        if (typeof output.Export?.Name === 'string')
          this.#exports.set(output.Export.Name, { template, value: output.Value });
  }

  /**
   * The value with every reference resolved to its name on this machine.
   *
   * @throws Error naming the reference, if its kind is not supported here
   */
  resolve(template: Template, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item: unknown) => this.resolve(template, item));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    const [only] = entries;
    if (entries.length === 1 && only !== undefined && (only[0] === 'Ref' || only[0].startsWith('Fn::')))
      return this.#intrinsic(template, only[0], only[1]);
    return Object.fromEntries(entries.map(([key, item]) => [key, this.resolve(template, item)]));
  }

  #intrinsic(template: Template, name: string, argument: unknown): unknown {
    if (name === 'Ref' && typeof argument === 'string')
      return PSEUDO_PARAMETERS[argument] ?? localName(argument);
    if (name === 'Fn::ImportValue' && typeof argument === 'string') {
      const exported = this.#exports.get(argument);
      if (exported !== undefined) return this.resolve(exported.template, exported.value);
    }
    if (name === 'Fn::Join' && Array.isArray(argument)) {
      const [separator, parts]: unknown[] = argument;
      const resolved = this.resolve(template, parts);
      if (typeof separator === 'string' && Array.isArray(resolved)) return resolved.join(separator);
    }
    if (name === 'Fn::Sub' && typeof argument === 'string')
      return argument.replace(/\$\{([^}]+)\}/g, (_, id: string) => PSEUDO_PARAMETERS[id] ?? localName(id));
    if (name === 'Fn::GetAtt' && Array.isArray(argument)) {
      const [logicalId, attribute]: unknown[] = argument;
      if (typeof logicalId === 'string' && typeof attribute === 'string')
        return attributeOf(template, logicalId, attribute);
    }
    throw new Error(`The template refers to something unknown here: ${name} ${JSON.stringify(argument)}`);
  }
}

function attributeOf(template: Template, logicalId: string, attribute: string): string {
  const name = localName(logicalId);
  const type = template.Resources[logicalId]?.Type;
  if (type === 'AWS::S3::Bucket' && attribute === 'RegionalDomainName') return bucketDomain(name);
  return attribute.endsWith('Arn') || attribute.endsWith('ARN')
    ? `arn:aws:local:${REGION}:${ACCOUNT}:${name}`
    : name;
}

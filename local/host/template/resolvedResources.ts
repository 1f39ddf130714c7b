import type { Template } from './intrinsics.ts';
import { localName, Resolver } from './intrinsics.ts';
import { Properties } from './properties.ts';

export interface ResolvedResource {
  /** The resource's name on this machine. */
  readonly name: string;
  readonly properties: Properties;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** The resources of all templates by type; references are resolved only for the requested types. */
export class ResolvedResources {
  readonly #templates: readonly Template[];
  readonly #resolver: Resolver;

  constructor(templates: readonly Template[]) {
    this.#templates = templates;
    this.#resolver = new Resolver(templates);
  }

  ofType(type: string): ResolvedResource[] {
    return this.#templates.flatMap((template) =>
      Object.entries(template.Resources)
        .filter(([, resource]) => resource.Type === type)
        .map(([logicalId, resource]) => ({
          name: localName(logicalId),
          properties: new Properties(this.#resolver.resolve(template, resource.Properties ?? {}), logicalId),
          metadata: resource.Metadata ?? {},
        })),
    );
  }

  /** @throws Error if there is none of that name */
  named(type: string, name: string): ResolvedResource {
    const found = this.ofType(type).find((resource) => resource.name === name);
    if (found === undefined) throw new Error(`The template has no ${type} named ${name}.`);
    return found;
  }

  /** @throws Error if there is not exactly one */
  only(type: string): ResolvedResource {
    const [first, ...others] = this.ofType(type);
    if (first === undefined || others.length > 0) throw new Error(`The template should have one ${type}.`);
    return first;
  }
}

import { createHash, hash } from 'node:crypto';
import * as z from 'zod/mini';
import { canonicalJson, countedAs, type StoredItem } from './storedItem.ts';

const counted = z.object({ count: z.int(), sha256: z.string() });

const movedObject = z.object({
  key: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  contentType: z.optional(z.string()),
  contentDisposition: z.optional(z.string()),
  cacheControl: z.optional(z.string()),
});

export type MovedObject = z.output<typeof movedObject>;

export const storedManifest = z.object({
  /** Of the product that wrote the file. */
  release: z.string(),
  dataVersion: z.int(),
  /** A UTC instant. */
  exportedAt: z.string(),
  /** The id of the one competition in it; null for a whole federation. */
  competition: z.nullable(z.string()),
  /** Whether it has passwords, second factors, codes and keys, each under the passphrase. */
  hasSecrets: z.boolean(),
  /** By type. */
  items: z.record(z.string(), counted),
  objects: z.array(movedObject),
});

export type Manifest = z.output<typeof storedManifest>;

/** Counts items by type, with a hash for each that does not depend on their order. */
export class ItemCount {
  readonly #hashes = new Map<string, string[]>();

  add(item: StoredItem, json = canonicalJson(item)): void {
    const type = countedAs(item);
    const hashes = this.#hashes.get(type) ?? [];
    hashes.push(hash('sha256', json, 'base64'));
    this.#hashes.set(type, hashes);
  }

  byType(): Manifest['items'] {
    const types = [...this.#hashes].toSorted(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(
      types.map(([type, hashes]) => {
        const all = createHash('sha256');
        for (const hash of hashes.toSorted()) all.update(hash);
        return [type, { count: hashes.length, sha256: all.digest('hex') }];
      }),
    );
  }
}

/** One sentence for each difference between a manifest and what was counted; an item that expires may be gone. */
export function differences(expected: Manifest['items'], found: Manifest['items']): string[] {
  const types = [...new Set([...Object.keys(expected), ...Object.keys(found)])].toSorted();
  return types.flatMap((type) => {
    const [one, other] = [expected[type], found[type]];
    const difference = `${type}: ${String(one?.count ?? 0)} in the manifest, ${String(other?.count ?? 0)} found`;
    if (one?.count !== other?.count) return type.endsWith(', expiring') ? [] : [difference];
    return one?.sha256 === other?.sha256 ? [] : [`${type}: ${String(one?.count)}, with other contents`];
  });
}

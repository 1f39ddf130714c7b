import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const SHARED = path.join(import.meta.dirname, 'shared');
const CATALOGUE = /\/web\/(?:features\/(?:\w+\/){2}|i18n\/en\/)[\w.]+\.json$/;

/** i18next's notation for a text that stands elsewhere; ours is always a whole message. */
const REFERENCE = /"\$t\((\w+):(\w+)\)"/g;

/** The texts that several catalogues show, by file and key such as `actions:cancel`. */
export function readSharedTexts(): ReadonlyMap<string, string> {
  const files = globSync('*.en.json', { cwd: SHARED });
  return new Map(
    files.flatMap((file) => {
      const texts = JSON.parse(readFileSync(path.join(SHARED, file), 'utf8')) as Record<string, string>;
      return Object.entries(texts).map(([key, text]) => [`${file.split('.')[0]}:${key}`, text] as const);
    }),
  );
}

/** The names of the shared texts that a catalogue refers to. */
export const referencesIn = (catalogue: string): readonly string[] =>
  [...catalogue.matchAll(REFERENCE)].map(([, file, key]) => `${file}:${key}`);

/** A catalogue's JSON with each reference replaced by its text. */
export function fillReferences(catalogue: string, shared: ReadonlyMap<string, string>): string {
  return catalogue.replaceAll(REFERENCE, (_, file: string, key: string) => {
    const text = shared.get(`${file}:${key}`);
    if (text === undefined) throw new Error(`No shared text ${file}:${key}`);
    return JSON.stringify(text);
  });
}

/**
 * Fills references when the page is built: a page fetches the catalogues it shows and no shared ones, so that its
 * first load carries no text it does not need.
 */
export function sharedTextsPlugin(): Plugin {
  return {
    name: 'shared-texts',
    enforce: 'pre',
    transform(code, id) {
      if (!CATALOGUE.test(id)) return null;
      for (const file of globSync('*.en.json', { cwd: SHARED })) this.addWatchFile(path.join(SHARED, file));
      return fillReferences(code, readSharedTexts());
    },
  };
}

import type { IndexHtmlTransformContext } from 'vite';

export type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>;

/** The chunk that contains a module, and all that loads with it. @throws Error if no chunk does */
export function chunkFilesWith(bundle: Bundle, module: string): string[] {
  const found = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(module)),
  );
  if (!found) throw new Error(`No chunk contains ${module}, which a page needs`);
  return [found.fileName, ...filesOf(bundle, found.fileName)];
}

/** The scripts that a chunk imports at once and the styles of all of them. */
export function filesOf(bundle: Bundle, name: string, seen = new Set<string>()): string[] {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || seen.has(name)) return [];
  seen.add(name);
  return [
    ...(chunk.viteMetadata?.importedCss ?? []),
    ...chunk.imports.flatMap((file) => [file, ...filesOf(bundle, file, seen)]),
  ];
}

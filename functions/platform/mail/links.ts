import { environment } from '../environment.ts';

/**
 * The address of a page, for a mail: on the public origin alone. A request's own Host would let
 * whoever asks for a mail choose where its link leads.
 */
export function linkTo(path: `/${string}`, params: Readonly<Record<string, string>> = {}): string {
  const origin = environment('PUBLIC_ORIGIN');
  const url = new URL(path, origin);
  if (url.origin !== new URL(origin).origin) throw new Error(`A link to ${path} would leave the product`);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.href;
}

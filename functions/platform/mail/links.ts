import { environment } from '../environment.ts';

/**
 * The URL of a page, for a mail, always on the public origin: the Host header of a request would let an
 * attacker choose where the link of another person's mail leads.
 */
export function linkTo(path: `/${string}`, params: Readonly<Record<string, string>> = {}): string {
  const origin = environment('PUBLIC_ORIGIN');
  const url = new URL(path, origin);
  if (url.origin !== new URL(origin).origin) throw new Error(`A link to ${path} would leave the product`);
  for (const [name, value] of Object.entries(params)) url.searchParams.set(name, value);
  return url.href;
}

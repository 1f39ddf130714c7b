import { inject } from 'vitest';

interface Mail {
  readonly to: readonly string[];
  readonly sentAt: string;
  readonly text: string | null;
}

/** The link to a page in the newest mail to an address: path and query. */
export async function mailedLink(to: string, page: string): Promise<string> {
  const outbox = new URL('/_outbox.json', inject('origin'));
  outbox.searchParams.set('to', to);
  const response = await fetch(outbox);
  const { data } = (await response.json()) as { data: Mail[] };
  const links = data
    .sort((one, other) => other.sentAt.localeCompare(one.sentAt))
    .flatMap(({ text }) => (text ?? '').match(/https?:\/\/\S+/g) ?? [])
    .map((link) => new URL(link));
  const found = links.find(({ pathname }) => pathname === page);
  if (!found) throw new Error(`No mail to ${to} leads to ${page}`);
  return found.pathname + found.search;
}

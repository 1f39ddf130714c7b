import { inject } from 'vitest';

interface Mail {
  readonly to: readonly string[];
  readonly sentAt: string;
  readonly text: string | null;
}

/** The link to a page in the newest mail to an address: path and query. */
export async function mailedLink(to: string, page: string): Promise<string> {
  const response = await fetch(new URL('/_outbox.json', inject('origin')));
  const { data } = (await response.json()) as { data: Mail[] };
  const links = data
    .filter((mail) => mail.to.includes(to))
    .sort((one, other) => other.sentAt.localeCompare(one.sentAt))
    .flatMap(({ text }) => (text ?? '').match(/https?:\/\/\S+/g) ?? [])
    .map((link) => new URL(link));
  const found = links.find(({ pathname }) => pathname === page);
  if (!found) throw new Error(`No mail to ${to} leads to ${page}`);
  return found.pathname + found.search;
}

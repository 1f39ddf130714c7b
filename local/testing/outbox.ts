import { inject } from 'vitest';

interface SentMail {
  readonly to: string[];
  readonly sentAt: string;
  readonly subject: string;
  readonly text: string;
}

/** The token in the last mail to an address that links to a page. */
export async function mailedToken(to: string, page: string): Promise<string> {
  return (await mailedLink(to, page)).searchParams.get('token') ?? '';
}

/** The link with a token in the last mail to an address that links to a page. */
export async function mailedLink(to: string, page: string): Promise<URL> {
  for (const { text } of await mailsTo(to)) {
    const link = /https?:\/\/\S+/g;
    for (const [found] of text.matchAll(link)) {
      const url = new URL(found);
      if (url.pathname === page && url.searchParams.get('token')) return url;
    }
  }
  throw new Error(`No mail to ${to} leads to ${page}`);
}

/** The mails to an address, the last one first. */
export async function mailsTo(to: string): Promise<SentMail[]> {
  const outbox = new URL('/_outbox.json', inject('origin'));
  outbox.searchParams.set('to', to);
  const { data } = (await (await fetch(outbox)).json()) as { data: SentMail[] };
  return data.sort((one, other) => (one.sentAt < other.sentAt ? 1 : -1));
}

/** Resolves when the mails of all changes have left: they leave after the answers. */
export async function mailsSent(): Promise<void> {
  await (await fetch(new URL('/_outbox/none', inject('origin')))).arrayBuffer();
}

import { inject } from 'vitest';

interface SentMail {
  readonly to: readonly string[];
  readonly sentAt: string;
  readonly text: string | null;
}

/** The token in the last mail to an address that links to a page. */
export async function mailedToken(to: string, page: string): Promise<string> {
  return (await mailedLink(to, page)).searchParams.get('token') ?? '';
}

/** The link with a token in the last mail to an address that links to a page. */
export async function mailedLink(to: string, page: string): Promise<URL> {
  const response = await fetch(new URL('/_outbox.json', inject('origin')));
  const { data } = (await response.json()) as { data: SentMail[] };
  const mails = data
    .filter((mail) => mail.to.includes(to))
    .sort((one, other) => (one.sentAt < other.sentAt ? 1 : -1));
  for (const { text } of mails) {
    const link = /https?:\/\/\S+/g;
    for (const [found] of (text ?? '').matchAll(link)) {
      const url = new URL(found);
      if (url.pathname === page && url.searchParams.get('token')) return url;
    }
  }
  throw new Error(`No mail to ${to} leads to ${page}`);
}

export async function mailsTo(to: string): Promise<{ subject: string; text: string; to: string[] }[]> {
  const response = await fetch(new URL('/_outbox.json', inject('origin')));
  const { data } = (await response.json()) as {
    data: (SentMail & { subject: string; text: string; to: string[] })[];
  };
  return data
    .filter((mail) => mail.to.includes(to))
    .sort((one, other) => (one.sentAt < other.sentAt ? 1 : -1));
}

/** Resolves when the mails of all changes have left: they leave after the answers. */
export async function mailsSent(): Promise<void> {
  await (await fetch(new URL('/_outbox/none', inject('origin')))).arrayBuffer();
}

export interface SentMail {
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string | null;
}

/** The newest mails of a local host. */
export async function mailsOf(origin: string): Promise<readonly SentMail[]> {
  const response = await fetch(new URL('/_outbox.json', origin));
  return ((await response.json()) as { data: SentMail[] }).data;
}

/** The token of the link in a mail to an address. */
export async function tokenMailedTo(origin: string, email: string): Promise<string> {
  for (const { to, text } of await mailsOf(origin)) {
    const token = to.includes(email) ? /[?&]token=([\w.-]+)/.exec(text ?? '')?.[1] : undefined;
    if (token !== undefined) return token;
  }
  throw new Error(`No mail to ${email} has a token`);
}

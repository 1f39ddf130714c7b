/** Waits until the mails have left that follow an answer, so that they count and slow no other measurement. */
export async function mailsSent(origin: string): Promise<void> {
  await (await fetch(new URL('/_outbox/none', origin))).arrayBuffer();
}

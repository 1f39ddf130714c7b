import { randomUUID } from 'node:crypto';
import { ProductClient } from './client.ts';

const PASSWORD = 'a password of the bench';

/** A new family that has confirmed its address by the link in its mail, logged in. */
export async function confirmedFamily(origin: string): Promise<ProductClient> {
  const email = `bench-family-${randomUUID()}@test.example`;
  const family = new ProductClient(origin);
  await family.post('/api/auth/signup', { name: 'Robin Winter', email, password: PASSWORD });
  await family.post('/api/auth/verify-email', { token: await mailedToken(origin, email) });
  return family.logIn(email, PASSWORD);
}

async function mailedToken(origin: string, email: string): Promise<string> {
  const outbox = await fetch(new URL('/_outbox.json', origin));
  const { data } = (await outbox.json()) as { data: { to: string[]; text: string | null }[] };
  const texts = data.filter(({ to }) => to.includes(email)).map(({ text }) => text ?? '');
  const token = texts.map((text) => /[?&]token=([\w.-]+)/.exec(text)?.[1]).find(Boolean);
  if (!token) throw new Error(`No mail to ${email} confirms its address`);
  return token;
}

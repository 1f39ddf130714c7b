import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { getItem } from '../../../platform/table/read.ts';
import { isWritten, IS_NEW, putItem } from '../../../platform/table/writes.ts';
import { certificateSecretKey } from './keys.ts';

const stored = z.object({ secret: z.string() });

/** From which the codes of a competition's certificates are made; null before the first is drawn. */
export async function findCertificateSecret(competitionId: string): Promise<string | null> {
  return stored.safeParse(await getItem(certificateSecretKey(competitionId))).data?.secret ?? null;
}

/** As findCertificateSecret; makes it where there is none. Of two calls at once the first one's stays. */
export async function certificateSecret(competitionId: string): Promise<string> {
  const found = await findCertificateSecret(competitionId);
  if (found !== null) return found;
  const secret = randomBytes(32).toString('base64url');
  const item = { ...certificateSecretKey(competitionId), type: 'certificateSecret', secret };
  if (await isWritten(putItem(item, { condition: IS_NEW }))) return secret;
  return (await findCertificateSecret(competitionId)) ?? secret;
}

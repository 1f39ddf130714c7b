import { tokenHash } from '../../../platform/linkToken.ts';
import { codeKey, openingKey } from './keys.ts';

interface Opened {
  readonly competitionId: string;
  readonly codeId: string;
}

/** The token that a helper's browser keeps: where the code is stored, and a secret of this browser alone. */
export const codeToken = ({ competitionId, codeId }: Opened, secret: string): string =>
  [competitionId, codeId, secret].join('.');

/** The keys of the code and of its opening; null for a token of another form. */
export function keysOfToken(token: string) {
  const [competitionId, codeId, secret, more] = token.split('.');
  if (!competitionId || !codeId || !secret || more !== undefined) return null;
  return {
    code: codeKey(competitionId, codeId),
    opening: openingKey(competitionId, codeId, tokenHash(secret)),
  };
}

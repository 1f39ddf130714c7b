import { laterPart } from '../../../laterPart.ts';

/** For who is logged in: nobody else fetches them. */
export const LaterOwnResults = laterPart(
  async () => (await import('./OwnResults.tsx')).OwnResults,
  'myResult',
);
export const LaterOwnName = laterPart(async () => (await import('./OwnName.tsx')).OwnName, 'myResult');

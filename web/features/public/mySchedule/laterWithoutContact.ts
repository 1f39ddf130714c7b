import { laterPart } from '../../../laterPart.ts';

/** For families whose child has no emergency contact: most have one. */
export const LaterWithoutContact = laterPart(
  async () => (await import('./WithoutContact.tsx')).WithoutContact,
);

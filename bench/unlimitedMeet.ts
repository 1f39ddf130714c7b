import * as z from 'zod/mini';
import type { ProductClient } from './client.ts';
import { openMeet, type OpenMeet } from './familySubmit.ts';

const made = z.object({ data: z.object({ id: z.string() }) });

/** A competition and a form like another one's, with ice enough for all that is measured. */
export async function unlimitedMeet(administrator: ProductClient, competitionId: string): Promise<OpenMeet> {
  const { competition, form } = await openMeet(administrator, competitionId);
  const own = { ...form, competitionId: null };
  const { data: ownForm } = made.parse(await administrator.post('/api/forms', own));
  const body = { ...competition, formId: ownForm.id, capacity: null, iceMinutes: null };
  const { data } = made.parse(await administrator.post('/api/competitions', body));
  return openMeet(administrator, data.id);
}

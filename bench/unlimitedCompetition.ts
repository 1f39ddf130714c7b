import * as z from 'zod/mini';
import type { ProductClient } from './client.ts';
import { loadOpenCompetition, type OpenCompetition } from './familySubmit.ts';

const created = z.object({ data: z.object({ id: z.string() }) });

/** A copy of a competition and its form, without a waiver and with enough ice for all measurements. */
export async function unlimitedCompetition(
  administrator: ProductClient,
  competitionId: string,
): Promise<OpenCompetition> {
  const { competition, form } = await loadOpenCompetition(administrator, competitionId);
  const own = { ...form, competitionId: null };
  const { data: ownForm } = created.parse(await administrator.post('/api/forms', own));
  const body = { ...competition, formId: ownForm.id, capacity: null, iceMinutes: null, waiver: null };
  const { data } = created.parse(await administrator.post('/api/competitions', body));
  return loadOpenCompetition(administrator, data.id);
}

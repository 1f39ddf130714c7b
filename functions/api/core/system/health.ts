import { environment } from '../../../platform/environment.ts';
import { storedDataVersion } from '../../../store/core/settings/dataVersionRepository.ts';
import { probeWrites } from '../../../store/core/settings/writeProbe.ts';

/** Everybody may ask, so the table is asked this often at most (decision 0281). */
const ANSWER_MILLISECONDS = 2_000;

let probe: { readonly since: number; readonly outcome: Promise<number> } | null = null;

export async function health({ now }: { readonly now: Date }) {
  const since = now.getTime();
  if (probe === null || Math.abs(since - probe.since) >= ANSWER_MILLISECONDS)
    probe = { since, outcome: probeTable() };
  const dataVersion = await probe.outcome;
  return { data: { status: 'ok' as const, version: environment('PRODUCT_VERSION'), dataVersion } };
}

async function probeTable(): Promise<number> {
  await probeWrites();
  return (await storedDataVersion()).version;
}

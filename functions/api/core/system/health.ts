import { environment } from '../../../platform/environment.ts';

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

/** The client of the table is loaded for this route alone. */
async function probeTable(): Promise<number> {
  const { probeWrites } = await import('../../../store/core/settings/writeProbe.ts');
  const { storedDataVersion } = await import('../../../store/core/settings/dataVersionRepository.ts');
  await probeWrites();
  return storedDataVersion();
}

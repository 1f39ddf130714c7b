import * as z from 'zod/mini';
import { exitOf } from './programs.ts';
import type { Layout } from './layout.ts';

const answer = z.object({ data: z.object({ status: z.literal('ok'), version: z.string() }) });

const SECOND = 1_000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The version of the release that answers and is well; null for none. */
export async function healthyVersion(origin: string): Promise<string | null> {
  try {
    const response = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(10 * SECOND) });
    return response.ok ? answer.parse(await response.json()).data.version : null;
  } catch {
    return null;
  }
}

/** Whether the unit became healthy with this version in time; a unit that gave up is not waited for. */
export async function becameHealthy(layout: Layout, version: string): Promise<boolean> {
  const end = performance.now() + layout.longestSeconds * SECOND;
  while (performance.now() < end) {
    if ((await healthyVersion(`http://127.0.0.1:${String(layout.port)}`)) === version) return true;
    const hasFailed = await exitOf({ program: 'systemctl', args: ['is-failed', '--quiet', layout.unit] });
    if (hasFailed === 0) return false;
    await wait(SECOND);
  }
  return false;
}

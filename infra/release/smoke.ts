import * as z from 'zod/mini';
import { ROUTES } from '../../shared/contract/routes.ts';

/** A step of the smoke test: what it looks at, and the fault; null where there is none. */
export interface SmokeResult {
  readonly step: string;
  readonly fault: string | null;
}

interface Deployment {
  readonly origin: string;
  /** The version that must answer; undefined takes any. */
  readonly release: string | undefined;
}

/** A new function's first answer takes seconds. */
const PATIENCE_MILLISECONDS = 15_000;

const health = z.object({ data: z.object({ status: z.literal('ok'), version: z.string() }) });
const problem = z.object({ code: z.string() });

/**
 * Looks at a deployment as a stranger would: the release that answers, the page and its files, a public list, and a refusal.
 * It changes nothing but the count of attempts of its own address.
 */
export async function smoke({ origin, release }: Deployment): Promise<readonly SmokeResult[]> {
  const get = (path: string, options: RequestInit = {}) =>
    fetch(new URL(path, origin), {
      redirect: 'error',
      ...options,
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    });
  const steps: Readonly<Record<string, () => Promise<string | null>>> = {
    'The table takes writes, and the release answers': async () => {
      const answer = await get(ROUTES.health.path);
      if (answer.status !== 200) return `status ${String(answer.status)}`;
      const found = health.safeParse(await answer.json());
      if (!found.success) return 'not the answer of this product';
      const { version } = found.data.data;
      return release === undefined || version === release ? null : `${version} answers, not ${release}`;
    },
    'The page is there, with each of its files': async () => {
      const page = await get('/');
      if (page.status !== 200) return `status ${String(page.status)}`;
      if (!page.headers.has('content-security-policy')) return 'no content security policy';
      const files = [...(await page.text()).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)];
      if (files.length === 0) return 'the page names no files';
      const answers = await Promise.all(files.map(([, file]) => get(file ?? '/')));
      const missing = answers.filter(({ status }) => status !== 200);
      return missing.length === 0 ? null : `missing: ${missing.map(({ url }) => url).join(', ')}`;
    },
    'Competitions are listed for everybody': async () => {
      const answer = await get(ROUTES.listCompetitions.path);
      return answer.status === 200 ? null : `status ${String(answer.status)}`;
    },
    'A call without a session is refused': async () => {
      const answer = await get(ROUTES.listUsers.path);
      return answer.status === 401 ? null : `status ${String(answer.status)}`;
    },
    'A log-in with a wrong password is refused in the catalogue’s form': async () => {
      const answer = await get(ROUTES.logIn.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'smoke test', origin },
        body: JSON.stringify({ email: 'smoke-test@rinkside.example', password: 'not a password of anybody' }),
      });
      if (![400, 429].includes(answer.status)) return `status ${String(answer.status)}`;
      return problem.safeParse(await answer.json()).success ? null : 'not a problem of the catalogue';
    },
  };
  const results: SmokeResult[] = [];
  for (const [step, look] of Object.entries(steps)) {
    const fault = await look().catch((error: unknown) =>
      error instanceof Error ? `${error.name}: ${error.message}` : 'no answer',
    );
    results.push({ step, fault });
  }
  return results;
}

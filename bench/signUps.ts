import { HOST_COMMAND, startHost } from './localHost.ts';
import { atMost, median, milliseconds, times, reported, type Row } from './row.ts';

const SIGN_UPS = 30;
/** Requests of the landing page on an idle host: enough for a median. */
const QUIET_ASKS = 40;
/** The longest time measured, however long the sign-ups take. */
const LONGEST_MILLISECONDS = 60_000;
/** A delay of half a second is noticeable. */
const MAX_MILLISECONDS = 500;

/** The landing page while thirty families sign up at once, compared with an idle host. */
export async function signUps(dataDirectory: string): Promise<Row[]> {
  const host = await startHost(HOST_COMMAND, dataDirectory);
  try {
    const quiet: number[] = [];
    for (let n = 0; n < QUIET_ASKS; n++) quiet.push(await millisecondsOf(host.origin));
    const { asked, statuses } = await besideSignUps(host.origin);
    const created = statuses.filter((status) => status === 201).length;
    const later = statuses.filter((status) => status === 503).length;
    const name = `GET / while ${SIGN_UPS} families sign up`;
    return [
      reported(`${name}: median beside a quiet moment`, times(median(asked) / median(quiet))),
      atMost(`${name}: the slowest of ${asked.length}`, Math.max(...asked), MAX_MILLISECONDS, milliseconds),
      reported(`${SIGN_UPS} sign-ups at once: made, asked to try again`, `${created}, ${later}`),
      atMost(`${SIGN_UPS} sign-ups at once: failed`, SIGN_UPS - created - later, 0, String),
    ];
  } finally {
    await host.stop();
  }
}

async function besideSignUps(origin: string) {
  const begun = performance.now();
  const statuses: number[] = [];
  const calls = Array.from({ length: SIGN_UPS }, async (_, index) => {
    statuses.push(await signUp(origin, index));
  });
  const asked: number[] = [];
  while (statuses.length < SIGN_UPS && performance.now() - begun < LONGEST_MILLISECONDS)
    asked.push(await millisecondsOf(origin));
  await Promise.all(calls);
  return { asked, statuses };
}

async function signUp(origin: string, index: number): Promise<number> {
  const body = { name: 'Robin Winter', email: `bench-${index}@test.example`, password: 'long enough for us' };
  const response = await fetch(`${origin}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'bench' },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  return response.status;
}

async function millisecondsOf(origin: string): Promise<number> {
  const begun = performance.now();
  await (await fetch(origin)).arrayBuffer();
  return performance.now() - begun;
}

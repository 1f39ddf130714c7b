import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Caller } from '../local/testing/caller.ts';
import {
  COMPETITION,
  honest,
  logIns,
  searches,
  uncached,
  varied,
  type CrowdQuestion,
  type Crowd,
} from './crowds.ts';
import { newJudges } from './judges.ts';
import { HOST_COMMAND, startHost } from './localHost.ts';
import { atMost, mebibytes, median, milliseconds, reported, times, type Row } from './row.ts';

const CLIENTS = 4;
const MARKS = 30;
const LOG_INS = 4;
/** Between two marks of a judge, who looks at the ice. */
const PAUSE_MILLISECONDS = 50;
const ROUNDS = 3;
const ADDRESSES = 10_000;
const MOST_GROWTH = 50 * 1024 ** 2;
const MOST_RATIO = 1.5;

/** Every call of the crowds comes from an address of its own, which no limit knows yet. */
const BEHIND_PROXY = { BEHIND_PROXY: 'on', DEMO_DATA: 'on' };

const CROWDS: Readonly<Record<string, Crowd>> = {
  'vary an unknown name': varied,
  'ask what no cache answers': uncached,
  'ask for ever new values': searches,
  'try passwords': logIns,
};

/** Measures what four anonymous clients cost a judge, beside four that ask what the page asks. Passwords cost what they cost. */
export async function anonymousLoad(dataDirectory: string): Promise<Row[]> {
  const host = await startHost(HOST_COMMAND, dataDirectory, BEHIND_PROXY);
  try {
    const mark = await newJudges(host.origin, COMPETITION);
    await timesOf(mark);
    const alone = median(await timesOf(mark));
    const besideHonest: number[] = [];
    const besideCrowds = new Map(Object.keys(CROWDS).map((what) => [what, [] as number[]]));
    const answered = new Map<string, number>();
    const logIn = logInAt(host.origin);
    const [honestLogIns, crowdLogIns]: [number[], number[]] = [[], []];
    // In turns, because other programs of the machine come and go.
    for (let round = 0; round < ROUNDS; round++) {
      besideHonest.push(...(await beside(host.origin, honest, mark)).figures);
      for (const [what, crowd] of Object.entries(CROWDS)) {
        const { figures, calls } = await beside(host.origin, crowd, mark);
        besideCrowds.get(what)?.push(...figures);
        answered.set(what, (answered.get(what) ?? 0) + calls);
      }
      honestLogIns.push(...(await beside(host.origin, honest, logIn, LOG_INS)).figures);
      crowdLogIns.push(...(await beside(host.origin, uncached, logIn, LOG_INS)).figures);
    }
    const before = residentBytes(host.pid);
    await askAll(host.origin);
    const growth = residentBytes(host.pid) - before;
    return [
      reported('a judge’s mark alone, at the median', milliseconds(alone)),
      reported('  beside four honest anonymous clients', milliseconds(median(besideHonest))),
      ...[...besideCrowds].flatMap(([what, figures]) => [
        reported(
          `  beside four that ${what} (${String(answered.get(what))} calls)`,
          milliseconds(median(figures)),
        ),
        atMost('    as slow as beside the honest', median(figures) / median(besideHonest), MOST_RATIO, times),
      ]),
      reported('a right log-in beside the honest', milliseconds(median(honestLogIns))),
      reported('  beside four that ask what no cache answers', milliseconds(median(crowdLogIns))),
      atMost(`memory that ${String(ADDRESSES)} invented addresses take`, growth, MOST_GROWTH, mebibytes),
    ];
  } finally {
    await host.stop();
  }
}

function logInAt(origin: string): () => Promise<void> {
  const body = { email: 'superadmin@demo.rinkside.example', password: 'Rinkside-demo-1' };
  return async () => {
    await new Caller(origin).data('logIn', { body });
  };
}

async function timesOf(work: () => Promise<void>, most = MARKS): Promise<number[]> {
  const figures: number[] = [];
  for (let count = 0; count < most; count++) {
    const started = performance.now();
    await work();
    figures.push(performance.now() - started);
    await pause(PAUSE_MILLISECONDS);
  }
  return figures;
}

/** Times of some work while four clients ask, each again as soon as it is answered. */
async function beside(
  origin: string,
  crowd: Crowd,
  work: () => Promise<void>,
  most = MARKS,
): Promise<{ readonly figures: number[]; readonly calls: number }> {
  const agent = new Agent({ keepAlive: true });
  let [isOver, calls] = [false, 0];
  const asking = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let count = client; !isOver; count++, calls++) await ask(origin, crowd(count), agent);
  });
  try {
    const figures = await timesOf(work, most);
    return { figures, calls };
  } finally {
    isOver = true;
    await Promise.all(asking);
    agent.destroy();
  }
}

async function askAll(origin: string): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  let left = ADDRESSES;
  const askOn = async () => {
    for (; left > 0; left -= 1) await ask(origin, varied(left), agent);
  };
  await Promise.all(Array.from({ length: CLIENTS }, askOn));
  agent.destroy();
}

const anyAddress = () => `198.18.${String(randomInt(256))}.${String(randomInt(256))}`;

function ask(origin: string, { path, body }: CrowdQuestion, agent: Agent): Promise<void> {
  const method = body === undefined ? 'GET' : 'POST';
  const headers = {
    'accept-encoding': 'br',
    'x-forwarded-for': anyAddress(),
    ...(body && { 'x-requested-with': 'bench', 'content-type': 'application/json' }),
  };
  return new Promise((resolve, reject) => {
    request(new URL(path, origin), { method, agent, headers }, (response) => {
      response.on('error', reject).on('end', resolve).resume();
    })
      .on('error', reject)
      .end(body && JSON.stringify(body));
  });
}

const residentBytes = (pid: number) =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024;

import { Agent, request } from 'node:http';
import { COMPETITION_IDS } from '../local/demo/competitions.ts';
import { HOST_COMMAND, startHost } from './localHost.ts';
import { atMost, median, milliseconds, pieces, reported, type Row } from './row.ts';

/** Each asks once, as ten thousand phones do within the four seconds between two questions of one phone. */
const SPECTATORS = 10_000;
const CONNECTIONS = 50;
/** For how long the edge answers alone. */
const KEPT_SECONDS = 5;

interface Asked {
  /** Whether the origin was asked: what the edge has kept has an age. */
  readonly isFromOrigin: boolean;
  readonly milliseconds: number;
}

/** Measures what ten thousand spectators of the results cost the origin, through the local host as it is deployed. */
export async function spectators(dataDirectory: string): Promise<Row[]> {
  const host = await startHost(HOST_COMMAND, dataDirectory);
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  try {
    const address = new URL(`/api/competitions/${COMPETITION_IDS.closed}/results`, host.origin);
    const started = performance.now();
    const asked: Asked[] = [];
    let left = SPECTATORS;
    const ask = async () => {
      while (left > 0) {
        left -= 1;
        asked.push(await get(address, agent));
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, ask));
    const seconds = (performance.now() - started) / 1_000;
    const reads = asked.filter(({ isFromOrigin }) => isFromOrigin).length;
    return [
      reported('spectators: answers in a second', pieces(SPECTATORS / seconds)),
      reported('  an answer, at the median', milliseconds(median(asked.map((one) => one.milliseconds)))),
      atMost('  reads of the origin: one in five seconds', reads, Math.ceil(seconds / KEPT_SECONDS), pieces),
    ];
  } finally {
    agent.destroy();
    await host.stop();
  }
}

function get(address: URL, agent: Agent): Promise<Asked> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    request(address, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      response.on('error', reject);
      response.on('end', () => {
        if (response.statusCode !== 200)
          reject(new Error(`The results answer ${String(response.statusCode)}`));
        resolve({
          isFromOrigin: response.headers['age'] === undefined,
          milliseconds: performance.now() - started,
        });
      });
      response.resume();
    })
      .on('error', reject)
      .end();
  });
}

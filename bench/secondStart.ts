import { HOST_COMMAND, NPM_START, startHost } from './localHost.ts';
import { atMost, median, reported, seconds, times, type Row } from './row.ts';

const ROUNDS = 5;
const BARE_SERVER = ['bench/bare/server.ts'];

/**
 * Seconds until the product is ready: with only the sources built, and on existing data. The floor is a server
 * that loads the same modules and nothing else, started in turn.
 */
export async function secondStart(dataDirectory: string): Promise<Row[]> {
  const started = async (command: readonly string[]) => {
    const host = await startHost(command, dataDirectory);
    await host.stop();
    return host.seconds;
  };
  const first = await started(NPM_START);
  const [starts, hosts, floors]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round++) {
    floors.push(await started(BARE_SERVER));
    starts.push(await started(NPM_START));
    hosts.push(await started(HOST_COMMAND));
  }
  return [
    reported('first start, with the demo season written', seconds(first)),
    atMost('second start, until the ready line', median(starts), 10, seconds),
    reported('a bare server with the same modules', seconds(median(floors))),
    atMost('second start beside that server', median(starts) / median(floors), 1.5, times),
    reported('without the script of npm start', times(median(hosts) / median(floors))),
  ];
}

import { HOST_COMMAND, NPM_START, startHost } from './localHost.ts';
import { atMost, seconds, reported, type Row } from './row.ts';

/** Seconds until the product is ready: with only the sources built, and on existing data. */
export async function secondStart(dataDirectory: string): Promise<Row[]> {
  const first = await startHost(NPM_START, dataDirectory);
  await first.stop();
  const second = await startHost(NPM_START, dataDirectory);
  await second.stop();
  const process = await startHost(HOST_COMMAND, dataDirectory);
  await process.stop();
  return [
    reported('first start, with the demo season written', seconds(first.seconds)),
    atMost('second start, until the ready line', second.seconds, 10, seconds),
    reported('third start, without the script of npm start', seconds(process.seconds)),
  ];
}

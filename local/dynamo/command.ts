import { parseArgs } from 'node:util';
import { startDynamo } from './server.ts';

const usage = 'Usage: npm run dynamo -- --port N [--dir DIR] [--host H]';

function readArguments() {
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string' }, dir: { type: 'string' }, host: { type: 'string' } },
    });
    const port = Number(values.port);
    if (values.port === undefined || !Number.isInteger(port) || port < 0 || port > 65535) {
      throw new Error('The port must be a number from 0 to 65535.');
    }
    return { port, dir: values.dir, host: values.host ?? '127.0.0.1' };
  } catch (error) {
    fail(`${messageOf(error)} ${usage}`);
  }
}

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const { port, dir, host } = readArguments();
const dynamo = await startDynamo({ port, host, ...(dir === undefined ? {} : { directory: dir }) }).catch(
  (error: unknown) =>
    fail(
      (error as NodeJS.ErrnoException).code === 'EADDRINUSE'
        ? `Port ${String(port)} on ${host} is taken by another program; choose another with --port.`
        : messageOf(error),
    ),
);
const { accessKeyId, secretAccessKey } = dynamo.credential;
console.log(
  `DynamoDB is ready on ${dynamo.url}\n` +
    `AWS_ACCESS_KEY_ID=${accessKeyId} AWS_SECRET_ACCESS_KEY=${secretAccessKey}`,
);

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    stopping = true;
    void dynamo.close().then(() => process.exit(0));
  });
}

import { jsonAnswer } from '../local/host/http/answer.ts';
import { listen } from '../local/host/http/listen.ts';
import { respondWith } from '../local/host/http/respondWith.ts';
import { startMemoryTable } from '../local/testing/memoryTable.ts';

/** Does work on a table in memory, with a mail server that takes everything. */
export async function withRushTable<Result>(
  conflicts: Parameters<typeof startMemoryTable>[0],
  work: () => Promise<Result>,
): Promise<Result> {
  const table = await startMemoryTable(conflicts);
  const mail = await listen(respondWith(() => Promise.resolve(jsonAnswer(200, { MessageId: 'rush' }))));
  Object.assign(process.env, {
    MEMBERSHIP_REGISTRY: 'own',
    AWS_ENDPOINT_URL_SESV2: `http://127.0.0.1:${String(mail.port)}`,
    MAIL_FROM: 'entries@rinkside.example',
    MAIL_CONFIGURATION: 'Rinkside-test',
    MAIL_RATE: '100000',
    PUBLIC_ORIGIN: 'https://rinkside.example',
  });
  try {
    return await work();
  } finally {
    await mail.close();
    await table.close();
  }
}

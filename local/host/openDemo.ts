import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import { userKey } from '../../functions/store/keys.ts';
import { isLoopback } from '../access/loopback.ts';
import { DEMO_MAIL_STAYS, mayMailLeave } from '../mail/smtpSettings.ts';
import type { LocalHostOptions } from './start.ts';
import type { DeployedTable } from './template/deployment.ts';

/** Whether other machines can reach the product, directly or through a proxy. */
export function isReachable({
  host = '127.0.0.1',
  publicOrigin,
  behindProxy = false,
}: Pick<LocalHostOptions, 'host' | 'publicOrigin' | 'behindProxy'>): boolean {
  const origin = publicOrigin === undefined ? undefined : new URL(publicOrigin).hostname;
  return behindProxy || !isLoopback(host) || (origin !== undefined && !isLoopback(origin));
}

/** @throws Error in one sentence if other machines could reach the demo without the operator's consent */
export function refuseOpenDemo(options: LocalHostOptions): void {
  if (isReachable(options) && options.demoData && options.openDemo !== true)
    throw new Error(
      'Others could log in with the demo accounts, whose password everybody knows: ' +
        'set DEMO_DATA=off to start empty, or DEMO_DATA=on to have them all the same.',
    );
}

/**
 * The same checks for a data folder that an earlier start filled with the demo.
 * @throws Error in one sentence
 */
export async function refuseOldDemo(
  options: LocalHostOptions,
  database: DynamoDBClient,
  [table]: readonly DeployedTable[],
): Promise<void> {
  const isOpen = isReachable(options) && options.openDemo !== true;
  const canLeave = mayMailLeave(options.smtp);
  if ((!isOpen && !canLeave) || table === undefined) return;
  const client = DynamoDBDocumentClient.from(database);
  const { DEMO_ADMINISTRATOR, DEMO_MANAGER } = await import('../demo/accounts.ts');
  // Accounts are found by id: anyone can sign up with a demo address and could then prevent the start.
  for (const id of [DEMO_ADMINISTRATOR, DEMO_MANAGER]) {
    const { Item } = await client.send(
      new GetCommand({ TableName: table.definition.TableName, Key: userKey(id) }),
    );
    if (Item === undefined) continue;
    if (canLeave) throw new Error(`${DEMO_MAIL_STAYS} Choose another DATA_DIR to start empty.`);
    throw new Error(
      `Others could log in with the demo accounts in ${options.dataDirectory}, whose password everybody ` +
        'knows: choose another DATA_DIR to start empty, or set DEMO_DATA=on to have them all the same.',
    );
  }
}

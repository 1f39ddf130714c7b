import { DynamoDBClient, paginateListTables } from '@aws-sdk/client-dynamodb';

export interface Deployed {
  /** A name from infra/environments.ts: `production`, `staging`. */
  readonly environment: string | undefined;
  /** The table's name, if it is known. */
  readonly table: string | undefined;
}

/**
 * Sets the environment that lets the product's code work on a deployed table, with the credentials and the
 * region of the AWS tools. Without a name the table is found by its stack's.
 *
 * @throws Error in one sentence if there is not exactly one such table
 */
export async function useDeployedTable({ environment, table }: Deployed): Promise<void> {
  Object.assign(process.env, { TABLE_NAME: table ?? (await tableOf(environment ?? '')) });
}

/**
 * Sets the address that links lead to: `RINKSIDE_ORIGIN`, as at deployment.
 * @throws Error in one sentence if there is none
 */
export function useDeployedOrigin(origin: string | undefined): void {
  if (origin === undefined || !URL.canParse(origin))
    throw new Error('Set RINKSIDE_ORIGIN as at deployment: the link leads there.');
  Object.assign(process.env, { PUBLIC_ORIGIN: origin });
}

/** CloudFormation names a table by stack and logical id: `Rinkside-production-data-Table-1ABC`. */
async function tableOf(environment: string): Promise<string> {
  const begins = `Rinkside-${environment}-data-Table-`;
  const found: string[] = [];
  for await (const { TableNames = [] } of paginateListTables({ client: new DynamoDBClient() }, {}))
    found.push(...TableNames.filter((name) => name.startsWith(begins)));
  const [only, ...others] = found;
  if (only === undefined || others.length > 0)
    throw new Error(`There are ${String(found.length)} tables ${begins}… in this region: say --table NAME.`);
  return only;
}

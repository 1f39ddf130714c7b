import { text } from 'node:stream/consumers';
import { isLive, readCardAccounts } from '../../functions/platform/cards/cardAccounts.ts';
import { dataPaths } from '../host/dataPaths.ts';
import { readSettings } from '../host/settings.ts';
import { runCommand } from '../host/waitUntilStopped.ts';
import { SecretStore } from '../secrets/secretStore.ts';
import { setCardAccounts } from './setCardAccounts.ts';

await runCommand(async () => {
  const { dataDirectory } = readSettings(process.env);
  // From a file or a pipe: an argument would stay in the shell's history.
  const accounts = await text(process.stdin);
  setCardAccounts(new SecretStore(dataPaths(dataDirectory).secrets), accounts);
  const paid = readCardAccounts(accounts).accounts.map(
    (account) => `${account.payee}${isLive(account) ? '' : ' (test: no money moves)'}`,
  );
  console.log(`Within five minutes families can pay by card: ${paid.join(', ')}.`);
});

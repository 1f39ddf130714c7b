import { ServerResponse } from 'node:http';
import { clockOffset } from './clockOffset.ts';
import { shiftDate } from './shiftDate.ts';

// Preloaded by each Node process of a test run at another instant (scripts/testClock.mjs).
shiftDate(clockOffset());

// Node's HTTP keeps the machine's `Date` in the header of that name, and the AWS SDK would correct its clock
// by it.
const writeHead = Reflect.get(ServerResponse.prototype, 'writeHead') as (
  ...args: unknown[]
) => ServerResponse;
ServerResponse.prototype.writeHead = function (this: ServerResponse, ...args: unknown[]): ServerResponse {
  if (!this.headersSent && !this.hasHeader('date')) this.setHeader('date', new Date().toUTCString());
  return writeHead.apply(this, args);
};

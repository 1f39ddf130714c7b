import { lambdaFor } from '../lambdaFor.ts';
import { downloadMyData } from './downloadMyData.ts';
import * as myAccount from './myAccount.ts';
import * as sessions from './sessions.ts';
import * as users from './users.ts';

export const handler = lambdaFor('users', { ...myAccount, ...sessions, ...users, downloadMyData });

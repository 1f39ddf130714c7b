import { accountRoutes } from '../../../shared/contract/accounts/account.ts';
import { userRoutes } from '../../../shared/contract/accounts/users.ts';
import { lambdaFor } from '../lambdaFor.ts';
import { downloadMyData } from './downloadMyData.ts';
import * as myAccount from './myAccount.ts';
import * as sessions from './sessions.ts';
import * as users from './users.ts';

/** The routes of this function alone: the schemas of others would lengthen each cold start. */
const routes = {
  ...accountRoutes,
  ...userRoutes,
};

export const handler = lambdaFor('users', routes, { ...myAccount, ...sessions, ...users, downloadMyData });

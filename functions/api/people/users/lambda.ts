import { retentionRoutes } from '../../../../shared/contract/core/retention.ts';
import { accountRoutes } from '../../../../shared/contract/people/accounts/account.ts';
import { guardianRoutes } from '../../../../shared/contract/people/accounts/guardians.ts';
import { pushRoutes } from '../../../../shared/contract/people/push.ts';
import { userRoutes } from '../../../../shared/contract/people/accounts/users.ts';
import { lambdaFor } from '../../lambdaFor.ts';
import { downloadMyData, downloadUserData } from '../../public/myData/downloadMyData.ts';
import { getRetention } from '../../public/myData/getRetention.ts';
import * as guardians from './guardians.ts';
import * as myAccount from './myAccount.ts';
import * as push from './push.ts';
import * as sessions from './sessions.ts';
import * as users from './users.ts';

/** The routes of this function alone: the schemas of others would lengthen each cold start. */
const routes = {
  ...accountRoutes,
  ...guardianRoutes,
  ...userRoutes,
  ...pushRoutes,
  ...retentionRoutes,
};

export const handler = lambdaFor('users', routes, {
  ...myAccount,
  ...guardians,
  ...push,
  ...sessions,
  ...users,
  downloadMyData,
  downloadUserData,
  getRetention,
});

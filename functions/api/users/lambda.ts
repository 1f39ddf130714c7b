import { lambdaFor } from '../lambdaFor.ts';
import { changePassword } from './changePassword.ts';
import { deleteMyAccount } from './deleteMyAccount.ts';
import { downloadMyData } from './downloadMyData.ts';
import { endMySession, endOtherSessions } from './endSessions.ts';
import { inviteUser } from './inviteUser.ts';
import { listMySessions } from './listMySessions.ts';
import { listUsers } from './listUsers.ts';
import { logOutEverywhere } from './logOutEverywhere.ts';
import { myAccount } from './myAccount.ts';
import { requestEmailVerification } from './requestEmailVerification.ts';
import { requestNoticeConfirmation } from './requestNoticeConfirmation.ts';
import { resendInvitation } from './resendInvitation.ts';
import { updateMyAccount } from './updateMyAccount.ts';
import { updateUser } from './updateUser.ts';

export const handler = lambdaFor('users', {
  myAccount,
  updateMyAccount,
  changePassword,
  requestEmailVerification,
  requestNoticeConfirmation,
  listMySessions,
  endMySession,
  endOtherSessions,
  logOutEverywhere,
  downloadMyData,
  deleteMyAccount,
  listUsers,
  inviteUser,
  resendInvitation,
  updateUser,
});

import { findEmergencyContacts } from '../../../store/entering/entries/emergency.ts';
import { allEntriesOfAccount } from '../../../store/entering/entries/repository.ts';
import { auditRecordsOf } from '../../../store/people/accounts/audit.ts';
import type { Handler } from '../../../platform/http/requestContext.ts';
import {
  factorsOf,
  type Authenticator,
  type Factors,
  type Passkey,
} from '../../../store/people/secondFactors/factors.ts';
import { sessionsOf } from '../../../store/core/sessions/sessionRecords.ts';
import { currentCoach } from '../../../store/people/coaches/repository.ts';
import type { StoredCoach } from '../../../store/people/coaches/storedCoach.ts';
import { receiptsOf } from '../../../store/money/documents/receiptRepository.ts';
import { myAccountOf } from '../../../services/people/accounts/myAccount.ts';
import { accountOfSession } from '../../../services/people/accounts/accountOfSession.ts';
import { recordOf } from '../../../services/day/results/skatingRecord.ts';

export const downloadMyData: Handler<'downloadMyData'> = async ({ session, now }) => {
  const [user, stored, sessions, audit, factors, coach] = await Promise.all([
    accountOfSession(session),
    allEntriesOfAccount(session.id),
    sessionsOf(session, now),
    auditRecordsOf(session.id),
    factorsOf(session.id),
    session.coachId ? currentCoach(session.coachId) : null,
  ]);
  const [emergency, receipts, results] = await Promise.all([
    findEmergencyContacts(stored.map(({ id }) => id)),
    Promise.all(stored.map(({ id }) => receiptsOf(id))).then((lists) => lists.flat()),
    recordOf(stored),
  ]);
  const entries = stored.map((entry) => ({ ...entry, emergency: emergency.get(entry.id) ?? [] }));
  return {
    data: {
      account: await myAccountOf(user),
      coach: coach && coachData(coach),
      createdAt: user.createdAt,
      entries,
      receipts,
      results,
      sessions,
      audit,
      secondFactors: secondFactorsData(factors),
    },
  };
};

/** The record that the federation has of the account's coach. */
const coachData = ({ name, professional, email, phone, certificates, rinkIds, state }: StoredCoach) => ({
  name,
  professional,
  email,
  phone,
  certificates,
  rinkIds,
  state,
});

/** Without keys and codes, which would let a reader of the file log in. */
function secondFactorsData({ authenticator, passkeys, recoveryCodesLeft }: Factors) {
  const factorData = ({ type, createdAt, lastUsedAt }: Authenticator | Passkey) => ({
    type,
    createdAt,
    lastUsedAt,
  });
  return {
    factors: [
      ...(authenticator ? [factorData(authenticator)] : []),
      ...passkeys.map((passkey) => ({ ...factorData(passkey), name: passkey.name })),
    ],
    recoveryCodesLeft,
  };
}

import { findEmergencyContacts } from '../../store/entries/emergency.ts';
import { allEntriesOfAccount } from '../../store/entries/repository.ts';
import { auditRecordsOf } from '../../store/accounts/audit.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import {
  factorsOf,
  type Authenticator,
  type Factors,
  type Passkey,
} from '../../store/secondFactors/factors.ts';
import { sessionsOf } from '../../store/sessions/sessionRecords.ts';
import { currentCoach } from '../../store/coaches/repository.ts';
import type { StoredCoach } from '../../store/coaches/storedCoach.ts';
import { receiptsOf } from '../../store/documents/receiptRepository.ts';
import { myAccountOf } from '../../services/accounts/myAccount.ts';
import { ownAccount } from '../../services/accounts/ownAccount.ts';
import { recordOf } from '../../services/results/skatingRecord.ts';

export const downloadMyData: Handler<'downloadMyData'> = async ({ session, now }) => {
  const [user, stored, sessions, audit, factors, coach] = await Promise.all([
    ownAccount(session),
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
      account: myAccountOf(user),
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

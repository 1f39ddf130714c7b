import { emergencyOf } from '../../store/entries/emergency.ts';
import { everyEntryOf } from '../../store/entries/repository.ts';
import { auditRecordsOf } from '../../store/accounts/audit.ts';
import type { Handler } from '../../platform/http/exchange.ts';
import {
  factorsOf,
  type Authenticator,
  type Factors,
  type Passkey,
} from '../../store/secondFactors/factors.ts';
import { sessionsOf } from '../../store/sessions/sessionRecords.ts';
import { receiptsOf } from '../../store/documents/repository.ts';
import { myAccountOf, ownAccount } from '../../services/accounts/ownAccount.ts';

export const downloadMyData: Handler<'downloadMyData'> = async ({ session, now }) => {
  const [user, stored, sessions, audit, factors] = await Promise.all([
    ownAccount(session),
    everyEntryOf(session.id),
    sessionsOf(session, now),
    auditRecordsOf(session.id),
    factorsOf(session.id),
  ]);
  const [emergency, receipts] = await Promise.all([
    emergencyOf(stored.map(({ id }) => id)),
    Promise.all(stored.map(({ id }) => receiptsOf(id))).then((lists) => lists.flat()),
  ]);
  const entries = stored.map((entry) => ({ ...entry, emergency: emergency.get(entry.id) ?? [] }));
  return {
    data: {
      account: myAccountOf(user),
      createdAt: user.createdAt,
      entries,
      receipts,
      sessions,
      audit,
      secondFactors: saidOf(factors),
    },
  };
};

/** Without keys and codes: who has them logs in with them. */
function saidOf({ authenticator, passkeys, recoveryCodesLeft }: Factors) {
  const told = ({ type, createdAt, lastUsedAt }: Authenticator | Passkey) => ({
    type,
    createdAt,
    lastUsedAt,
  });
  return {
    factors: [
      ...(authenticator ? [told(authenticator)] : []),
      ...passkeys.map((passkey) => ({ ...told(passkey), name: passkey.name })),
    ],
    recoveryCodesLeft,
  };
}

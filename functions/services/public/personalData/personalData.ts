import { nameOrder } from '../../../../shared/domain/core/nameOrder.ts';
import type { Item } from '../../../platform/table/read.ts';
import { mapInParallel } from '../../../platform/runInParallel.ts';
import { sessionsOf } from '../../../store/core/sessions/sessionRecords.ts';
import { findEmergencyContacts } from '../../../store/entering/entries/emergency.ts';
import { allEntriesOfAccount } from '../../../store/entering/entries/repository.ts';
import type { StoredEntry } from '../../../store/entering/entries/storedEntry.ts';
import { lastAttemptOf } from '../../../store/money/cards/attemptRepository.ts';
import type { Account } from '../../../store/people/accounts/accounts.ts';
import { auditRecordsOf } from '../../../store/people/accounts/audit.ts';
import { feedsOfAccount } from '../../../store/people/calendarFeeds/repository.ts';
import { allFollowedBy } from '../../../store/people/followed/repository.ts';
import { pushOfAccount, type AccountPush } from '../../../store/people/push/deviceRepository.ts';
import { skaterPagesOf } from '../../../store/people/skaterPages/repository.ts';
import { currentCoach } from '../../../store/people/coaches/repository.ts';
import type { StoredCoach } from '../../../store/people/coaches/storedCoach.ts';
import { membersByNumber } from '../../../store/people/members/repository.ts';
import {
  factorsOf,
  type Authenticator,
  type Factors,
  type Passkey,
} from '../../../store/people/secondFactors/factors.ts';
import { competitionIdsOfJudge, findJudge } from '../../../store/planning/panels/repository.ts';
import { recordOf } from '../../day/results/skatingRecord.ts';
import { myAccountOf } from '../../people/accounts/myAccount.ts';
import { entryData, ownerOrOther } from './entryData.ts';

/** Entries whose records are read at once. */
const CONCURRENCY = 5;

/**
 * Everything that is stored about an account and the people whom it entered, by kind (`placeInFile.ts`). It reads each list to
 * its end, page by page, and writes nothing. Of others who stand in the same records it has no names, ids or addresses; of
 * passwords, keys and links nothing by which a reader of the file could log in.
 */
export async function personalDataOf(user: Account, now: Date) {
  const [stored, sessions, audit, factors, coach, feeds, pages, followed, push] = await Promise.all([
    allEntriesOfAccount(user.id),
    sessionsOf(user, now),
    auditRecordsOf(user.id),
    factorsOf(user.id),
    user.coachId ? currentCoach(user.coachId) : null,
    feedsOfAccount(user.id),
    skaterPagesOf(user.id),
    allFollowedBy(user.id),
    pushOfAccount(user.id),
  ]);
  const [emergency, results, members, judging, cardPayments] = await Promise.all([
    findEmergencyContacts(stored.map(({ id }) => id)),
    recordOf(stored),
    membersAmong(user, stored),
    coach ? judgingOf(coach.id) : [],
    cardPaymentsOf(user.id, stored),
  ]);
  const entries = await mapInParallel(stored, CONCURRENCY, (entry) =>
    entryData(entry, emergency.get(entry.id), results),
  );
  return {
    account: await myAccountOf(user),
    coach: coach && coachData(coach),
    judging,
    createdAt: user.createdAt,
    entries: entries.map(({ entry }) => entry),
    receipts: entries.flatMap(({ receipts }) => receipts),
    cardPayments,
    results,
    members,
    calendarFeeds: feeds.map(({ kind, createdAt }) => ({ kind, createdAt })),
    skaterPages: pages.map(({ competitionId, personId, createdAt }) => ({
      competitionId,
      personId,
      createdAt,
    })),
    followed,
    push: pushData(push),
    sessions,
    audit: audit.map((record) => auditData(record, user.id)),
    secondFactors: secondFactorsData(factors),
  };
}

/**
 * Members of the registry who are skaters of the account: a mistyped number finds somebody else, who is left out, and so
 * are partners and team-mates, who are other families' children.
 */
async function membersAmong(user: Account, entries: readonly StoredEntry[]) {
  const entered = entries.flatMap((entry) =>
    entry.kind === 'team'
      ? []
      : [{ fullName: entry.skater.fullName, birthdate: entry.skater.birthdate, isi: entry.skater.isi }],
  );
  const people = [...user.skaters, ...entered];
  const numbers = people.flatMap(({ isi }) => (isi ? [isi] : []));
  const known = new Set(people.map(({ fullName, birthdate }) => `${nameOrder(fullName)} ${birthdate}`));
  const found = [...(await membersByNumber([...new Set(numbers)])).values()];
  return found
    .filter(({ fullName, birthdate }) => known.has(`${nameOrder(fullName)} ${birthdate ?? ''}`))
    .map(({ changedBy: _by, ...member }) => member);
}

/** The payment by card that the account started last in each competition; what was paid stands with the entries too. */
async function cardPaymentsOf(accountId: string, entries: readonly StoredEntry[]) {
  const competitionIds = [...new Set(entries.map(({ competitionId }) => competitionId))];
  const attempts = await mapInParallel(competitionIds, CONCURRENCY, (id) => lastAttemptOf(id, accountId));
  return attempts.flatMap((attempt) => {
    if (!attempt) return [];
    const { competitionId, startedAt, startedBy, amount, currency, payee, method, state } = attempt;
    const by = ownerOrOther(startedBy, accountId);
    return [{ competitionId, startedAt, startedBy: by, amount, currency, payee, method, state }];
  });
}

/** The competitions that asked a coach to judge. */
async function judgingOf(coachId: string) {
  const judges = await mapInParallel(await competitionIdsOfJudge(coachId), CONCURRENCY, (competitionId) =>
    findJudge(competitionId, coachId),
  );
  return judges.filter((judge) => judge !== null);
}

/** Another person's network address is left out with their id. */
function auditData({ event, at, by, address, details }: Item, accountId: string) {
  const actor = ownerOrOther(by, accountId);
  return { event, at, by: actor, ...(actor === 'owner' && { address }), details };
}

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

/** Without the endpoints and keys, by which others could push to the device. */
const pushData = ({ kinds, quiet, devices }: AccountPush) => ({
  kinds,
  quiet,
  devices: devices.map(({ userAgent, timeZone, at }) => ({ userAgent, timeZone, at })),
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

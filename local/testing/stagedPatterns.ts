import { randomUUID } from 'node:crypto';
import { ulid } from 'ulidx';
import * as accounts from '../../functions/store/people/accounts/accounts.ts';
import { countDistinctValues, countAttempt } from '../../functions/services/core/throttling/attempts.ts';
import { audit, auditRecordsOf } from '../../functions/store/people/accounts/audit.ts';
import { deleteAccount } from '../../functions/store/people/accounts/deleteAccount.ts';
import { findLink, issueLink } from '../../functions/store/people/accounts/links.ts';
import { attemptWithin } from '../../functions/services/core/throttling/reservations.ts';
import { accountSignedUpWith, signUpWrite } from '../../functions/store/people/accounts/signUps.ts';
import {
  requireOtherSuperAdministrator,
  superAdministratorWrites,
} from '../../functions/store/people/accounts/superAdministrators.ts';
import { withinSubmitLimits } from '../../functions/services/entering/entries/submit/eventLimits.ts';
import { createCompetition } from '../../functions/services/entering/competitions/storedCompetitions.ts';
import type { StoredCompetition } from '../../functions/store/entering/competitions/repository.ts';
import { newIndividualEntry } from '../../functions/services/entering/entries/submit/newEntry.ts';
import {
  familyEntriesUnderCap,
  readFamilyShare,
} from '../../functions/services/entering/entries/pricing/familyPrice.ts';
import {
  freePriceStepsOf,
  priceStepWrites,
} from '../../functions/services/entering/entries/pricing/priceSteps.ts';
import { NO_LIMITS } from '../../shared/domain/entering/capacity/limits.ts';
import {
  findEmergencyContacts,
  saveEmergencyContacts,
} from '../../functions/store/entering/entries/emergency.ts';
import { recordReading } from '../../functions/store/core/history/recordReading.ts';
import {
  entrySubmittedWith,
  alreadyEnteredError,
  storeNewEntry,
} from '../../functions/services/entering/entries/submit/storeNewEntry.ts';
import { findForm } from '../../functions/store/entering/forms/repository.ts';
import { erasePerson } from '../../functions/services/entering/entries/erase/erasePerson.ts';
import * as files from '../../functions/store/core/files/repository.ts';
import { fromPrice, newForm } from '../../functions/services/entering/competitions/formContents.ts';
import * as forms from '../../functions/services/entering/competitions/storedForms.ts';
import { entryItem } from '../../functions/store/entering/entries/items.ts';
import { entriesOfSkaters, skaterEntryWrites } from '../../functions/store/entering/entries/skaterEntries.ts';
import { bulkChangeWrite, lastBulkChange } from '../../functions/services/core/history/bulkChange.ts';
import { historyWrite } from '../../functions/store/core/history/changeRecord.ts';
import {
  changeAuthor,
  earlierValues,
  historyPage,
  lastChangeAt,
} from '../../functions/store/people/history/repository.ts';
import { transact } from '../../functions/platform/table/transaction.ts';
import { putWrite } from '../../functions/platform/table/writes.ts';
import { storedDataVersion } from '../../functions/store/core/settings/dataVersionRepository.ts';
import { probeWrites } from '../../functions/store/core/settings/writeProbe.ts';
import { sessionAccount } from '../../functions/store/core/sessions/sessionAccount.ts';
import {
  endSession,
  storeSession,
  extendSession,
  sessionsOf,
} from '../../functions/store/core/sessions/sessionRecords.ts';
import { usesOf } from '../../functions/services/people/rinks/namedUses.ts';
import * as rinks from '../../functions/store/people/rinks/repository.ts';
import { newRink } from '../../functions/store/people/rinks/rink.ts';
import { isRinkUsed } from '../../functions/store/people/rinks/rinkUses.ts';
import { idempotencyKey } from '../../functions/store/keys.ts';
import { individualEntryBody } from '../../shared/contract/entering/entries/entryBodies.ts';
import { ALL_STEPS } from '../../shared/domain/entering/fees/priceSteps.ts';
import { ROUTES } from '../../shared/contract/routes.ts';
import { currentTime } from '../clock.ts';
import { secondFactorPatterns } from './secondFactorPatterns.ts';
import { competitionPatterns } from './competitionPatterns.ts';
import { entryReadPatterns } from './entryReadPatterns.ts';
import { judgingRulesPatterns } from './judgingRulesPatterns.ts';
import { musicPatterns } from './musicPatterns.ts';
import { markPatterns } from './markPatterns.ts';
import { icePatterns } from './icePatterns.ts';
import { schedulePatterns } from './schedulePatterns.ts';
import { invoicePatterns } from './invoicePatterns.ts';
import { movePatterns } from './movePatterns.ts';
import { notificationPatterns } from './notificationPatterns.ts';
import { retentionPatterns } from './retentionPatterns.ts';
import { cardPatterns } from './cardPatterns.ts';
import { paymentPatterns } from './paymentPatterns.ts';
import { coachPatterns } from './coachPatterns.ts';
import { codePatterns } from './codePatterns.ts';
import { judgePatterns } from './judgePatterns.ts';
import { dayPatterns } from './dayPatterns.ts';
import { feedPatterns } from './feedPatterns.ts';
import { followPatterns } from './followPatterns.ts';
import { pushPatterns, stageSubscriber } from './pushPatterns.ts';
import { skaterPagePatterns } from './skaterPagePatterns.ts';
import { membershipPatterns } from './membershipPatterns.ts';
import { partnerPatterns } from './partnerPatterns.ts';
import { peoplePatterns } from './peoplePatterns.ts';
import { publishingPatterns } from './publishingPatterns.ts';
import { rehearsalPatterns } from './rehearsalPatterns.ts';
import { resultPatterns } from './resultPatterns.ts';
import { placeholderPatterns } from './placeholderPatterns.ts';
import { receiptPatterns } from './receiptPatterns.ts';
import { competitionBody, entryBody, formBody } from './competitions.ts';

/**
 * A small world written through the repositories, and each access pattern as a call that consumes the units
 * of one: one account, rink, competition, form, and entries in four events.
 */
export async function stagedPatterns(): Promise<Record<string, () => Promise<unknown>>> {
  const now = currentTime();
  const account = accounts.newAccount(
    { email: `${randomUUID()}@test.example`, name: 'Robin', role: 'SKATER', passwordHash: 'none' },
    now,
  );
  const rink = newRinkNow();
  const form = newFormNow();
  const link = issueLink('reset', account, now);
  const viewer = { address: '192.0.2.1', userAgent: 'Browser', country: null };
  const author = { by: account.id, at: now };
  const attempt = [{ what: 'logInByAccount', who: account.email }] as const;
  await accounts.createAccount(account, [link.write], signUpWrite('sign-up', account.id, now));
  const administrators = ['Ada', 'Bo'].map((name) =>
    accounts.newAccount(
      { email: `${randomUUID()}@test.example`, name, role: 'SUPER_ADMIN', passwordHash: 'a hash' },
      now,
    ),
  );
  for (const one of administrators) await accounts.createAccount(one);
  const [administrator = account] = administrators;
  await superAdministratorWrites(administrator, null);
  await files.storeUpload(newUploadNow('announced'), now);
  await storeSession(account, 'session', viewer, now);
  await stageSubscriber();
  const [idleRink, goneRink, otherRink] = [newRinkNow(), newRinkNow(), newRinkNow()];
  for (const one of [rink, idleRink, goneRink, otherRink]) await rinks.storeRink(one);
  await forms.storeForm(form, author);
  const competition = newCompetitionWith(form.id);
  await createCompetition(competition, author);
  const owned = { ...form, competitionId: competition.id };
  const entry = newEntryNow();
  const idempotency = { recordKey: idempotencyKey(account.id, 'first'), requestHash: 'hash' };
  await storeNewEntry(entry, { limits: NO_LIMITS, idempotency });
  const kept = { ...newEntryNow(), accountId: 'keeper', competitionId: 'kept' };
  await transact([putWrite(entryItem(kept)), ...skaterEntryWrites(null, kept)]);
  await transact([
    historyWrite({ of: { subject: 'rink', id: rink.id }, action: 'created', by: account.id, at: now }),
    bulkChangeWrite(account.id, 'rink', { id: 'change', action: 'deactivate', changed: [] }),
  ]);

  const billed = { ...newEntryNow(), accountId: 'another' };
  const contact = { emergencyContact: 'Grandmother', emergencyPhone: '+1 555 0100', medicalNote: null };
  return {
    accountOfEmail: () => accounts.accountOfEmail(account.email),
    findAccount: () => accounts.findAccount(account.id),
    accountsOfRole: () => accounts.accountsOfRole('SKATER', 'rob', undefined),
    attemptWithin: () => attemptWithin(attempt, now, async () => null),
    superAdministratorWrites: () => superAdministratorWrites(administrator, null),
    requireOtherSuperAdministrator: () => requireOtherSuperAdministrator(administrator),
    withinSubmitLimits: () =>
      withinSubmitLimits({ session: { ...account, emailVerified: true }, count: 4, now }, async () => ({
        result: null,
        isStored: true,
      })),
    accountSignedUpWith: () => accountSignedUpWith('sign-up'),
    countAttempt: () => countAttempt({ what: 'membershipByAddress', who: '192.0.2.1' }, now),
    countDistinctValues: () =>
      countDistinctValues({ what: 'membersByAccount', who: account.id }, new Set(['number.birthdate']), now),
    audit: () => audit({ userId: account.id, event: 'loggedIn', at: now }),
    auditRecordsOf: () => auditRecordsOf(account.id),
    findLink: () => findLink(link.token, ['reset'], now),
    storeSession: () => storeSession(account, 'session', viewer, now),
    extendSession: () => extendSession(account, { id: 'session', startedAt: now }, now),
    endSession: () => endSession(account.id, 'other'),
    sessionsOf: () => sessionsOf(account, now),
    replacePasswordHash: () => accounts.replacePasswordHash(account, 'another hash'),
    sessionAccount: () => sessionAccount(account.id, 'session'),
    createAccount: () =>
      accounts.createAccount({ ...account, id: ulid(), email: `${randomUUID()}@test.example` }),
    allRinks: () => rinks.allRinks(),
    findRink: () => rinks.findRink(rink.id),
    rinksNamed: () => rinks.rinksNamed(rink.name.toUpperCase()),
    rinksById: () => rinks.rinksById([rink.id, rink.id]),
    storeRink: () => rinks.storeRink(newRinkNow()),
    replaceRink: () => rinks.replaceRink(idleRink, { ...idleRink, name: `Rink ${randomUUID()}`, version: 2 }),
    removeRink: () => rinks.removeRink(goneRink),
    isRinkUsed: () => isRinkUsed(rink.id, { kind: 'entries', id: competition.id }),
    usesOf: () => usesOf(rink.id),
    ...(await competitionPatterns({
      author,
      competition,
      ring: otherRink.id,
      newForm: newFormNow,
      newCompetition: newCompetitionWith,
    })),
    ...(await secondFactorPatterns(now)),
    ...(await membershipPatterns(account.id, now)),
    ...(await coachPatterns(entry, now)),
    ...(await receiptPatterns(billed, now)),
    ...(await invoicePatterns(billed, now)),
    findForm: () => findForm(form.id),
    storeForm: () => forms.storeForm({ ...newFormNow(), competitionId: competition.id }, author),
    replaceForm: () => forms.replaceForm({ ...owned, firstEventPrice: 1, version: 2 }, owned, author),
    familiesOf: () => accounts.familiesOf([account.id]),
    recordReading: () => recordReading({ competitionId: competition.id, ...author }),
    saveEmergencyContacts: () => saveEmergencyContacts(entry.id, [{ fullName: 'Ada', ...contact }]),
    findEmergencyContacts: () => findEmergencyContacts([entry.id]),
    accountNames: () => accounts.accountNames([account.id]),
    ...entryReadPatterns(entry, rink.id),
    ...(await movePatterns(competition, account.id, now)),
    ...(await markPatterns(competition, now)),
    ...(await icePatterns(competition, author)),
    ...(await judgingRulesPatterns(competition.id, author)),
    ...(await musicPatterns(competition.id, author)),
    ...(await feedPatterns('subscriber', now)),
    ...(await skaterPagePatterns('subscriber', now)),
    ...followPatterns('subscriber'),
    ...pushPatterns(now),
    ...(await publishingPatterns(competition, account.id, now)),
    ...(await schedulePatterns(competition, now)),
    ...(await resultPatterns(competition.id, now)),
    ...(await judgePatterns(competition, now)),
    ...(await codePatterns(competition, now)),
    ...(await dayPatterns(competition, entry, now)),
    ...(await rehearsalPatterns(competition, now)),
    entrySubmittedWith: () => entrySubmittedWith(account.id, idempotency),
    storeNewEntry: () =>
      storeNewEntry(newEntryNow(), {
        limits: NO_LIMITS,
        idempotency: { ...idempotency, recordKey: idempotencyKey(account.id, 'second') },
      }),
    erasePerson: () => erasePerson(entry, competition, now),
    alreadyEnteredError: () => alreadyEnteredError(entry),
    entriesOfSkaters: () =>
      entriesOfSkaters(kept.accountId, { id: kept.competitionId, entriesBySkater: true }, [kept.skater]),
    freePriceStepsOf: () =>
      freePriceStepsOf(competition.id, [{ fullName: 'Ada Frost', birthdate: '2016-01-01' }]),
    priceStepWrites: () => priceStepWrites(null, newEntryNow()),
    readFamilyShare: () => readFamilyShare(entry, 30_000, null),
    familyEntriesUnderCap: () => familyEntriesUnderCap(entry),
    ...(await placeholderPatterns({ competition, now })),
    ...(await peoplePatterns(billed)),
    ...(await partnerPatterns({ accountId: ulid(), competition: { ...competition, rink }, now })),
    ...(await notificationPatterns(entry, now)),
    ...retentionPatterns(entry.competitionId, now),
    ...(await paymentPatterns(entry, now)),
    ...(await cardPatterns(entry, now)),
    probeWrites: () => probeWrites(),
    storedDataVersion: () => storedDataVersion(),
    historyPage: () => historyPage('rink', rink.id, undefined),
    changeAuthor: () => changeAuthor('rink', rink.id, 'RECORD'),
    lastChangeAt: () => lastChangeAt('rink', rink.id),
    earlierValues: () => earlierValues('rink', rink.id, 'name'),
    lastBulkChange: () => lastBulkChange(account.id, 'rink'),
    storeUpload: () => files.storeUpload(newUploadNow(ulid()), now),
    findUpload: () => files.findUpload(account.id, 'announced'),
    storeCompletedUpload: () => files.storeCompletedUpload(newUploadNow('announced'), '/images/poster.webp'),
    replaceAccount: () => accounts.replaceAccount({ ...account, version: 2 }, () => new Error('Changed')),
    deleteAccount: () => deleteAccount({ ...account, version: 2 }, now),
  };

  function newRinkNow() {
    const body = { name: `Rink ${randomUUID()}`, city: 'Lakeside', country: 'Canada' };
    return newRink(ROUTES.createRink.body.parse(body), now);
  }

  function newFormNow() {
    return newForm(ROUTES.createForm.body.parse(formBody()), now);
  }

  function newCompetitionWith(formId: string): StoredCompetition {
    const body = ROUTES.createCompetition.body.parse(competitionBody(rink.id, formId));
    return {
      id: ulid(),
      ...body,
      state: 'published',
      fromPrice: fromPrice(form),
      formVersion: 1,
      version: 1,
    };
  }

  function newUploadNow(id: string): files.StoredUpload {
    const mediaType = 'image/webp';
    return { id, accountId: account.id, kind: 'poster', mediaType, bytes: 9, name: null, path: null };
  }

  function newEntryNow() {
    const staged = { competition: { ...competition, rink }, form };
    const body = individualEntryBody.parse(entryBody(staged, 4));
    const homeRink = { homeIsiRink: rink.name, homeRinkId: rink.id };
    return newIndividualEntry(body, {
      accountId: account.id,
      competition,
      form,
      rink: homeRink,
      now,
      free: ALL_STEPS,
    });
  }
}

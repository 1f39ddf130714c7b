import { randomUUID } from 'node:crypto';
import type { Viewer } from '../../functions/platform/http/requestContext.ts';
import { hashPassword } from '../../functions/platform/passwords/password.ts';
import { transact } from '../../functions/platform/table/transaction.ts';
import { deleteMyAccount } from '../../functions/services/people/accounts/myAccount.ts';
import { logInWithSecondFactor } from '../../functions/services/people/authentication/logInWithSecondFactor.ts';
import { newRecoveryCodes } from '../../functions/services/people/authentication/recoveryCodes.ts';
import { giveEntryToFamily } from '../../functions/services/entering/entries/forFamilies/giveEntryToFamily.ts';
import { submitForFamily } from '../../functions/services/entering/entries/forFamilies/submitForFamily.ts';
import { updatePartnerByFamily } from '../../functions/services/entering/entries/partners/updatePartner.ts';
import { COUPLE_ENTRY, INDIVIDUAL_ENTRY } from '../../functions/services/entering/entries/submit/newEntry.ts';
import { submitEntry } from '../../functions/services/entering/entries/submit/submitEntry.ts';
import { updateEntry } from '../../functions/services/entering/entries/update/updateEntry.ts';
import { createAccount, findAccount, newAccount } from '../../functions/store/people/accounts/accounts.ts';
import { placeholderOfEmail } from '../../functions/store/people/accounts/placeholders.ts';
import { competitionWithRink } from '../../functions/store/entering/competitions/withRinks.ts';
import { allEntriesOfAccount, entryById } from '../../functions/store/entering/entries/repository.ts';
import { findForm } from '../../functions/store/entering/forms/repository.ts';
import { newChallenge } from '../../functions/store/people/secondFactors/challenges.ts';
import { factorsOf, recoveryCodesWrite } from '../../functions/store/people/secondFactors/factors.ts';
import { danceEntryBody } from '../../shared/contract/entering/entries/entryBodies.ts';
import { ROUTES } from '../../shared/contract/routes.ts';
import { entryBody } from './competitions.ts';
import { danceBody, groupFormBody } from './groupEntries.ts';
import { stagedEntry } from './stagedEntry.ts';

/** A change that stores a mail with itself, and sends it before it answers. */
export interface MailedChange {
  readonly make: () => Promise<unknown>;
  readonly to: string;
  readonly subject: RegExp;
  readonly isMade: () => Promise<boolean>;
}

const PASSWORD = 'a password of ours';
const VIEWER: Viewer = { address: '192.0.2.1', userAgent: 'Browser', country: null };
const [INVITES, DROPS, HANDS_OVER] = [
  /invites you as partner/,
  /no longer entered as partner/,
  /^Kim Lake entered/,
];
const address = () => `${randomUUID()}@test.example`;

/** A family and an organiser with an open competition. */
async function open(now: Date) {
  const { accountId, competitionId, formId } = await stagedEntry(now, { fields: groupFormBody() });
  const [account, competition, form] = await Promise.all([
    findAccount(accountId),
    competitionWithRink(competitionId),
    findForm(formId),
  ]);
  if (!account || !form) throw new Error('A staged entry has an account and a form');
  const organiser = { ...account, id: randomUUID(), name: 'Kim Lake', role: 'SUPER_ADMIN' as const };
  return { account, organiser, competition, form, now };
}

type Open = Awaited<ReturnType<typeof open>>;

function couple({ account: session, competition, form, now }: Open) {
  const { partner, ...rest } = danceBody({ competition, form });
  const to = address();
  const body = danceEntryBody.parse({ ...rest, partner: { ...partner, email: to } });
  const submit = () => submitEntry(COUPLE_ENTRY, { body, session, now, idempotency: randomUUID() });
  return { body, submit, to };
}

/** A stored couple whose partner was invited at one address, and is named with another. */
async function renamed(now: Date) {
  const staged = await open(now);
  const { body, submit, to: before } = couple(staged);
  const { id, version } = await submit();
  const { partner } = body;
  if (!partner) throw new Error('A couple has a partner');
  const named = { ...partner, email: address() };
  const isMade = async () => {
    const entry = await entryById(id);
    return entry?.kind === 'dance' && entry.partner?.email === named.email;
  };
  const { id: accountId } = staged.account;
  const family = { accountId, entryId: id, by: accountId };
  const rename = () => updatePartnerByFamily(family, { ...named, invite: false, version }, now);
  const update = async () => {
    const entry = await entryById(id);
    if (!entry) throw new Error('The entry is stored');
    const change = { ...body, kind: 'dance' as const, partner: named, version };
    return updateEntry(entry, change, { by: 'family', accountId, reason: null }, now);
  };
  return { rename, update, isMade, before, after: named.email };
}

/** An entry that an organiser makes for a family. @param email null for an entry on paper */
async function forFamily(now: Date, email: string | null) {
  const { organiser: session, competition, form } = await open(now);
  const fields = { ...entryBody({ competition, form }, 1), familyEmail: email, reason: null };
  const body = ROUTES.submitIndividualEntryForFamily.body.parse(fields);
  const submit = (name = body.fullName) =>
    submitForFamily(INDIVIDUAL_ENTRY, {
      body: { ...body, fullName: name },
      session,
      now,
      idempotency: randomUUID(),
    });
  const entriesOf = async (family: string) => {
    const placeholder = await placeholderOfEmail(competition.id, family);
    return placeholder ? allEntriesOfAccount(placeholder.id) : [];
  };
  return { submit, entriesOf, session, competitionId: competition.id };
}

const call = {
  params: undefined,
  query: undefined,
  idempotency: null,
  viewer: VIEWER,
  token: null,
  code: null,
} as const;
const browser = {
  codeToken: null,
  deviceToken: null,
  signed: { body: '', signature: '' },
  setCookie: () => undefined,
} as const;

/** Each change whose mail its call sends, by what it is. */
export const MAILED_CHANGES: Readonly<Record<string, (now: Date) => Promise<MailedChange>>> = {
  'a couple enters': async (now) => {
    const staged = await open(now);
    const { submit, to } = couple(staged);
    const isMade = async () => (await allEntriesOfAccount(staged.account.id)).length > 0;
    return { make: submit, to, subject: INVITES, isMade };
  },
  'a family invites another address': async (now) => {
    const { rename, after, isMade } = await renamed(now);
    return { make: rename, to: after, subject: INVITES, isMade };
  },
  'a family drops an address': async (now) => {
    const { rename, before, isMade } = await renamed(now);
    return { make: rename, to: before, subject: DROPS, isMade };
  },
  'a changed entry invites another address': async (now) => {
    const { update, after, isMade } = await renamed(now);
    return { make: update, to: after, subject: INVITES, isMade };
  },
  'a changed entry drops an address': async (now) => {
    const { update, before, isMade } = await renamed(now);
    return { make: update, to: before, subject: DROPS, isMade };
  },
  'an account is deleted': async (now) => {
    const passwordHash = await hashPassword(PASSWORD, 'account');
    const fields = { email: address(), name: 'Robin Lake', role: 'SKATER', passwordHash } as const;
    const account = { ...newAccount(fields, now), emailVerified: true };
    await createAccount(account);
    const body = { currentPassword: PASSWORD };
    const session = account;
    const make = () => deleteMyAccount({ ...call, ...browser, body, session, sessionId: 'one', now });
    const isMade = async () => (await findAccount(account.id)) === null;
    return { make, to: account.email, subject: /account was deleted/, isMade };
  },
  'a recovery code is used': async (now) => {
    const { account } = await open(now);
    const { codes, hashes } = newRecoveryCodes();
    const challenge = newChallenge({ purpose: 'logIn', user: account }, now);
    await transact([challenge.write, recoveryCodesWrite(account.id, hashes)]);
    const code = (codes[0] ?? '').replaceAll('-', '');
    const body = { challenge: challenge.token, method: 'recoveryCode', code } as const;
    const logIn = () =>
      logInWithSecondFactor({ ...call, ...browser, body, session: null, sessionId: null, now });
    // No key signs a session here: at the latest there, the call ends without its mail.
    const make = () =>
      logIn().catch((error: unknown) => {
        if (!(error instanceof Error && error.message.includes('SESSION_SECRET_ID'))) throw error;
      });
    const isMade = async () => (await factorsOf(account.id)).recoveryCodesLeft < codes.length;
    return { make, to: account.email, subject: /recovery code/, isMade };
  },
  'an organiser enters for a family': async (now) => {
    const to = address();
    const { submit, entriesOf } = await forFamily(now, to);
    const isMade = async () => (await entriesOf(to)).length === 1;
    return { make: () => submit(), to, subject: HANDS_OVER, isMade };
  },
  'an organiser enters again for a family': async (now) => {
    const to = address();
    const { submit, entriesOf } = await forFamily(now, to);
    await submit();
    const isMade = async () => (await entriesOf(to)).length === 2;
    return { make: () => submit('Cy Pond'), to, subject: HANDS_OVER, isMade };
  },
  'an organiser gives an entry to a family': async (now) => {
    const to = address();
    const { submit, entriesOf, session, competitionId } = await forFamily(now, null);
    const { id: entryId } = await submit();
    const make = () => giveEntryToFamily({ competitionId, entryId, email: to }, session, now);
    const isMade = async () => (await entriesOf(to)).length === 1;
    return { make, to, subject: HANDS_OVER, isMade };
  },
};

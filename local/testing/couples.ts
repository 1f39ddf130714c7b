import { randomUUID } from 'node:crypto';
import type { Entry } from '../../shared/contract/entering/entries/entry.ts';
import type { BodyOf } from '../../shared/contract/types.ts';
import { currentTime } from '../clock.ts';
import { Caller } from './caller.ts';
import { changeBody, type Staged } from './competitions.ts';
import { danceBody } from './groupEntries.ts';
import { mailedToken } from './outbox.ts';
import { demoAccount, logIn } from './people.ts';

const PARTNER_PAGE = '/update-couple-partner';

/** A family whose mailbox a test can read. */
export async function newMailedFamily() {
  const email = `family-${randomUUID()}@test.example`;
  const password = 'a password of ours';
  await new Caller().data('signUp', { body: { name: 'Robin Winter', email, password } });
  return { email, caller: await logIn(email, password) };
}

export const newAddress = () => `partner-${randomUUID()}@families.test.example`;

export type Named = NonNullable<BodyOf<'submitDanceEntry'>['partner']>;

/** A couple whose partner has just been invited. */
export async function invitedCouple(family: Caller, staged: Staged, email = newAddress()) {
  const { partner, ...body } = danceBody(staged);
  const named = { ...partner, email } as Named;
  const entry = await family.data('submitDanceEntry', { body: { ...body, partner: named } });
  return { entry, email, named, body, token: await partnerToken(email) };
}

/** The token of the last invitation to an address. */
export const partnerToken = (email: string) => mailedToken(email, PARTNER_PAGE);

export const answerBy = (token: string, answer: 'confirm' | 'decline') =>
  new Caller().call('answerPartnerInvitation', { params: { token }, body: { answer } });

export async function partnerStateOf(family: Caller, { id }: Entry) {
  return (await family.data('getEntry', { params: { entryId: id } })).partner?.state;
}

/** Moves the end of registration to so many minutes from now. */
export async function closeIn({ competition: { id } }: Staged, minutes: number): Promise<void> {
  const admin = await demoAccount('superadmin');
  const params = { competitionId: id };
  const now = await admin.data('getCompetition', { params });
  const openUntil = new Date(currentTime().getTime() + minutes * 60_000).toISOString();
  await admin.data('updateCompetition', { params, body: { ...changeBody(now), openUntil } });
}

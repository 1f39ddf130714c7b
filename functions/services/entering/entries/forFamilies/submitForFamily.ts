import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { ApiError } from '../../../../platform/errors/apiError.ts';
import type { Session } from '../../../../platform/http/session.ts';
import { retry } from '../../../../platform/retry.ts';
import { PlaceholderChanged } from '../../../../store/people/accounts/placeholders.ts';
import { resolveHomeRink } from '../save/homeRink.ts';
import type { SubmittedKind } from '../submit/newEntry.ts';
import { previewEntry } from '../submit/previewEntry.ts';
import type { EntryOwner, SubmitBody, SubmitRequest } from '../submit/loadSubmission.ts';
import { submitEntry } from '../submit/submitEntry.ts';
import { familyOfEmail } from './entryFamily.ts';
import { countInvitation, sendInvitation } from './inviteFamily.ts';

interface FamilyBody extends SubmitBody {
  readonly familyEmail: string | null;
  readonly reason: string | null;
}

interface FamilySubmit<Body> {
  readonly body: Body;
  readonly session: Session;
  readonly now: Date;
  readonly idempotency: string | null;
  /** Whether the invitation is mailed with the entry; an import mails each family once, at its end. */
  readonly invites?: boolean;
  /** Whether the body's total is not compared: an import shows none. */
  readonly isPricedByServer?: boolean;
}

/**
 * Submits an entry for a family by the rules, prices and places of the family's own submit. An organiser may
 * also enter after registration has closed, with a reason; a head coach may not.
 * @throws {ApiError} Forbidden for a head coach and another rink's skater; ValidationFailed: familyEmail
 * NotNull, reason NotNull; those of submitEntry
 */
export async function submitForFamily<Body extends FamilyBody>(
  kind: SubmittedKind<Body>,
  submit: FamilySubmit<Body>,
): Promise<Entry> {
  const { body, session, now, invites = true } = submit;
  await requireMyRink(body, session);
  if (invites && body.familyEmail !== null) await countInvitation(session, now);
  const submitOnce = async () => submitEntry(kind, await requestFor(kind, submit));
  const isRetryable = (error: unknown) => error instanceof PlaceholderChanged;
  return retry(submitOnce, { attempts: 4, isRetryable });
}

/** Previews submitForFamily: nothing is written. */
export async function previewForFamily<Body extends FamilyBody>(
  kind: SubmittedKind<Body>,
  submit: FamilySubmit<Body>,
) {
  return previewEntry(kind, await requestFor(kind, submit));
}

/** The request of a submit with the family that gets the entry, as it is found now. */
async function requestFor<Body extends FamilyBody>(
  kind: SubmittedKind<Body>,
  { body, session, now, idempotency, invites = true, isPricedByServer = false }: FamilySubmit<Body>,
): Promise<SubmitRequest<Body>> {
  const { familyEmail: email, competitionId } = body;
  const isCoach = session.role === 'HEAD_COACH';
  const name = kind.nameOf(body);
  const { invitation, ...family } = await familyOfEmail({
    competitionId,
    email,
    name,
    invites,
    session,
    now,
  });
  const owner: EntryOwner = {
    ...family,
    enteredBy: { id: session.id, role: session.role },
    ...(!isCoach && { lateReason: body.reason }),
    isPricedByServer,
    isLimited: isCoach,
    sendInvitation: async () => invitation && sendInvitation(invitation, now),
  };
  return { body, session, now, idempotency, owner };
}

/** @throws {ApiError} Forbidden */
async function requireMyRink({ homeIsiRink, country }: SubmitBody, session: Session): Promise<void> {
  if (session.role !== 'HEAD_COACH') return;
  const { homeRinkId } = await resolveHomeRink(homeIsiRink, country);
  if (homeRinkId === null || homeRinkId !== session.rinkId) throw new ApiError('Forbidden');
}

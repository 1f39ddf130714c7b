import type { Entry } from '../../../../shared/contract/entries/entry.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import type { Session } from '../../../platform/http/session.ts';
import { retry } from '../../../platform/retry.ts';
import { PlaceholderChanged } from '../../../store/accounts/placeholders.ts';
import { resolveHomeRink } from '../save/homeRink.ts';
import type { SubmittedKind } from '../submit/newEntry.ts';
import { submitEntry, type SubmitBody } from '../submit/submitEntry.ts';
import { familyOfEmail } from './entryFamily.ts';
import { countInvitation, inviteFamily } from './inviteFamily.ts';

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
}

/**
 * Submits an entry for a family by the rules, prices and places of the family's own submit. An organiser may
 * also enter after registration has closed, with a reason; a head coach may not.
 * @throws {ApiError} Forbidden for a head coach and another rink's skater; ValidationFailed: familyEmail
 * NotNull, reason NotNull; those of submitEntry
 */
export async function submitForFamily<Body extends FamilyBody>(
  kind: SubmittedKind<Body>,
  { body, session, now, idempotency, invites = true }: FamilySubmit<Body>,
): Promise<Entry> {
  await requireOwnRink(body, session);
  const { familyEmail: email, competitionId } = body;
  if (invites && email !== null) await countInvitation(session, now);
  const isCoach = session.role === 'HEAD_COACH';
  const name = kind.nameOf(body);

  const submit = async () => {
    const family = await familyOfEmail({ competitionId, email, name, session, now });
    const owner = {
      ...family,
      enteredBy: { id: session.id, role: session.role },
      ...(!isCoach && { lateReason: body.reason }),
      isLimited: isCoach,
      invite: async () =>
        invites && family.placeholder ? inviteFamily(family.accountId, session.name, now) : null,
    };
    return submitEntry(kind, { body, session, now, idempotency, owner });
  };
  const isRetryable = (error: unknown) => error instanceof PlaceholderChanged;
  return retry(submit, { attempts: 4, isRetryable });
}

/** @throws {ApiError} Forbidden */
async function requireOwnRink({ homeIsiRink, country }: SubmitBody, session: Session): Promise<void> {
  if (session.role !== 'HEAD_COACH') return;
  const { homeRinkId } = await resolveHomeRink(homeIsiRink, country);
  if (homeRinkId === null || homeRinkId !== session.rinkId) throw new ApiError('Forbidden');
}

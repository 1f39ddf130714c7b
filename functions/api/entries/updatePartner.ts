import type { Competition } from '../../../shared/contract/competitions/competitions.ts';
import { isPartnerOpen, partnerPersonProblems } from '../../../shared/domain/entries/rules/partnerRules.ts';
import { ApiError, refuse, wrongField } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { deliver } from '../../services/notifications/deliver.ts';
import { applyPartner } from '../../services/entries/partners/applyPartner.ts';
import { competitionWithRink } from '../../store/competitions/withRinks.ts';
import { familyEntryOf } from '../../services/entries/views/familyEntries.ts';
import type { NamedPartner } from '../../services/entries/partners/newPartner.ts';
import { countPartnerMail } from '../../services/entries/partners/partnerMailLimit.ts';
import { findEntry } from '../../store/entries/repository.ts';
import type { DanceEntry } from '../../store/entries/storedEntry.ts';
import { savePartner } from '../../services/entries/partners/savePartner.ts';
import { notifyPartnerOfChange } from '../../services/entries/partners/notifyPartner.ts';
import { withEligibility } from '../../services/entries/eligibility/withEligibility.ts';

/**
 * Another partner, or a correction of the one who is named. Whoever is concerned is told: who is asked
 * by an invitation, who is asked no longer, and who is only spelt otherwise. What a couple pays goes by
 * its events, so it stays.
 */
export const updatePartner: Handler<'updatePartner'> = async ({ params, body, session, now }) => {
  const before = await findEntry(session.id, params.entryId);
  if (before?.kind !== 'dance') throw new ApiError('NotFound');
  if (before.version !== body.version) throw new ApiError('VersionConflict');
  const { invite, version: _version, ...named } = body;
  const competition = await competitionWithRink(before.competitionId);
  refuseImpossiblePartner(before, named, competition, now);

  const change = applyPartner(before.partner, named, invite, competition, now);
  const { partner, invites, dropped } = change;
  if (JSON.stringify(partner) === JSON.stringify(before.partner))
    return { data: await familyEntryOf(before) };
  if (invites || dropped) await countPartnerMail(session.id, now);
  // Who is invited has the invitation's own mail.
  const notice = invites ? null : ({ what: 'partner', by: 'family', did: 'changed' } as const);
  const action = invites ? 'partnerInvited' : 'partnerChanged';
  const { entry: evaluated } = await withEligibility(
    before,
    { ...before, partner },
    { competition, form: null, now },
  );
  const couple = await savePartner(before, partner, {
    action,
    by: session.id,
    now,
    notice,
    findings: { checks: evaluated.checks, vouches: evaluated.vouches },
  });
  await Promise.all([
    notifyPartnerOfChange(couple, change, competition),
    ...(notice ? [deliver([{ entry: couple, notice }], now)] : []),
  ]);
  return { data: await familyEntryOf(couple) };
};

function refuseImpossiblePartner(
  { state, skater, events }: DanceEntry,
  named: NamedPartner,
  competition: Competition,
  now: Date,
): void {
  if (!isPartnerOpen(state, competition, now)) throw wrongField('competitionId', 'MustEnabled');
  // What is danced alone has no partner.
  if (!events.some(({ partnered }) => partnered)) throw wrongField('partner', 'MustEnabled');
  refuse(partnerPersonProblems(named, skater, competition.startDate, now));
}

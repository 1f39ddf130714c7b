import { partnerPersonProblems } from '../../../shared/domain/entries/rules/partnerRules.ts';
import { ageOn } from '../../../shared/domain/skaters/age.ts';
import { ApiError, refuse } from '../../platform/errors/apiError.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { deliver } from '../../services/notifications/deliver.ts';
import { competitionWithRink } from '../../store/competitions/withRinks.ts';
import { partnerInvitation, refuseClosedLink } from '../../services/entries/partners/partnerInvitation.ts';
import { coupleOfLink } from '../../services/entries/partners/partnerLinks.ts';
import { countPartnerMail } from '../../services/entries/partners/partnerMailLimit.ts';
import { savePartner } from '../../services/entries/partners/savePartner.ts';
import { withEligibility } from '../../services/entries/eligibility/withEligibility.ts';

/** The partner's own data, corrected by the partner; the answer stays, and the family is told. */
export const updateInvitedPartner: Handler<'updateInvitedPartner'> = async ({ params, body, now }) => {
  const before = await coupleOfLink(params.token);
  const competition = await competitionWithRink(before.competitionId);
  refuseClosedLink(before, competition, now);
  const { version, ...own } = body;
  if (before.version !== version) throw new ApiError('VersionConflict');
  refuse(partnerPersonProblems(own, before.skater, competition.startDate, now));
  const partner = { ...before.partner, ...own, age: ageOn(own.birthdate, competition.startDate) };
  if (JSON.stringify(partner) === JSON.stringify(before.partner))
    return { data: partnerInvitation(before, competition, now) };
  await countPartnerMail(before.id, now);
  const notice = { what: 'partner', by: 'partner', did: 'changed' } as const;
  const { entry: evaluated } = await withEligibility(
    before,
    { ...before, partner },
    { competition, form: null, now },
  );
  const stored = await savePartner(before, partner, {
    action: 'partnerCorrected',
    by: null,
    now,
    notice,
    findings: { checks: evaluated.checks, vouches: evaluated.vouches },
  });
  await deliver([{ entry: stored, notice }], now);
  return { data: partnerInvitation(stored, competition, now) };
};

import type { Competition } from '../../../shared/contract/competitions/competitions.ts';
import type { ParsedRequest } from '../../../shared/contract/types.ts';
import type { Handler } from '../../platform/http/requestContext.ts';
import { deliver } from '../../services/notifications/deliver.ts';
import { retryOnVersionConflict } from '../../services/entries/save/saveEntry.ts';
import { competitionWithRink } from '../../store/competitions/withRinks.ts';
import { partnerInvitation, refuseClosedLink } from '../../services/entries/partners/partnerInvitation.ts';
import { coupleOfLink, type Couple } from '../../services/entries/partners/partnerLinks.ts';
import { countPartnerMail } from '../../services/entries/partners/partnerMailLimit.ts';
import { savePartner } from '../../services/entries/partners/savePartner.ts';

type Answer = ParsedRequest<'answerPartnerInvitation'>['body']['answer'];

const STATE_OF_ANSWER = { confirm: 'confirmed', decline: 'declined' } as const;

/** Says yes or no to being somebody's partner; the family is told. The same answer twice is one. */
export const answerPartnerInvitation: Handler<'answerPartnerInvitation'> = async ({ params, body, now }) => {
  const couple = await coupleOfLink(params.token);
  const competition = await competitionWithRink(couple.competitionId);
  refuseClosedLink(couple, competition, now);
  if (couple.partner.state === STATE_OF_ANSWER[body.answer])
    return { data: partnerInvitation(couple, competition, now) };
  await countPartnerMail(couple.id, now);
  // A yes or a no does not hang on what else is changed of the entry meanwhile.
  const answered = await retryOnVersionConflict(() =>
    storeAnswer(params.token, body.answer, competition, now),
  );
  return { data: partnerInvitation(answered, competition, now) };
};

async function storeAnswer(
  token: string,
  answer: Answer,
  competition: Competition,
  now: Date,
): Promise<Couple> {
  const before = await coupleOfLink(token);
  // It may have been withdrawn, or answered, while this answer was on its way.
  refuseClosedLink(before, competition, now);
  if (before.partner.state === STATE_OF_ANSWER[answer]) return before;
  const state = STATE_OF_ANSWER[answer];
  const notice = { what: 'partner', by: 'partner', did: state } as const;
  const action = state === 'confirmed' ? 'partnerConfirmed' : 'partnerDeclined';
  const partner = { ...before.partner, state, answeredAt: now.toISOString() };
  const stored = await savePartner(before, partner, { action, by: null, now, notice });
  await deliver([{ entry: stored, notice }], now);
  return stored;
}

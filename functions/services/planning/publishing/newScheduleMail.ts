import type { RecipientMoves } from '../../../../shared/domain/planning/publishing/recipientMoves.ts';
import type { NewScheduleMail } from '../../../store/planning/publishing/mailRepository.ts';

/** A mail is stored with its recipient and every move, without what can be computed from them. */
export const newScheduleMail = ({ to, id, since, moves }: RecipientMoves): NewScheduleMail => ({
  to,
  recipient: id,
  since,
  moves: moves.map(({ role, programmeId, eventIds, from, to: until }) => ({
    role,
    programmeId,
    ...(eventIds && { eventIds: [...eventIds] }),
    from,
    to: until,
  })),
});

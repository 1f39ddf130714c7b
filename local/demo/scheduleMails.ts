import { newScheduleMail } from '../../functions/services/planning/publishing/newScheduleMail.ts';
import { entryIdOf } from '../../functions/services/planning/publishing/touchedReaders.ts';
import { scheduleMailsKey } from '../../functions/store/planning/publishing/keys.ts';
import {
  scheduleMailItem,
  type MailsOfVersion,
} from '../../functions/store/planning/publishing/mailRepository.ts';
import type { Plan, Problem } from '../../shared/contract/core/planningFiles.ts';
import { recipientMoves } from '../../shared/domain/planning/publishing/recipientMoves.ts';
import type { DemoItem } from './items.ts';
import type { DemoSeason } from './season.ts';

/**
 * The mails about the first version, all sent: who was never mailed would get all times again with the second.
 * @param at the UTC instant at which it was published
 */
export function scheduleMailItems(
  { entries }: DemoSeason,
  competitionId: string,
  { programmes }: Problem,
  plan: Plan,
  at: string,
): DemoItem[] {
  const version = 1;
  const accounts = new Map(entries.map(({ id, accountId }) => [id, accountId]));
  const readers = recipientMoves({
    plan: { plan, programmes },
    earlier: new Map(),
    mailed: new Map(),
    accountOf: (programmeId) => accounts.get(entryIdOf(programmeId)),
  });
  const work: MailsOfVersion = { type: 'scheduleMails', competitionId, version, at, sentAt: at };
  return [
    { ...scheduleMailsKey(competitionId, version), ...work },
    ...readers.map(newScheduleMail).map((mail) =>
      scheduleMailItem({
        type: 'scheduleMail',
        competitionId,
        version,
        ...mail,
        at,
        sentAt: at,
        failure: null,
      }),
    ),
  ];
}

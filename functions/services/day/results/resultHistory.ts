import type { HistoryAction } from '../../../../shared/contract/core/history.ts';
import type { ResultHistory } from '../../../../shared/contract/core/resultHistory.ts';
import type { TransactItem } from '../../../platform/table/transaction.ts';
import { historyWrite } from '../../../store/core/history/changeRecord.ts';
import type { ResultActor, StoredResult } from '../../../store/day/results/storedResults.ts';

interface Step {
  readonly action: HistoryAction;
  readonly by: ResultActor;
  readonly at: Date;
  /** Of an approval in place of the referee, or of a correction. */
  readonly reason?: string | null;
  /** The name of whoever proposed a correction. */
  readonly proposedBy?: string;
  /** Why the proposer confirmed it alone. */
  readonly aloneReason?: string | null;
  /** Whether the referee allowed a mark outside the range of the flight. */
  readonly refereeAllowed?: boolean;
}

/** Records a step of a result in the competition's history: never a name or a place of a skater. */
export function resultHistoryWrite(
  {
    competitionId,
    eventId,
    flightId,
    version,
  }: Pick<StoredResult, 'competitionId' | 'eventId' | 'flightId' | 'version'>,
  { action, by, at, reason = null, proposedBy, aloneReason = null, refereeAllowed = false }: Step,
): TransactItem {
  return historyWrite({
    of: { subject: 'competition', id: competitionId },
    subject: 'results',
    action,
    by: by.id,
    at,
    before: {},
    after: {
      event: eventId,
      flight: flightId,
      resultVersion: version,
      // The holder of a code has no account whose name could be looked up.
      ...(by.kind === 'code' && { helper: by.name }),
      ...(reason !== null && { reason }),
      ...(proposedBy !== undefined && { proposedBy }),
      ...(aloneReason !== null && { aloneReason }),
      ...(refereeAllowed && { refereeAllowed }),
    } satisfies ResultHistory,
  });
}

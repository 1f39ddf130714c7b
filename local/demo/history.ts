import { historyItem } from '../../functions/store/core/history/changeRecord.ts';
import type { HistoryAction } from '../../shared/contract/core/history.ts';
import { DEMO_ADMINISTRATOR, DEMO_MANAGER } from './accounts.ts';
import { COMPETITION_IDS } from './competitions.ts';
import type { DemoItem } from './items.ts';
import { demoId, seededRandom } from './random.ts';
import type { DemoSeason } from './season.ts';
import { DAY_MILLISECONDS } from '../../shared/domain/core/dates/days.ts';

/** The time from a competition's creation, and from its publishing, to the opening of registration. */
const [BEGUN, PUBLISHED] = [40 * DAY_MILLISECONDS, 9 * DAY_MILLISECONDS];

/** The history of each competition: created, published, its refund policy added by the manager, archived. */
export function demoHistory({ competitions, draft }: DemoSeason): DemoItem[] {
  const actions = Object.values(competitions).flatMap(({ competition, now }) => {
    const opens = Date.parse(competition.openFrom ?? competition.openUntil);
    const isPast = opens < now.getTime();
    const of = { subject: 'competition', id: competition.id } as const;
    const action = (what: HistoryAction, time: number) => ({
      of,
      action: what,
      by: DEMO_ADMINISTRATOR,
      at: new Date(Math.min(time, now.getTime() - DAY_MILLISECONDS)),
    });
    return [
      action('created', opens - BEGUN),
      action('published', opens - PUBLISHED),
      {
        ...action('changed', opens + (isPast ? 2 : -2) * DAY_MILLISECONDS),
        by: competition.id === COMPETITION_IDS.open ? DEMO_MANAGER : DEMO_ADMINISTRATOR,
        before: { refundPolicy: null },
        after: { refundPolicy: competition.refundPolicy },
      },
      ...(competition.state === 'archived'
        ? [action('archived', Date.parse(competition.endDate) + 30 * DAY_MILLISECONDS)]
        : []),
    ];
  });
  const begun = {
    of: { subject: 'competition', id: draft.id } as const,
    action: 'created' as const,
    by: DEMO_ADMINISTRATOR,
    at: new Date(draft.changedAt),
  };
  return [...actions, begun].map((action, index) =>
    historyItem(action, demoId(seededRandom(4000 + index), index)),
  );
}

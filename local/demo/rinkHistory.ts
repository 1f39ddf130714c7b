import { historyItem } from '../../functions/store/core/history/changeRecord.ts';
import type { HistoryAction } from '../../shared/contract/core/history.ts';
import type { RinkRecord } from '../../shared/contract/people/rinks/rinkRecord.ts';
import { DEMO_ADMINISTRATOR } from './accounts.ts';
import { RINK_IDS } from './rinks.ts';
import { DAY_MILLISECONDS, shiftDay } from '../../shared/domain/core/dates/days.ts';

type HistoryItem = ReturnType<typeof historyItem>;

interface RinkChange {
  readonly action: HistoryAction;
  readonly daysAgo: number;
  /** The earlier values that differed; the others are as now. */
  readonly before?: (rink: RinkRecord) => Partial<RinkRecord>;
}

const REGISTERED: RinkChange = { action: 'created', daysAgo: 410 };

/** The changes after a rink was registered. */
const LATER: Readonly<{ [rinkId: string]: RinkChange }> = {
  [RINK_IDS.lanternBay]: {
    action: 'changed',
    daysAgo: 34,
    before: () => ({ contactName: 'Tang Lok Man', contactPhone: '+852 5550 0103' }),
  },
  [RINK_IDS.copperRidge]: {
    action: 'changed',
    daysAgo: 398,
    before: ({ expDate }) => ({ expDate: expDate && shiftDay(expDate, -365), isi: null }),
  },
  [RINK_IDS.kitakaze]: { action: 'deactivated', daysAgo: 203 },
};

/** The history of each rink by its id, oldest first; the ids are fixed, like all demo ids. */
export function rinkHistory(
  rinks: readonly RinkRecord[],
  now: Date,
): ReadonlyMap<string, readonly HistoryItem[]> {
  return new Map(
    rinks.map((rink) => {
      const later = LATER[rink.id];
      const records = [REGISTERED, ...(later ? [later] : [])].map(({ action, daysAgo, before }, index) =>
        historyItem(
          {
            of: { subject: 'rink', id: rink.id },
            action,
            by: DEMO_ADMINISTRATOR,
            at: new Date(now.getTime() - daysAgo * DAY_MILLISECONDS),
            ...(before && { before: { ...rink, ...before(rink) }, after: { ...rink } }),
          },
          `01KDEM0H1ST0RY00000000000${index}`,
        ),
      );
      return [rink.id, records];
    }),
  );
}

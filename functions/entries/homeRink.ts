import type { Rink } from '../../shared/contract/rinks.ts';
import { nameOrder } from '../../shared/domain/skaters/nameOrder.ts';

export interface HomeRink {
  /** As lists show it. */
  readonly homeIsiRink: string;
  readonly homeRinkId: string | null;
}

/** A registered rink by its id, or by its name however it was typed; any other name stands as typed. */
export function homeRink(typed: string, rinks: readonly Rink[]): HomeRink {
  const rink =
    rinks.find(({ id }) => id === typed) ?? rinks.find(({ name }) => nameOrder(name) === nameOrder(typed));
  return rink ? { homeIsiRink: rink.name, homeRinkId: rink.id } : { homeIsiRink: typed, homeRinkId: null };
}

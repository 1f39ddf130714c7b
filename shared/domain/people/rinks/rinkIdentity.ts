import { nameOrder } from '../../core/nameOrder.ts';

/**
 * The rink of an entry: the registered rink's id, else its normalised name. Ids have capital letters and
 * normalised names have none, so the two never collide.
 */
export function rinkIdentity(entry: {
  readonly homeRinkId: string | null;
  readonly homeIsiRink: string;
}): string {
  return entry.homeRinkId ?? nameOrder(entry.homeIsiRink);
}

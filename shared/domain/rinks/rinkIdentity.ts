import { nameOrder } from '../skaters/nameOrder.ts';

/**
 * Which rink an entry comes from: the registered one's id, else its name however it was typed. An id
 * has capital letters and a name as lists order it has none, so neither is taken for the other.
 */
export function rinkIdentity(entry: {
  readonly homeRinkId: string | null;
  readonly homeIsiRink: string;
}): string {
  return entry.homeRinkId ?? nameOrder(entry.homeIsiRink);
}

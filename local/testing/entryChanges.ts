import type { Entry } from '../../shared/contract/entering/entries/entry.ts';

/** A submit's body as an update of the entry, with the total that a page would show. */
export function changeOf(
  { kind, version }: Pick<Entry, 'kind' | 'version'>,
  submitted: object,
  totalPrice: number,
): object {
  return { ...submitted, kind, version, totalPrice };
}

import type { Entry } from '../../shared/contract/entries/entry.ts';

/** The body of a submit as that of a change of the entry, with the total that a page would show. */
export function changeOf(
  { kind, version }: Pick<Entry, 'kind' | 'version'>,
  submitted: object,
  totalPrice: number,
): object {
  return { ...submitted, kind, version, totalPrice };
}

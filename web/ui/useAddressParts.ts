import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useChangeSearch } from './useChangeSearch.ts';

interface AddressParts<Name extends string> {
  /** '' for what the address does not name. */
  readonly valueOf: (name: Name) => string;
  /** Changes the parts that are given; '' removes one. */
  readonly set: (change: Readonly<Partial<Record<Name, string>>>) => void;
  /** Changes parts as a link does: going back leads to what is shown now. */
  readonly open: (change: Readonly<Partial<Record<Name, string>>>) => void;
}

/**
 * The query of the address, so that a link with it can be sent. After `set` going back leads to the page before,
 * not to the choice before.
 */
export function useAddressParts<Name extends string>(): AddressParts<Name> {
  const [params] = useSearchParams();
  const changeSearch = useChangeSearch();
  const set = useCallback<AddressParts<Name>['set']>(
    (change) => changeSearch(change, { replace: true, preventScrollReset: true }),
    [changeSearch],
  );
  const open = useCallback<AddressParts<Name>['open']>((change) => changeSearch(change), [changeSearch]);
  return useMemo(() => ({ valueOf: (name) => params.get(name) ?? '', set, open }), [params, set, open]);
}

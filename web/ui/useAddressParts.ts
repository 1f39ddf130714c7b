import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useChangeSearch } from './useChangeSearch.ts';

interface AddressParts<Name extends string> {
  /** '' for what the address does not name. */
  readonly valueOf: (name: Name) => string;
  /** Changes the parts that are given; '' removes one. */
  readonly set: (change: Readonly<Partial<Record<Name, string>>>) => void;
}

/**
 * The query of the address, so that a link with it can be sent. Going back leads to the page before, not to the
 * choice before.
 */
export function useAddressParts<Name extends string>(): AddressParts<Name> {
  const [params] = useSearchParams();
  const changeSearch = useChangeSearch();
  const set = useCallback<AddressParts<Name>['set']>(
    (change) => changeSearch(change, { replace: true, preventScrollReset: true }),
    [changeSearch],
  );
  return useMemo(() => ({ valueOf: (name) => params.get(name) ?? '', set }), [params, set]);
}

import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

interface AddressParts<Name extends string> {
  /** '' for what the address does not name. */
  readonly valueOf: (name: Name) => string;
  /** Changes the parts that are given; '' removes one. */
  readonly set: (change: Readonly<Partial<Record<Name, string>>>) => void;
}

/**
 * The query of the address, so that a link with it can be sent. Going back leads to the page before, not to the
 * choice before.
 * @param names a constant of its module
 */
export function useAddressParts<Name extends string>(names: readonly Name[]): AddressParts<Name> {
  const [params, setParams] = useSearchParams();
  const set = useCallback<AddressParts<Name>['set']>(
    (change) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const name of names) {
            const given = change[name];
            if (given) after.set(name, given);
            else if (given === '') after.delete(name);
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [names, setParams],
  );
  return useMemo(() => ({ valueOf: (name) => params.get(name) ?? '', set }), [params, set]);
}

import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RinkRecord } from '../../../../shared/contract/people/rinks/rinkRecord.ts';

const PARAMETER = 'rink';

/** Keeps the edited rink's id in the URL, so that it can be linked and Back closes the form. */
export function useEditedRink(rinks: readonly RinkRecord[] | undefined) {
  const [params, setParams] = useSearchParams();
  const id = params.get(PARAMETER);
  const found = rinks?.find((rink) => rink.id === id);
  // A rink deleted in the meantime stays open, so that typed values are not lost.
  const [held, setHeld] = useState<RinkRecord | null>(null);
  if (found && found.id !== held?.id) setHeld(found);
  const linkTo = (rink: RinkRecord) => {
    const query = new URLSearchParams(params);
    query.set(PARAMETER, rink.id);
    return `?${query.toString()}`;
  };
  return {
    rink: found ?? (id !== null && held?.id === id ? held : null),
    linkTo,
    open: (rink: RinkRecord) => setParams(new URLSearchParams(linkTo(rink)), { preventScrollReset: true }),
    close: () =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete(PARAMETER);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}

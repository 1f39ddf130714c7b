import { useEffect, useRef } from 'react';
import { RecheckPanel } from './RecheckPanel.tsx';
import { useRecheck } from './useRecheck.ts';

interface StartedRecheckProps {
  readonly competitions: readonly { readonly id: string; readonly name: string }[];
}

/** A recheck of these competitions that starts by itself. */
export function StartedRecheck({ competitions }: StartedRecheckProps) {
  const rechecking = useRecheck(competitions.map(({ id }) => id));
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void rechecking.start();
  }, [rechecking]);
  return <RecheckPanel recheck={rechecking} names={competitions.map(({ name }) => name)} />;
}

import { useRef, useState } from 'react';

/** The answer to a confirmation. */
export interface Confirmed {
  /** The organiser's reason; '' for a family. */
  readonly reason: string;
}

export interface Confirmation {
  readonly isAsked: boolean;
  /** Null cancels. */
  readonly answer: (answer: Confirmed | null) => void;
}

/** A confirmation between submit and call: `ask` resolves with the dialog's answer. */
export function useConfirmation() {
  const [isAsked, setIsAsked] = useState(false);
  const settle = useRef<((answer: Confirmed | null) => void) | null>(null);
  const ask = () =>
    new Promise<Confirmed | null>((resolve) => {
      settle.current = resolve;
      setIsAsked(true);
    });
  const answer = (given: Confirmed | null) => {
    setIsAsked(false);
    settle.current?.(given);
    settle.current = null;
  };
  return { ask, confirmation: { isAsked, answer } satisfies Confirmation };
}

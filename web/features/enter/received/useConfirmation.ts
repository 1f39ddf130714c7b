import { useRef, useState } from 'react';

/** What somebody answers to a question that holds up a submit. */
export interface Confirmed {
  /** Why, where a reason is asked; '' otherwise. */
  readonly reason: string;
}

export interface Confirmation {
  readonly isAsked: boolean;
  /** Null leaves everything as it is. */
  readonly answer: (answer: Confirmed | null) => void;
}

/** A question asked between a submit and its call: `ask` waits for the answer of the dialog. */
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

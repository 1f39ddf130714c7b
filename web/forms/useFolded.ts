import { useEffect, useState } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { listErrors } from './listErrors.ts';

export interface Folding {
  /** Whether the fields are shown, not their summary. */
  readonly isOpen: boolean;
  /** Shows the fields until they are folded; what a person types must not fold meanwhile. */
  readonly open: () => void;
  /** Shows the summary, once the fields are complete. */
  readonly fold: () => void;
}

/**
 * Fields that are known fold to one line. They open when asked, and by themselves when one of them is missing or
 * wrong; an error that is the form's first gets the focus.
 * @param names the fields, or the list or group that holds them
 * @param isComplete whether one line can say what they hold
 * @param startsOpen whether the fields are shown at first although one line could say what they hold
 */
export function useFolded(names: readonly string[], isComplete: boolean, startsOpen = false): Folding {
  const [isHeld, setIsHeld] = useState(startsOpen);
  const [focused, setFocused] = useState<string | null>(null);
  const { setFocus } = useFormContext();
  const { errors } = useFormState();
  // Set while rendering, so that no summary of wrong fields is ever drawn.
  if (!isHeld && names.some((name) => get(errors, name) !== undefined)) {
    setIsHeld(true);
    const [first] = listErrors(errors);
    const isFirst = names.some((name) => `${first?.name ?? ''}.`.startsWith(`${name}.`));
    setFocused(isComplete && isFirst ? (first?.name ?? null) : null);
  }
  useEffect(() => {
    if (focused !== null) setFocus(focused);
  }, [focused, setFocus]);
  return {
    isOpen: isHeld || !isComplete,
    open: () => setIsHeld(true),
    fold: () => {
      setIsHeld(false);
      setFocused(null);
    },
  };
}

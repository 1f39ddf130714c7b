import { useEffect, useRef, useState } from 'react';

/** Shorter than a glance at the typed text. */
const QUIET_MS = 250;

interface DelayedText {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Passes the typed text on at once: when the field is left, before the form is sent. */
  readonly flush: () => void;
}

/**
 * The text of one of very many fields, passed on when typing pauses: each key appears at once, however much
 * depends on the value.
 */
export function useDelayedText(value: string, onTyped: (text: string) => void): DelayedText {
  const [typed, setTyped] = useState({ text: value, of: value });
  const waiting = useRef<{ timer: number; hand: () => void } | null>(null);
  const flush = () => {
    const { current } = waiting;
    if (!current) return;
    window.clearTimeout(current.timer);
    waiting.current = null;
    current.hand();
  };
  useEffect(() => flush, []);
  return {
    // A value from elsewhere replaces the typed text.
    text: typed.of === value ? typed.text : value,
    onChange: (text) => {
      setTyped({ text, of: value });
      window.clearTimeout(waiting.current?.timer);
      waiting.current = { timer: window.setTimeout(flush, QUIET_MS), hand: () => onTyped(text) };
    },
    flush,
  };
}

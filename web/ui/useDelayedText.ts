import { useEffect, useRef, useState } from 'react';

/** Shorter than a glance at what was typed. */
const QUIET_MS = 250;

interface DelayedText {
  readonly text: string;
  readonly onChange: (text: string) => void;
  /** Hands on at once what is typed: when the field is left, before the form is sent. */
  readonly flush: () => void;
}

/**
 * What is typed into one of very many fields, handed on when the typing rests: each key is shown at
 * once, however much hangs on the value.
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
    // A value that comes from elsewhere takes the place of what was typed.
    text: typed.of === value ? typed.text : value,
    onChange: (text) => {
      setTyped({ text, of: value });
      window.clearTimeout(waiting.current?.timer);
      waiting.current = { timer: window.setTimeout(flush, QUIET_MS), hand: () => onTyped(text) };
    },
    flush,
  };
}

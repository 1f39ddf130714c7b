import { useEffect, useRef, useState } from 'react';

/** The progress of work on many entries or families, one after the other. */
export interface ActionRun<Result> {
  readonly results: readonly Result[];
  readonly state: 'ready' | 'running' | 'finished';
  /** Does the work for each item; a second call while it runs, or after it, does nothing. */
  readonly start: <Item>(items: readonly Item[], work: (item: Item) => Promise<Result>) => Promise<void>;
}

/** Runs work item by item, so that a dialog shows its progress; leaving the page stops before the next item. */
export function useRun<Result>(): ActionRun<Result> {
  const [results, setResults] = useState<readonly Result[]>([]);
  const [state, setState] = useState<ActionRun<Result>['state']>('ready');
  const isBegun = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return {
    results,
    state,
    start: async (items, work) => {
      if (isBegun.current) return;
      isBegun.current = true;
      setState('running');
      const done: Result[] = [];
      for (const item of items) {
        if (isGone.current) return;
        done.push(await work(item));
        setResults([...done]);
      }
      setState('finished');
    },
  };
}

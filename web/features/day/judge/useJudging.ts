import { useEffect, useState, useSyncExternalStore } from 'react';
import type { JudgingSnapshot } from './store/JudgingStore.ts';
import { type Judging, openJudging } from './store/openJudging.ts';

/** `forbidden`: the browser lets the page store nothing. */
export type OpenedJudging =
  | { readonly kind: 'opening' }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'open'; readonly judging: Judging };

/** Opens the device's store of a competition. */
export function useJudging(competitionId: string): OpenedJudging {
  const [opened, setOpened] = useState<OpenedJudging>({ kind: 'opening' });
  useEffect(() => {
    let isShown = true;
    openJudging(competitionId).then(
      (judging) => {
        if (!isShown) return;
        const { access } = judging.store.getSnapshot();
        // The reader may come from signing in: the store outlives the page.
        if (access === 'signIn' || access === 'forbidden') judging.tryNow();
        setOpened({ kind: 'open', judging });
      },
      () => isShown && setOpened({ kind: 'forbidden' }),
    );
    return () => {
      isShown = false;
    };
  }, [competitionId]);
  return opened;
}

/** The device's copy of the day and its sheets. */
export function useSnapshot({ store }: Judging): JudgingSnapshot {
  return useSyncExternalStore(store.subscribe, store.getSnapshot);
}

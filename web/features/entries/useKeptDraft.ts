import { useEffect } from 'react';
import { keepDraft } from '../../session/drafts.ts';

/** Keeps what is typed for this tab, each time it changes. */
export function useKeptDraft(
  draft: string,
  watch: (listener: (values: object) => void) => { unsubscribe: () => void },
): void {
  useEffect(() => {
    const subscription = watch((values) => keepDraft(draft, values));
    return () => subscription.unsubscribe();
  }, [draft, watch]);
}

import { useEffect } from 'react';
import type { EntryKind } from '../../../../shared/contract/competitions/forms.ts';
import { keepDraft } from '../../../session/drafts.ts';

/** The name under which this tab keeps what is typed into a new entry. */
export function draftOfNew(kind: EntryKind, competitionId: string): string {
  return `${kind}.${competitionId}`;
}

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

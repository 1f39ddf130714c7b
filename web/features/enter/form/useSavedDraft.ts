import { useEffect } from 'react';
import type { EntryKind } from '../../../../shared/contract/competitions/forms.ts';
import { saveDraft } from '../../../session/drafts.ts';

/** The name under which this tab keeps what is typed into a new entry. */
export function draftNameOf(kind: EntryKind, competitionId: string): string {
  return `${kind}.${competitionId}`;
}

/** Keeps what is typed for this tab, each time it changes. */
export function useSavedDraft(
  draft: string,
  watch: (listener: (values: object) => void) => { unsubscribe: () => void },
): void {
  useEffect(() => {
    const subscription = watch((values) => saveDraft(draft, values));
    return () => subscription.unsubscribe();
  }, [draft, watch]);
}

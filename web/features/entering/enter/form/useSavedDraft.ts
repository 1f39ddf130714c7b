import { useEffect } from 'react';
import type { EntryKind } from '../../../../../shared/contract/entering/competitions/forms.ts';
import { saveDraft } from '../../../../session/drafts.ts';

/** The name under which this tab keeps the draft of a new entry. */
export function draftNameOf(kind: EntryKind, competitionId: string): string {
  return `${kind}.${competitionId}`;
}

/** Saves the draft in this tab each time a value changes. */
export function useSavedDraft(
  draft: string,
  watch: (listener: (values: object) => void) => { unsubscribe: () => void },
): void {
  useEffect(() => {
    const subscription = watch((values) => saveDraft(draft, values));
    return () => subscription.unsubscribe();
  }, [draft, watch]);
}

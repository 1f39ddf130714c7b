import { lazy, Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import type { EntryKind } from '../../../../shared/contract/competitions/forms.ts';
import type { Entry } from '../../../../shared/contract/entries/entry.ts';
import type { Rink } from '../../../../shared/contract/rinks/rinks.ts';
import { loadAreas } from '../../../i18n/i18n.ts';
import { useSession } from '../../../session/useSession.ts';

/** Fetched with its texts once the rink is chosen: the form itself stays small. */
const CoachChoice = lazy(async () => {
  const [{ CoachChoice: Choice }] = await Promise.all([import('./CoachChoice.tsx'), loadAreas('entryCoach')]);
  return { default: Choice };
});

export interface EntryCoachProps {
  readonly kind: EntryKind;
  readonly rinks: readonly Rink[];
  /** The coach of the entry that is changed; null for a new entry. */
  readonly stored: NonNullable<Entry['entryCoach']> | null;
  readonly isNew: boolean;
}

/** The choice of the coach, once somebody is logged in and the home rink is known. */
export function EntryCoach(props: EntryCoachProps) {
  const { user } = useSession();
  const rink = useWatch({ name: 'homeIsiRink' }) as string | undefined;
  if (!user || !rink) return null;
  return (
    <Suspense fallback={null}>
      <CoachChoice {...props} role={user.role} rink={rink} />
    </Suspense>
  );
}

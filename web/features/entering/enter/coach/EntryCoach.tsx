import { useWatch } from 'react-hook-form';
import type { EntryKind } from '../../../../../shared/contract/entering/competitions/forms.ts';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import type { Rink } from '../../../../../shared/contract/people/rinks/rinkRecord.ts';
import { useSession } from '../../../../session/useSession.ts';
import { CoachChoice } from './CoachChoice.tsx';

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
  return <CoachChoice {...props} role={user.role} rink={rink} />;
}

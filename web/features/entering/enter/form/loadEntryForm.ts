import { FAMILY_INDEX } from 'virtual:familyRoutes';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { addRoutes } from '../../../../api/routeTable.ts';
import { prefetchEntryFormData } from './entryFormData.ts';
import type { EntryFormKind } from './entryFormKind.ts';

// A visitor's first load leaves these out.
addRoutes(FAMILY_INDEX);

/** The query of an entry form's address. */
export interface EntryFormAddress {
  readonly kind: EntryFormKind;
  /** The competition to enter, or of the entry that an organiser changes; null where it is to be chosen. */
  readonly competitionId: string | null;
  /** The entry to change; null for a new one. */
  readonly entryId: string | null;
}

/**
 * The loader of the entry forms' routes. It starts the queries of a new entry and does not wait for them:
 * the page shows that they are loading. A stored entry is read by the page, which knows the session.
 */
export function loadEntryForm(kind: EntryFormKind, { request }: LoaderFunctionArgs): EntryFormAddress {
  const { searchParams } = new URL(request.url);
  const competitionId = searchParams.get('competitionId') || null;
  const entryId = searchParams.get('entryId') || null;
  if (entryId === null && competitionId !== null) prefetchEntryFormData(competitionId);
  return { kind, competitionId, entryId };
}

import type { EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';

// The contract's list would bring its schemas into the first load.
const ORDER: Readonly<Record<EntryKind, number>> = { individual: 0, dance: 1, team: 2 };

/** In the page's order; the type above keeps it complete. */
export const KINDS_SHOWN = (Object.keys(ORDER) as EntryKind[]).sort(
  (one, other) => ORDER[one] - ORDER[other],
);

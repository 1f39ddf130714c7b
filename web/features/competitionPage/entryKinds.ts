import type { EntryKind } from '../../../shared/contract/competitions/forms.ts';

// Not the contract's own list: its module brings every schema with it, which a spectator needs not.
const ORDER: Readonly<Record<EntryKind, number>> = { individual: 0, dance: 1, team: 2 };

/** In the order in which the page shows them; complete by the type above. */
export const KINDS_SHOWN = (Object.keys(ORDER) as EntryKind[]).sort(
  (one, other) => ORDER[one] - ORDER[other],
);

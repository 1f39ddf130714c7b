import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import { countNamesToConfirm } from '../../../../shared/domain/entering/reminders/missingDetails.ts';
import { unsignedNames } from './unsignedNames.ts';

/** Whether the family has still to sign a waiver or to confirm a name: then the entry's page begins with that. */
export function isConsentOpen(entry: Entry): boolean {
  const { state, consents = [] } = entry;
  if (state === 'withdrawn') return false;
  return unsignedNames(entry).length > 0 || countNamesToConfirm({ ...entry, consents }) > 0;
}

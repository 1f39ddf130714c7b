import type { Entry } from '../../shared/contract/entries/entry.ts';
import { waiverVersion } from '../../shared/domain/consent/waiver.ts';
import type { Caller } from './caller.ts';

export const TEXT = 'I accept the risks of skating.\n\nI agree to first aid.';
export const VERSION = waiverVersion(TEXT) ?? '';
export const signed = { version: VERSION, signedBy: 'Jo Frost' };

export const enter = (by: Caller, body: object) => by.call('submitIndividualEntry', { body });
export const again = (by: Caller, { id }: Entry) => by.data('getEntry', { params: { entryId: id } });
export const decide = (by: Caller, { id }: Pick<Entry, 'id'>, body: object) =>
  by.call('updateConsents', { params: { entryId: id }, body });
export const waiversOf = ({ consents = [] }: Pick<Entry, 'consents'>) =>
  consents.map(({ waiver }) => waiver && [waiver.how, waiver.signedBy, waiver.version]);

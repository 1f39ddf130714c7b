import type { Entry } from '../../shared/contract/entering/entries/entry.ts';
import { waiverVersion } from '../../shared/domain/people/consent/waiverVersion.ts';
import type { Caller } from './caller.ts';
import { newCompetition } from './competitions.ts';
import { groupFormBody } from './groupEntries.ts';
import { demoAccount, newFamily } from './people.ts';

export const WAIVER_TEXT = 'I accept the risks of skating.\n\nI agree to first aid.';
export const WAIVER_VERSION = waiverVersion(WAIVER_TEXT) ?? '';
export const signed = { version: WAIVER_VERSION, signedBy: 'Jo Frost' };

export const enter = (by: Caller, body: object) => by.call('submitIndividualEntry', { body });
export const again = (by: Caller, { id }: Entry) => by.data('getEntry', { params: { entryId: id } });
export const decide = (by: Caller, { id }: Pick<Entry, 'id'>, body: object) =>
  by.call('updateConsents', { params: { entryId: id }, body });
export const waiversOf = ({ consents = [] }: Pick<Entry, 'consents'>) =>
  consents.map(({ waiver }) => waiver && [waiver.how, waiver.signedBy, waiver.version]);

/** A competition of all kinds of entry that asks for the waiver, with a super administrator and a family. */
export async function stageWaiver() {
  const [admin, family, staged] = await Promise.all([
    demoAccount('superadmin'),
    newFamily(),
    newCompetition({ waiver: WAIVER_TEXT }, null, groupFormBody()),
  ]);
  return { admin, family, staged };
}

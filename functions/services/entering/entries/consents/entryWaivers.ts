import type { EntryWaivers } from '../../../../../shared/contract/entering/entries/consents.ts';
import { consentsOfPeople } from '../../../../../shared/domain/people/consent/waiver.ts';
import {
  earlierWaiverVersion,
  waiverVersion,
  withWaiverVersion,
} from '../../../../../shared/domain/people/consent/waiverVersion.ts';
import { getCompetition } from '../../../../store/entering/competitions/repository.ts';
import { peopleOf } from '../../../../store/entering/entries/people.ts';
import { getEntryOfCompetition } from '../../../../store/entering/entries/repository.ts';
import { earlierValues } from '../../../../store/people/history/repository.ts';

/**
 * The waivers of an entry as they were signed. An earlier version's text is in the competition's history, which
 * is read only where somebody signed one.
 * @throws {ApiError} NotFound, also for an entry of another competition
 */
export async function loadEntryWaivers(competitionId: string, entryId: string): Promise<EntryWaivers> {
  const [entry, { waiver = null }] = await Promise.all([
    getEntryOfCompetition(competitionId, entryId),
    getCompetition(competitionId),
  ]);
  const people = [...withWaiverVersion(consentsOfPeople(peopleOf(entry), entry.consents), waiver)];
  const version = waiverVersion(waiver);
  const signed = people.flatMap((person) => person.waiver?.version ?? []);
  const known = new Map([[version, waiver]]);
  if (signed.some((one) => one !== version)) {
    const earlier = await earlierValues('competition', competitionId, 'waiver');
    for (const text of earlier) known.set(waiverVersion(text), text).set(earlierWaiverVersion(text), text);
  }
  const versions = new Set([...(version === null ? [] : [version]), ...signed]);
  return {
    people,
    version,
    texts: [...versions].map((one) => ({ version: one, text: known.get(one) ?? null })),
  };
}

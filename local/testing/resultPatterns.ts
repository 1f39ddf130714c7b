import * as awards from '../../functions/store/awards/repository.ts';
import {
  certificateSecret,
  findCertificateSecret,
} from '../../functions/store/awards/certificateRepository.ts';
import { resultMailKey } from '../../functions/store/results/keys.ts';
import * as mails from '../../functions/store/results/mailRepository.ts';
import * as results from '../../functions/store/results/repository.ts';
import type { StoredResult, StoredVersion } from '../../functions/store/results/storedResults.ts';
import { transact } from '../../functions/platform/table/transaction.ts';
import { storeResult } from '../../functions/store/results/writeRepository.ts';

/** The reads and writes of results, of one flight that is approved and one that is not. */
export async function resultPatterns(competitionId: string, now: Date) {
  const at = now.toISOString();
  const by = { kind: 'account' as const, id: 'referee', name: 'Referee' };
  const resultOf = (flightId: string): StoredResult => ({
    competitionId,
    flightId,
    eventId: 'freestyle.freestyle-1',
    version: 1,
    isHeldUntilAwards: false,
    approved: { at, by },
    posted: null,
    awarded: null,
    corrected: null,
    changes: 1,
  });
  const row: StoredVersion['rows'][number] = {
    programmeId: 'entry.event',
    skaters: [],
    state: 'skated',
    place: 1,
    total: 700,
    points: 6,
    columns: [],
    referee: null,
    penalties: [],
    before: null,
  };
  const versionOf = (flightId: string): StoredVersion => ({
    competitionId,
    flightId,
    eventId: 'freestyle.freestyle-1',
    version: 1,
    at,
    by,
    revision: 3,
    columns: [],
    rows: [row],
    rules: {
      system: { system: 'isi' },
      most: 100,
      tie: 'referee',
      lastPlace: 6,
      bookPercent: 80,
      points: { participation: 1, places: [5, 4, 3, 2, 1] },
    },
    approvalReason: null,
    correction: null,
  });
  const approve = (flightId: string) =>
    storeResult({ before: null, after: resultOf(flightId), version: versionOf(flightId), others: [] });
  await approve('approved-flight');
  const decided = { version: 1, sparePercent: 10, background: null, ordered: null };
  await awards.replaceAwards(competitionId, { ...decided, version: 0 }, decided);
  const mail: mails.ResultMail = {
    competitionId,
    flightId: 'approved-flight',
    version: 1,
    to: 'family',
    recipient: 'account',
    programmeIds: ['entry.event'],
    at,
    sentAt: null,
  };
  await transact([mails.resultMailWrite(mail)]);
  return {
    resultsOfCompetition: () => results.resultsOfCompetition(competitionId),
    resultsOfFlights: () => results.resultsOfFlights(competitionId, ['approved-flight', 'other-flight']),
    resultsOfEvent: () => results.resultsOfEvent(competitionId, 'freestyle.freestyle-1'),
    resultsOfProgrammes: () =>
      results.resultsOfProgrammes([
        { competitionId, programmeId: 'entry.event' },
        { competitionId, programmeId: 'other.event' },
      ]),
    resultVersion: () => results.resultVersion(competitionId, 'approved-flight', 1),
    resultMailsByKey: () => mails.resultMailsByKey([resultMailKey(competitionId, mail)]),
    unsentResultMails: () => mails.unsentResultMails('2020-01-01T00:00:00.000Z', 50),
    claimResultMail: () => mails.claimResultMail(mail, now),
    releaseResultMail: () => mails.releaseResultMail(mail),
    storeResult: () => approve('new-flight'),
    certificateSecret: () => certificateSecret(`${competitionId}NEW`),
    findCertificateSecret: () => findCertificateSecret(competitionId),
    awardsOf: () => awards.awardsOf(competitionId),
    replaceAwards: () => awards.replaceAwards(competitionId, decided, { ...decided, version: 2 }),
  };
}

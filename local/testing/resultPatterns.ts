import * as awards from '../../functions/store/day/awards/repository.ts';
import {
  certificateSecret,
  findCertificateSecret,
} from '../../functions/store/day/awards/certificateRepository.ts';
import * as mails from '../../functions/store/day/results/mailRepository.ts';
import * as results from '../../functions/store/day/results/repository.ts';
import { transact } from '../../functions/platform/table/transaction.ts';
import { storeResult } from '../../functions/store/day/results/writeRepository.ts';
import { approvedResult } from './approvedResults.ts';

/** The reads and writes of results, of one flight that is approved and one that is not. */
export async function resultPatterns(competitionId: string, now: Date) {
  const at = now.toISOString();
  const event = { competitionId, eventId: 'freestyle.freestyle-1', now };
  const approve = (flightId: string) => {
    const { result, version } = approvedResult({ ...event, flightId });
    return storeResult({ before: null, after: result, version, others: [] });
  };
  await approve('approved-flight');
  const decided = { version: 1, sparePercent: 10, background: null, ordered: null };
  await awards.replaceAwards(competitionId, { ...decided, version: 0 }, decided);
  const mail = {
    competitionId,
    flightId: 'approved-flight',
    version: 1,
    to: 'family' as const,
    recipient: 'account',
    programmeIds: ['entry.event'],
    at,
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
    versionsOfResult: () =>
      results.versionsOfResult({ competitionId, flightId: 'approved-flight', version: 1 }),
    storeResult: () => approve('new-flight'),
    certificateSecret: () => certificateSecret(`${competitionId}NEW`),
    findCertificateSecret: () => findCertificateSecret(competitionId),
    awardsOf: () => awards.awardsOf(competitionId),
    replaceAwards: () => awards.replaceAwards(competitionId, decided, { ...decided, version: 2 }),
  };
}

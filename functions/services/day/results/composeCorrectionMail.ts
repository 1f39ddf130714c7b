import { versionAwarded } from '../../../../shared/domain/day/awards/medalSteps.ts';
import { findCompetition } from '../../../store/entering/competitions/repository.ts';
import { isErased } from '../../../store/entering/entries/people.ts';
import { entryById } from '../../../store/entering/entries/repository.ts';
import { resultMailOf, type ResultMail } from '../../../store/day/results/mailRepository.ts';
import { resultsOfFlights, resultVersion, versionsOfResult } from '../../../store/day/results/repository.ts';
import type { StoredResult } from '../../../store/day/results/storedResults.ts';
import { correctionMail, type CorrectionMailFacts } from '../mail/correctionMail.ts';
import type { ComposedMail, Composer } from '../../core/mail/mailHandler.ts';
import { mailReader } from '../../people/mail/mailReader.ts';
import { entryIdOf } from '../../planning/publishing/touchedReaders.ts';
import { composeJudgeCorrection } from './composeJudgeCorrection.ts';

/**
 * The mail about a correction by the names and addresses of now, with the reader's own skaters alone.
 * @returns null where nobody of it is left
 */
export const composeCorrectionMail: Composer = async (item, now) => {
  const stored = resultMailOf(item);
  return stored.to === 'judge'
    ? composeJudgeCorrection(stored, now)
    : composeReaderCorrection({ ...stored, to: stored.to });
};

async function composeReaderCorrection(
  stored: ResultMail & { readonly to: 'family' | 'coach' },
): Promise<ComposedMail | null> {
  const { competitionId, flightId, programmeIds, to } = stored;
  const [competition, version, results, reader, entries] = await Promise.all([
    findCompetition(competitionId),
    resultVersion(competitionId, flightId, stored.version),
    resultsOfFlights(competitionId, [flightId]),
    mailReader(stored),
    Promise.all(programmeIds.map((programmeId) => entryById(entryIdOf(programmeId)))),
  ]);
  if (!competition || !version?.correction) return null;
  const { rows, eventId, correction } = version;
  const result = results.get(flightId);
  const skaters = programmeIds.flatMap((programmeId, index): CorrectionMailFacts['skaters'] => {
    const row = rows.find((one) => one.programmeId === programmeId);
    const entry = entries[index];
    if (!row?.before || !entry || isErased(entry)) return [];
    // An entry that another family has taken over since is no more of this one's.
    if (to === 'family' && entry.accountId !== stored.recipient) return [];
    const { place, total, points } = row;
    const now = result?.version.rows.find((one) => one.programmeId === programmeId);
    // A later correction has changed it again, and has a mail of its own.
    if (now?.place !== place || now.total !== total || now.points !== points) return [];
    return [{ name: entry.name, before: row.before, after: { place, total, points } }];
  });
  const event = entries.flatMap((entry) => entry?.events ?? []).find(({ id }) => id === eventId);
  if (skaters.length === 0) return null;
  const { name, hasAccount } = reader;
  const what = event ? `${event.format}, ${event.level}` : '';
  const changesMedals =
    skaters.some(({ before, after }) => before.place !== after.place) &&
    (await wereMedalsGiven(stored, result?.result.awarded ?? null));
  const facts = { competition, to, name, hasAccount, event: what, skaters, changesMedals, correction };
  const mail = correctionMail(facts);
  return { to: reader.to, mail };
}

/** Whether the awards took place before the correction. */
async function wereMedalsGiven(correction: ResultMail, awarded: StoredResult['awarded']): Promise<boolean> {
  if (!awarded) return false;
  return versionAwarded(awarded, await versionsOfResult(correction)) < correction.version;
}

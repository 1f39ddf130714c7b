import { correctedMarksOf } from '../../../../shared/domain/day/results/correctedMarks.ts';
import { markText } from '../../../../shared/domain/day/sheets/markText.ts';
import { findCompetition } from '../../../store/entering/competitions/repository.ts';
import type { ResultMail } from '../../../store/day/results/mailRepository.ts';
import { resultVersion } from '../../../store/day/results/repository.ts';
import type { ComposedMail } from '../../core/mail/mailHandler.ts';
import { formOf, eventsOf } from '../../planning/published/loadSchedule.ts';
import { mailReader } from '../../people/mail/mailReader.ts';
import { judgeCorrectionMail } from '../mail/judgeCorrectionMail.ts';
import { announcedNames } from '../sheets/announcedNames.ts';

/** The mail to a judge about the marks of the own sheet that a correction replaced; null where nothing of it is left. */
export async function composeJudgeCorrection(stored: ResultMail, now: Date): Promise<ComposedMail | null> {
  const { competitionId, flightId, version: number, recipient, seat = '' } = stored;
  const [competition, before, version, reader, names] = await Promise.all([
    findCompetition(competitionId),
    resultVersion(competitionId, flightId, number - 1),
    resultVersion(competitionId, flightId, number),
    mailReader({ to: 'coach', recipient }),
    announcedNames(competitionId, now),
  ]);
  if (!competition || !before || !version?.correction) return null;
  const [corrected] = correctedMarksOf([before, version], seat);
  if (!corrected) return null;
  const event = eventsOf(await formOf(competition)).find(({ id }) => id === version.eventId);
  const columns = new Map(version.columns.map(({ seat: of, id, name }) => [`${of} ${id}`, name]));
  const unit = version.rules.system.system === 'majority' ? 'place' : 'tenths';
  const text = (value: number | null) => (value === null ? '–' : markText(value, unit));
  const mail = judgeCorrectionMail({
    competition,
    flightId,
    seat,
    reader,
    event: event ? `${event.format}, ${event.level}` : '',
    marks: corrected.marks.map(({ programmeId, column, from, to }) => ({
      name: names.get(programmeId)?.name ?? '',
      column: columns.get(`${seat} ${column}`) ?? column,
      from: text(from),
      to: text(to),
    })),
    correction: version.correction,
    proposedBy: version.proposed?.by.name ?? version.by.name,
    by: version.by.name,
  });
  return { to: reader.to, mail };
}

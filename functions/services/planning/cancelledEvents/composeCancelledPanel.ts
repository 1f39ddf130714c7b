import { findCompetition } from '../../../store/entering/competitions/repository.ts';
import { findIce } from '../../../store/entering/ice/repository.ts';
import { cancelledPanelOf } from '../../../store/planning/publishing/cancelledPanelRepository.ts';
import type { Composer } from '../../core/mail/mailHandler.ts';
import { cancelledPanelMail } from '../mail/cancelledPanelMail.ts';
import { appointmentText } from '../mail/appointmentText.ts';
import { mailReader } from '../../people/mail/mailReader.ts';

/** The mail to a judge about a cancelled event of their panels, by the names and addresses of now. */
export const composeCancelledPanel: Composer = async (item) => {
  const { competitionId, event, reason, coachId, flights, hasOthers } = cancelledPanelOf(item);
  const [competition, ice, reader] = await Promise.all([
    findCompetition(competitionId),
    findIce(competitionId),
    mailReader({ to: 'coach', recipient: coachId }),
  ]);
  if (!competition) return null;
  const surfaces = new Map(ice?.surfaces.map(({ id, name }) => [id, name]));
  const venue = { surfaces, timeZone: competition.timeZone };
  const mail = cancelledPanelMail({
    competition,
    name: reader.name,
    hasAccount: reader.hasAccount,
    event: `${event.format}, ${event.level}`,
    reason,
    flights: flights.map((place) => appointmentText(place, venue)),
    hasOthers,
  });
  return { to: reader.to, mail };
};

import type { ParsedRequest } from '../../../../shared/contract/types.ts';
import { enteredEvents } from '../../../../shared/domain/entries/enteredEvents.ts';
import { rosterSize } from '../../../../shared/domain/entries/rules/teamEntryProblems.ts';
import { teamFee } from '../../../../shared/domain/fees/teamFee.ts';
import { newEntry } from './newEntry.ts';
import { newRoster } from './newRoster.ts';
import type { TeamEntry } from '../../../store/entries/storedEntry.ts';
import type { NewEntryFacts } from './submitEntry.ts';

/** A team's entry that the rules have passed. Its event costs what the team costs. */
export function newTeamEntry(
  body: ParsedRequest<'submitTeamEntry'>['body'],
  facts: NewEntryFacts,
): TeamEntry {
  const { nameOfTeam, coachName, coachEmail, coachProfessional, country, answers } = body;
  const fee = teamFee(facts.form, rosterSize(body.skaters), facts.now);
  const lateFee = fee.lines.find(({ order }) => order === 'late')?.amount ?? 0;
  const price = fee.totalPrice - lateFee;
  const events = (enteredEvents(facts.form, 'team', [body.event]) ?? []).map((event) => ({
    ...event,
    price,
  }));
  return {
    ...newEntry('team', { name: nameOfTeam, country, events, fee, answers }, facts),
    coachName,
    coachEmail,
    coachProfessional,
    skaters: newRoster(body.skaters, facts.competition.startDate),
  };
}

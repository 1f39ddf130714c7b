import type { Form } from '../../../../shared/contract/entering/competitions/forms.ts';
import type { ScheduleProblem } from '../../../../shared/contract/planning/scheduleProblem.ts';
import { cancellationOf } from '../../../../shared/domain/entering/forms/cancelEvent.ts';
import { publishedName } from '../../../../shared/domain/people/consent/publishedName.ts';
import { consentsOfPeople } from '../../../../shared/domain/people/consent/waiver.ts';
import { eventsToPlan, type PlannableEvent } from '../../../../shared/domain/planning/draft/eventsToPlan.ts';
import { daysOf } from '../../../../shared/domain/entering/onIce/iceDays.ts';
import { ApiError } from '../../../platform/errors/apiError.ts';
import { findCompetitionOrDraft } from '../../../store/entering/competitions/repository.ts';
import { peopleOf, personIdOf } from '../../../store/entering/entries/people.ts';
import { getFormOfVersion } from '../../../store/entering/forms/getFormOfVersion.ts';
import { findIce } from '../../../store/entering/ice/repository.ts';
import { judgeRecordsOf, type JudgeRecords } from '../../../store/planning/panels/repository.ts';
import { allEntriesOfCompetition, peopleRecords } from '../../../store/entering/duplicates/repository.ts';
import { rinksById } from '../../../store/people/rinks/repository.ts';
import {
  competitionProgrammes,
  knownEntries,
  programmeIdOf,
  type CompetitionProgramme,
} from '../../entering/duplicates/competitionProgrammes.ts';
import { programmeEntries, type ProgrammeEntry } from '../../entering/duplicates/programmeEntries.ts';
import { loadCoaches, type PanelCoach } from './loadCoaches.ts';
import { plannedProgrammes, planningProblem } from './planningProblem.ts';

/** What a competition has to plan, and what was read for it. */
interface PlanningFacts {
  readonly schedule: ScheduleProblem;
  readonly records: JudgeRecords;
  /** The coaches who may be planned with, by id, and those into whom they were merged. */
  readonly coaches: ReadonlyMap<string, PanelCoach>;
}

/** @throws {ApiError} NotFound */
export async function loadProblem(competitionId: string): Promise<ScheduleProblem> {
  return (await loadPlanningFacts(competitionId)).schedule;
}

/**
 * Loads what a competition has to plan: its confirmed programmes with their people and coaches, on its ice. A
 * competition that is not published yet has none.
 * @throws {ApiError} NotFound
 */
export async function loadPlanningFacts(competitionId: string): Promise<PlanningFacts> {
  const found = findCompetitionOrDraft(competitionId);
  const [competition, ice, entries, { aliases }, records] = await Promise.all([
    found,
    findIce(competitionId),
    programmeEntries(competitionId, found),
    peopleRecords(competitionId),
    judgeRecordsOf(competitionId),
  ]);
  if (!competition) throw new ApiError('NotFound');
  const { programmes: all, people } = competitionProgrammes(competitionId, entries, aliases);
  const programmes = plannedProgrammes(all);
  const { formId, formVersion, name, startDate, endDate, state } = competition;
  const timeZone = competition.timeZone ?? 'UTC';
  const [form, coaches] = await Promise.all([
    formId === null || formVersion === null ? null : getFormOfVersion(formId, formVersion),
    loadCoaches(programmes, daysOf(competition), records.judges),
  ]);
  const skating = new Set(programmes.flatMap(({ personIds }) => personIds));
  const skaters = people.filter(({ id }) => skating.has(id));
  const rinkIds = [...programmes, ...coaches.planCoaches].flatMap(({ rinkId }) => rinkId ?? []);
  const rinks = await rinksById([...new Set(rinkIds)]);
  const formats = form?.formats ?? [];
  const events = eventsToPlan(formats, await droppedEvents(competitionId, formats, programmes));
  const names = new Map(people.map(({ id, fullName }) => [id, fullName]));
  const byId = new Map(knownEntries(entries, aliases).map((entry) => [entry.id, entry]));
  const nameOf = ({ entryId, personIds }: CompetitionProgramme) =>
    programmeName(
      byId.get(entryId),
      personIds.map((person) => names.get(person) ?? ''),
    );

  const problem = planningProblem({ timeZone, ice, events, programmes, skaters, coaches });
  const schedule = {
    problem,
    surfaces: (ice?.surfaces ?? []).map(({ id, name: surfaceName }) => ({ id, name: surfaceName })),
    events: events.map(({ shown }) => shown),
    cancelledEvents: cancelledEventsOf(form),
    programmes: programmes.map((programme) => ({
      id: programme.id,
      entryId: programme.entryId,
      name: nameOf(programme),
      publishedName: programmeName(
        byId.get(programme.entryId),
        publishedNames(competitionId, byId.get(programme.entryId), programme, names),
      ),
      musicTitle: programme.musicTitle,
    })),
    unconfirmed: all
      .filter(({ state: own }) => own !== 'confirmed')
      .map((programme) => ({ id: programme.id, entryId: programme.entryId, name: nameOf(programme) })),
    people: skaters.map(({ id, fullName, sayAs }) => ({ id, fullName, sayAs })),
    rinks: [...rinks.values()].map(({ id, name: rinkName }) => ({ id, name: rinkName })),
    coaches: coaches.named,
    competition: { name, startDate, endDate, timeZone, state },
  };
  return { schedule, records, coaches: coaches.known };
}

/** The form lists a cancelled event that it offers again, too. */
function cancelledEventsOf(form: Form | null): ScheduleProblem['cancelledEvents'] {
  return (form?.cancelled ?? [])
    .filter(({ id }) => form && cancellationOf(form, id))
    .map(({ id, format, level, reason }) => ({ id, format, level, reason }));
}

/**
 * Entered events that the form no longer has, as entries have them: they are skated all the same. Only for these are the
 * entries read whole.
 */
async function droppedEvents(
  competitionId: string,
  formats: Form['formats'],
  programmes: readonly CompetitionProgramme[],
): Promise<PlannableEvent[]> {
  const offered = new Set(formats.flatMap(({ events }) => events.map(({ id }) => id)));
  const dropped = new Set(programmes.filter(({ eventId }) => !offered.has(eventId)).map(({ id }) => id));
  if (dropped.size === 0) return [];
  const entries = await allEntriesOfCompetition(competitionId);
  return entries.flatMap(({ id: entryId, kind: entry, events }) =>
    events
      .filter(({ id }) => dropped.has(programmeIdOf(entryId, id)))
      .map(({ id, formatId, format, level, seconds }) => ({ id, formatId, format, level, seconds, entry })),
  );
}

/** Of a team its own name; of a skater or a couple those of the people. */
const programmeName = (entry: ProgrammeEntry | undefined, people: readonly string[]): string =>
  entry?.kind === 'team' ? entry.name : people.join(' & ');

/** The names of a programme's people that count after corrections, as their guardians let them be seen. */
function publishedNames(
  competitionId: string,
  entry: ProgrammeEntry | undefined,
  { personIds }: CompetitionProgramme,
  names: ReadonlyMap<string, string>,
): string[] {
  if (!entry) return [];
  const { homeIsiRink, consents } = entry;
  const own = peopleOf(entry);
  const choices = consentsOfPeople(own, consents);
  const chosen = new Map(own.map((person, place) => [personIdOf(competitionId, person), choices[place]]));
  return personIds.map((id) =>
    publishedName({ fullName: names.get(id) ?? '', homeIsiRink }, chosen.get(id) ?? {}),
  );
}

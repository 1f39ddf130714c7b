import { programmeSkaters } from '../../functions/services/day/results/skatersOfProgrammes.ts';
import type { CompetitionProgramme } from '../../functions/services/entering/duplicates/competitionProgrammes.ts';
import type { PublishedTrack } from '../../functions/store/planning/publishing/repository.ts';
import { DEFAULT_JUDGING_RULES } from '../../shared/domain/entering/judgingRules/defaultRules.ts';
import { flightRulesOf } from '../../shared/domain/entering/judgingRules/flightRules.ts';
import { scriptOf } from '../../shared/domain/day/rehearsal/script.ts';
import { instantOf } from '../../shared/domain/planning/published/instantOf.ts';
import { secondsOfTime } from '../../shared/domain/core/dates/times.ts';
import type { DemoTarget } from './entry.ts';
import type { DemoItem } from './items.ts';
import { playedFlight } from './playedFlight.ts';
import type { DemoSeason } from './season.ts';

const SEED = 1984;
const JUDGES = 3;

interface Played {
  readonly season: DemoSeason;
  readonly target: DemoTarget;
  readonly tracks: readonly PublishedTrack[];
  readonly programmes: readonly CompetitionProgramme[];
  /** Skates in the last flight of its event, though no published flight has it. */
  readonly walkOn: CompetitionProgramme | undefined;
  readonly until: Date;
}

/** The day of a competition, as people played it until an instant: by the script that rehearsals play. */
export function playedItems({ season, target, tracks, programmes, walkOn, until }: Played): DemoItem[] {
  const { competition, form } = target;
  const entries = season.entries.filter(({ competitionId }) => competitionId === competition.id);
  const skaters = programmeSkaters(programmes, entries);
  const published = tracks.flatMap(({ surfaceId, date, blocks, flights: own, panels }) =>
    blocks.flatMap(({ flightId, start, seconds }) => {
      const flight = own.find(({ id }) => id === flightId);
      const panel = panels.find(({ flightIds }) => flightIds.includes(flightId ?? ''));
      return flight
        ? [
            {
              id: flight.id,
              eventId: flight.eventId,
              surfaceId,
              date,
              start: secondsOfTime(start),
              seconds,
              warmUpSeconds: Math.min(180, Math.floor(seconds / 3)),
              panelId: panel?.id ?? null,
              programmeIds: flight.programmes,
              people: new Map<string, string[]>(),
            },
          ]
        : [];
    }),
  );
  const joined = published.findLast(({ eventId }) => eventId === walkOn?.eventId);
  const flights = published.map((flight) =>
    walkOn && flight === joined ? { ...flight, programmeIds: [...flight.programmeIds, walkOn.id] } : flight,
  );
  const steps = scriptOf(flights, { seed: SEED, judges: JUDGES }).map((step) => ({
    step,
    instant: instantOf(step.date, step.at, competition.timeZone),
  }));
  const past = steps.filter(({ instant }) => Date.parse(instant) <= until.getTime());
  const openedAt = past[0]?.instant ?? until.toISOString();
  const byFlight = Map.groupBy(past, ({ step }) => step.flightId);
  const instants = new Map(past.map(({ step, instant }) => [step, instant]));
  return flights.flatMap(({ id, eventId, programmeIds }) => {
    const format = form.formats.find(({ events }) => events.some((event) => event.id === eventId));
    const event = format?.events.find((own) => own.id === eventId);
    if (!format || !event) throw new Error(`The form has no ${eventId}`);
    return playedFlight(
      {
        competitionId: competition.id,
        id,
        eventId,
        programmes: programmeIds,
        rules: flightRulesOf(DEFAULT_JUDGING_RULES, { format, event }, JUDGES),
        walkOn: walkOn && id === joined?.id ? { programmeId: walkOn.id, at: openedAt } : null,
        skatersOf: (programmeId) => skaters.get(programmeId) ?? [],
        seed: SEED,
      },
      (byFlight.get(id) ?? []).map(({ step }) => step),
      (step) => instants.get(step) ?? until.toISOString(),
    );
  });
}

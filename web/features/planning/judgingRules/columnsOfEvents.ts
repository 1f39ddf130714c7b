import type {
  CompetitionJudging,
  JudgingRules,
} from '../../../../shared/contract/entering/competitions/judgingRules.ts';
import {
  flightRulesOf,
  type FlightRules,
} from '../../../../shared/domain/entering/judgingRules/flightRules.ts';

export interface EventsJudgedAlike {
  readonly format: string;
  /** Empty where all events of the format are judged alike. */
  readonly levels: readonly string[];
  readonly sheets: FlightRules['sheets'];
  readonly points: FlightRules['points'];
  readonly system: FlightRules['system'];
}

/** The events of each format, together where the same columns, points and system apply. */
export function eventsJudgedAlike(
  rules: JudgingRules,
  { formats, judges }: Pick<CompetitionJudging, 'formats' | 'judges'>,
): EventsJudgedAlike[] {
  return formats.flatMap(({ events, ...format }) => {
    const judged = events.map((event) => ({
      level: event.level,
      rules: flightRulesOf(rules, { format, event }, judges),
    }));
    const alike = [...Map.groupBy(judged, ({ rules: own }) => JSON.stringify(own)).values()];
    return alike.flatMap((group): EventsJudgedAlike[] => {
      const [first] = group;
      if (!first) return [];
      const { sheets, points, system } = first.rules;
      const levels = alike.length === 1 ? [] : group.map(({ level }) => level);
      return [{ format: format.format, levels, sheets, points, system }];
    });
  });
}

import type { StoredReport } from '../../../store/planning/panels/storedJudges.ts';
import type { PanelFacts } from './panelFacts.ts';
import { judgedParts, panelTimesOf, surfaceName } from './panelTimes.ts';

/** The panels as a report has them, by id, place and time: one whose judge was swapped on the day stands there in parts. */
export function reportedPanels(facts: PanelFacts): StoredReport['panels'] {
  return judgedParts(facts).map(({ booked, part }) => {
    const { id, date, start, end, surfaceId, flights } = panelTimesOf(booked, facts, part.flightIds);
    return {
      id,
      surface: surfaceName(facts, surfaceId),
      date,
      start,
      end,
      events: [...new Set(flights.map(({ format, level }) => `${format} ${level}`))],
      seats: [...part.seats],
    };
  });
}

export function isReportOutdated(facts: PanelFacts): boolean {
  const { report } = facts.records;
  return report !== null && JSON.stringify(report.panels) !== JSON.stringify(reportedPanels(facts));
}

/** Whether the district has been told that this coach sits there. */
export function isSeatReported({ records }: PanelFacts, panelId: string, seat: number, coachId: string) {
  return records.report?.panels.some(({ id, seats }) => id === panelId && seats[seat] === coachId) ?? false;
}

import type { StoredReport } from '../../../store/planning/panels/storedJudges.ts';
import type { PanelFacts } from './panelFacts.ts';
import { panelsByTime, panelTimesOf, surfaceName } from './panelTimes.ts';

/** The panels as a report has them: by id, place and time. */
export function reportedPanels(facts: PanelFacts): StoredReport['panels'] {
  return panelsByTime(facts).map((booked) => {
    const { id, date, start, end, surfaceId, flights } = panelTimesOf(booked, facts);
    return {
      id,
      surface: surfaceName(facts, surfaceId),
      date,
      start,
      end,
      events: [...new Set(flights.map(({ format, level }) => `${format} ${level}`))],
      seats: booked.seats.map((seat) => facts.book.seatedOn(seat)),
    };
  });
}

export function isReportOutdated(facts: PanelFacts): boolean {
  const { report } = facts.records;
  return report !== null && JSON.stringify(report.panels) !== JSON.stringify(reportedPanels(facts));
}

/** Whether the district has been told that this coach sits there. */
export function isSeatReported({ records }: PanelFacts, panelId: string, seat: number, coachId: string) {
  return records.report?.panels.find(({ id }) => id === panelId)?.seats[seat] === coachId;
}

import type { RecordedResult } from '../../../../../shared/contract/day/results/skatingRecord.ts';
import { eventLabel } from '../../../../../shared/domain/core/eventId.ts';

/** The value that each filter compares. */
export const FILTER_KEYS = {
  skater: ({ name }: RecordedResult) => name,
  competition: ({ competition }: RecordedResult) => competition.id,
  format: ({ format }: RecordedResult) => format,
};

export const RECORD_FILTERS = Object.keys(FILTER_KEYS);

/** Competitions sort by their first day. */
export const RECORD_SORT_KEYS = {
  name: ({ name }: RecordedResult) => name,
  competition: ({ competition }: RecordedResult) => competition.startDate,
  event: ({ format, level }: RecordedResult) => eventLabel(format, level),
  place: ({ place }: RecordedResult) => place,
  points: ({ points }: RecordedResult) => points,
  total: ({ total }: RecordedResult) => total,
};

export const recordText = ({ name, competition, format, level }: RecordedResult): string =>
  `${name} ${competition.name} ${format} ${level}`;

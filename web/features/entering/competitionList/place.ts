import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { formatDay, formatDays, formatLocale } from '../../../i18n/formats.ts';
import { daysFrom } from '../../../../shared/domain/core/dates/days.ts';
import { placeName } from '../../../../shared/domain/entering/competitions/placeName.ts';
import { plainText } from '../../../../shared/domain/core/nameOrder.ts';

export function venueText({ rink }: Pick<Competition, 'rink'>): string {
  return placeName(rink);
}

/** Each day as people write it: 9 Jan 2027, January, 2027-01-09. */
function daysText({ startDate, endDate }: Competition): string {
  const month = new Date(`${startDate}T00:00:00Z`).toLocaleString(formatLocale(), {
    month: 'long',
    timeZone: 'UTC',
  });
  const days = daysFrom(startDate, endDate).flatMap((day) => [day, formatDay(day)]);
  return `${days.join(' ')} ${formatDays(startDate, endDate)} ${month}`;
}

/** Competitions that have every typed word in name, motto, rink, country or days. */
export function matchingCompetitions(competitions: readonly Competition[], typed: string): Competition[] {
  const words = plainText(typed).split(' ');
  return competitions.filter((competition) => {
    const text = plainText(
      `${competition.name} ${competition.theme} ${venueText(competition)} ${daysText(competition)}`,
    );
    return words.every((word) => text.includes(word));
  });
}

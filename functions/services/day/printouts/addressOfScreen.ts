import type { PrintoutScreen } from '../../../../shared/domain/day/printouts/printoutFacts.ts';
import { environment } from '../../../platform/environment.ts';

/** The code of a sheet leads to the screen that shows the same, up to date. */
export function addressOfScreen(competitionId: string, screen: PrintoutScreen | undefined): string {
  const [of, day] = ['competitions', 'day'].map((area) => `/${area}/${encodeURIComponent(competitionId)}`);
  const withQuery = (path: string, query: Readonly<Record<string, string>>) =>
    `${path}?${new URLSearchParams(query).toString()}`;
  const pathOf = () => {
    switch (screen?.kind) {
      case 'schedule':
        return withQuery(`${of}/schedule`, { day: screen.date, surface: screen.surfaceId });
      case 'checkIn':
        return withQuery(`${day}/check-in`, { day: screen.date });
      case 'live':
        return `${of}/live`;
      case 'music':
        return `${day}/music`;
      case 'typing':
        return withQuery(`${day}/scoring`, { sheet: `${screen.flightId}.${screen.seat}` });
      case 'results':
        return withQuery(`${of}/results`, { event: screen.eventId });
      case undefined:
        return `${of}/schedule`;
    }
  };
  return `${environment('PUBLIC_ORIGIN')}${pathOf()}`;
}

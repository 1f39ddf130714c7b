import type { Competition } from '../../../shared/contract/competitions/competitions.ts';
import { toDecimal } from '../../../shared/domain/money/currency.ts';

/**
 * The competition as schema.org's SportsEvent, by which search engines list events with date and
 * place. The address of a person who answers questions is not in it.
 */
export function competitionData(
  competition: Competition,
  { url, image, about }: { url: string; image: string; about: string },
): Record<string, unknown> {
  const { name, startDate, endDate, rink, fromPrice, currency, openFrom, openUntil } = competition;
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name,
    description: about,
    sport: 'Figure skating',
    url,
    image,
    startDate,
    endDate,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: rink.name,
      address: {
        '@type': 'PostalAddress',
        ...(rink.address !== null && { streetAddress: rink.address.replaceAll('\n', ', ') }),
        addressLocality: rink.city,
        addressCountry: rink.country,
      },
    },
    ...(fromPrice !== null && {
      offers: {
        '@type': 'Offer',
        url,
        price: toDecimal(fromPrice, currency),
        priceCurrency: currency,
        ...(openFrom !== null && { validFrom: openFrom }),
        validThrough: openUntil,
      },
    }),
  };
}

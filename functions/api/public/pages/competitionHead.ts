import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { ACCENT_COLOURS } from '../../../../shared/domain/core/accent.ts';
import { placeName } from '../../../../shared/domain/entering/competitions/placeName.ts';
import { widthsOf } from '../../../../shared/domain/core/files/pictureWidths.ts';
import type { SharedPage } from '../../../../shared/domain/core/sharing/headTags.ts';
import { toDecimal } from '../../../../shared/domain/core/money/currency.ts';
import { environment } from '../../../platform/environment.ts';
import { shortened } from '../../../../shared/domain/core/sharing/shortened.ts';
import { daysInWords, MESSAGES, momentInWords, OPEN_GRAPH_LOCALE } from './messages.ts';

/** Messengers and search engines cut longer descriptions. */
const LONGEST_DESCRIPTION = 200;

/** The preview of a competition's link: days, place, deadline and description. */
export function competitionHead(competition: Competition): SharedPage {
  const { id, name, accent, theme } = competition;
  const { startDate, endDate, openUntil, timeZone, rink } = competition;
  const facts = [
    daysInWords(startDate, endDate),
    placeName(rink),
    MESSAGES.entriesUntil(momentInWords(openUntil, timeZone)),
  ].join(' · ');
  const about = competition.description ?? theme;
  const url = competitionAddress(id);
  const image = imageOf(competition);
  return {
    title: `${name} · ${MESSAGES.product}`,
    name,
    description: shortened(`${facts}. ${about}`, LONGEST_DESCRIPTION),
    url,
    image,
    locale: OPEN_GRAPH_LOCALE,
    themeColour: ACCENT_COLOURS[accent].deep,
    data: competitionData(competition, { url, image: image.url, about: shortened(about, 1_000) }),
  };
}

/** Messengers show these formats, but no SVG. */
const PICTURE = /\.(?:jpe?g|png|webp)$/i;

/** The uploaded poster, or the competition's figure in its accent colour. */
function imageOf({ image, imageText, accent, name }: Competition): SharedPage['image'] {
  if (PICTURE.test(image)) {
    const poster = { url: publicAddress(image), alt: imageText ?? name };
    const whole = widthsOf(image);
    return whole ? { ...poster, size: [whole.width, whole.height] } : poster;
  }
  const figure = /^figure:(\w+)$/.exec(image)?.[1] ?? 'loop';
  return {
    url: publicAddress(`/share/${accent}-${figure}.png`),
    alt: MESSAGES.figure,
    size: [1200, 630],
  };
}

/**
 * The competition as schema.org's SportsEvent, which search engines list with date and place. It leaves
 * out the contact person's address.
 */
function competitionData(
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

/** The absolute URL of one of our paths. */
function publicAddress(path: string): string {
  return new URL(path, environment('PUBLIC_ORIGIN')).href;
}

export const competitionAddress = (competitionId: string) =>
  publicAddress(`/competitions/${encodeURIComponent(competitionId)}`);

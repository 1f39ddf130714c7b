import type { Competition } from '../../../shared/contract/competitions/competitions.ts';
import { ACCENT_COLOURS } from '../../../shared/domain/competitions/accentColour.ts';
import { placeName } from '../../../shared/domain/competitions/placeName.ts';
import type { SharedPage } from '../../../shared/domain/sharing/headTags.ts';
import { shortened } from '../../../shared/domain/sharing/shortened.ts';
import { competitionData } from './competitionData.ts';
import { daysInWords, MESSAGES, momentInWords, OPEN_GRAPH_LOCALE } from './messages.ts';
import { competitionAddress, publicAddress } from './publicAddress.ts';

/** About what messengers and search engines show before they cut it themselves. */
const LONGEST_DESCRIPTION = 200;

/** What previews of a competition's address show: when, where, until when, what it is about. */
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

/** Messengers show photographs and the like, no SVG; an address of elsewhere stays what it is. */
const PICTURE = /\.(?:jpe?g|png|webp)$/i;

/** The uploaded poster, or the drawn figure on the competition's accent as a picture of its own. */
function imageOf({ image, imageText, accent, name }: Competition): SharedPage['image'] {
  if (PICTURE.test(image)) return { url: publicAddress(image), alt: imageText ?? name };
  const figure = /^figure:(\w+)$/.exec(image)?.[1] ?? 'loop';
  return {
    url: publicAddress(`/share/${accent}-${figure}.png`),
    alt: MESSAGES.figure,
    size: [1200, 630],
  };
}

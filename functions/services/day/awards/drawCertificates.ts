import type { PaperSize } from '../../../../shared/contract/core/documentWords.ts';
import { ordinal } from '../../../../shared/domain/day/awards/medals.ts';
import { DAY_WORDS } from '../../../../shared/domain/day/words/dayWords.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { dayText } from '../../../../shared/domain/core/dates/dayTexts.ts';
import { environment } from '../../../platform/environment.ts';
import { certificateSecret } from '../../../store/day/awards/certificateRepository.ts';
import { awardsOf } from '../../../store/day/awards/repository.ts';
import { readLogo } from '../../core/documents/readLogo.ts';
import { certificateCode, type CertifiedPlace } from './certificateCode.ts';

/** A place that somebody gets on paper. */
export interface PlaceToCertify extends CertifiedPlace {
  readonly name: string;
  readonly place: number;
  readonly event: { readonly format: string; readonly level: string };
  /** `YYYY-MM-DD` */
  readonly date: string;
}

interface Of {
  readonly competition: { readonly id: string; readonly name: string };
  readonly paper: PaperSize;
  readonly now: Date;
}

/** Certificates as PDF in base64, a page each, on the competition's own background or ours. */
export async function drawCertificates(
  places: readonly PlaceToCertify[],
  { competition, paper, now }: Of,
): Promise<string> {
  const [{ background }, secret] = await Promise.all([
    awardsOf(competition.id),
    certificateSecret(competition.id),
  ]);
  const picture = background === null ? null : await readLogo(background);
  // The PDF renderer is large, so only requests for a file load it.
  const { renderCertificates } = await import('./pdf/certificatePdf.ts');
  const pdf = await renderCertificates(
    places.map(({ name, place, event, date, ...certified }) => ({
      name,
      place,
      placeText: DAY_WORDS.awards.place(ordinal(place)),
      event: eventLabel(event.format, event.level),
      date: dayText(date),
      link: linkOf(competition.id, certified.flightId, certificateCode(secret, certified)),
    })),
    { size: paper, competition: competition.name, background: picture, drawnAt: now },
  );
  return Buffer.from(pdf).toString('base64');
}

const linkOf = (...parts: readonly string[]) =>
  `${environment('PUBLIC_ORIGIN')}/certificates/${parts.map(encodeURIComponent).join('/')}`;

import type { ProtocolCopy } from '../../../../shared/contract/day/results/protocol.ts';
import type { PaperSize } from '../../../../shared/contract/core/documentWords.ts';
import { protocolPrintout } from '../../../../shared/domain/day/results/protocol/protocolPrintout.ts';
import { DAY_WORDS } from '../../../../shared/domain/day/words/dayWords.ts';
import { environment } from '../../../platform/environment.ts';
import { deadlineText } from '../../core/mail/mailText.ts';
import { loadProtocol } from './protocol.ts';

interface WantedProtocol {
  readonly copy: ProtocolCopy;
  readonly paper: PaperSize;
}

/**
 * The protocol of a competition as PDF in base64.
 * @throws {ApiError} NotFound for an unknown competition
 */
export async function protocolDocument(
  competitionId: string,
  { copy, paper }: WantedProtocol,
  now: Date,
): Promise<string> {
  const protocol = await loadProtocol(competitionId, copy, now);
  const { name, timeZone } = protocol.competition;
  const words = DAY_WORDS.protocol;
  // The PDF renderer is large, so only requests for a file load it.
  const { renderPrintout } = await import('../../core/documents/printoutPdf.ts');
  const link = `${environment('PUBLIC_ORIGIN')}/competitions/${encodeURIComponent(competitionId)}/results`;
  const pdf = await renderPrintout(protocolPrintout(protocol), {
    size: paper,
    competition: name,
    version: words.copies[copy],
    remarks: [
      words.madeAt(words.copies[copy], deadlineText(protocol.madeAt, timeZone)),
      words.publishedNames,
    ],
    publishedAt: now,
    linkOf: () => link,
  });
  return Buffer.from(pdf).toString('base64');
}

import type { DocumentLayout } from '../../../../shared/domain/core/documents/documentLayout.ts';
import { federationSettings } from '../../../store/core/settings/repository.ts';

/**
 * A document as PDF on the federation's letterhead, in base64.
 * @param issuedAt a UTC instant
 */
export async function toPdfAnswer(layout: DocumentLayout, issuedAt: string): Promise<string> {
  const { logo, accent } = await federationSettings();
  // The PDF renderer and the bucket's client are large, so only requests for a file load them.
  const [{ renderDocumentPdf }, { readLogo }] = await Promise.all([
    import('./documentPdf.ts'),
    import('./readLogo.ts'),
  ]);
  const letterhead = { logo: logo === null ? null : await readLogo(logo), accent };
  const pdf = await renderDocumentPdf(layout, new Date(issuedAt), letterhead);
  return Buffer.from(pdf).toString('base64');
}

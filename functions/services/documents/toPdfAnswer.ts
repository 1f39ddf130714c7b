import type { DocumentLayout } from '../../../shared/domain/receipts/documentLayout.ts';

/**
 * A document as PDF, in base64.
 * @param issuedAt a UTC instant
 */
export async function toPdfAnswer(layout: DocumentLayout, issuedAt: string): Promise<string> {
  // The PDF renderer is large, so only requests for a file load it.
  const { renderDocumentPdf } = await import('./pdf/documentPdf.ts');
  return Buffer.from(await renderDocumentPdf(layout, new Date(issuedAt))).toString('base64');
}

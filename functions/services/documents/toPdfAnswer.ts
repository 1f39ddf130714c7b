import type { DocumentLayout } from '../../../shared/domain/receipts/documentLayout.ts';

/**
 * A document as PDF, in base64.
 * @param issuedAt a UTC instant
 */
export async function toPdfAnswer(layout: DocumentLayout, issuedAt: string): Promise<string> {
  // What draws is large: only who asks for a file waits for it.
  const { renderDocumentPdf } = await import('./pdf/documentPdf.ts');
  return Buffer.from(await renderDocumentPdf(layout, new Date(issuedAt))).toString('base64');
}

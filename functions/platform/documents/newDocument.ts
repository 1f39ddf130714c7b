import { PDFDocument } from '@cantoo/pdf-lib';
import { Typesetter } from './Typesetter.ts';

/** Properties that a PDF reader shows of the file. */
export interface DocumentProperties {
  readonly title: string;
  readonly author?: string;
  readonly language: string;
  readonly createdAt: Date;
}

/** An empty PDF, and what sets its texts. */
export async function newDocument({ title, author, language, createdAt }: DocumentProperties) {
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  if (author !== undefined) document.setAuthor(author);
  document.setLanguage(language);
  document.setProducer('Rinkside');
  document.setCreator('Rinkside');
  document.setCreationDate(createdAt);
  document.setModificationDate(createdAt);
  return { document, type: new Typesetter(document, language) };
}

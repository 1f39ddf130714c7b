import type { Translator } from '../../i18n/Translator.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import type { Area } from '../../i18n/catalogue.ts';

export type ImportWords = Translator<'sheetImport'>;

/** The words of an import; the catalogue of the importing page may replace any of them under its key. */
export function useImportWords(area: Area): ImportWords {
  const { i18n } = useTranslation('sheetImport');
  return i18n.getFixedT(i18n.language, [area, 'sheetImport']);
}

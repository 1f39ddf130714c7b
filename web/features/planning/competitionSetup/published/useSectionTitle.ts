import { useTranslation } from '../../../../i18n/useTranslation.ts';
import type { DetailSection } from './detailSections.ts';

/** The setup's steps keep their names; the detail divides two of them. */
export function useSectionTitle(): (section: DetailSection) => string {
  const { t } = useTranslation('competitionSetup');
  return (section) => {
    switch (section) {
      case 'what':
      case 'where':
      case 'entries':
      case 'form':
      case 'rules':
        return t(`steps.${section}`);
      default:
        return t(`sections.${section}`);
    }
  };
}

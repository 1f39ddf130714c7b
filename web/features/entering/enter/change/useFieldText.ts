import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { fieldText } from '../../../people/skaterFields/index.ts';
import type { SavedChanges } from './savedChanges.ts';

/** A changed field with its new value, or its name alone where it has no single value. */
export function useFieldText(): (changed: SavedChanges['fields'][number]) => string {
  const { t } = useTranslation('entryChanges');
  return ({ field, value }) => {
    const name = t(`meanwhile.fields.${field}`);
    if (value === '') return t('meanwhile.other', { field: name });
    return t('meanwhile.field', { field: name, value: fieldText(field, value) });
  };
}

import { useTranslation } from 'react-i18next';
import { fieldText } from '../../entries/index.ts';
import type { SavedChanges } from '../change/savedChanges.ts';

/** A changed field with what it says now, or its name alone where that is not one value. */
export function useFieldText(): (changed: SavedChanges['fields'][number]) => string {
  const { t } = useTranslation('entryChanges');
  return ({ field, value }) => {
    const name = t(`meanwhile.fields.${field}`);
    if (value === '') return t('meanwhile.other', { field: name });
    return t('meanwhile.field', { field: name, value: fieldText(field, value) });
  };
}

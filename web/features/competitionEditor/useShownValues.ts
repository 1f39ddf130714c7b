import { useTranslation } from 'react-i18next';
import type { Rink } from '../../../shared/contract/rinks.ts';
import { ACCENTS } from '../../../shared/domain/competitions/accent.ts';
import type { Leaf } from '../../../shared/domain/history/namedLists.ts';
import { formatDay } from '../../i18n/formats.ts';
import { FIGURES } from '../../ui/figurePaths.ts';
import type { CompetitionField } from './competitionValues.ts';

const DAYS: readonly string[] = ['startDate', 'endDate', 'date'];

/** What the fields of a competition are called, and their values as a person reads them. */
export function useShownValues(rinks: readonly Rink[]) {
  const { t } = useTranslation('competitionEditor');
  return {
    label: ([field]: readonly string[]) => t(field as CompetitionField),
    show: ([field = '']: readonly string[], value: Leaf) => {
      const typed = String(value ?? '');
      if (field === 'ring') return rinks.find(({ id }) => id === typed)?.name ?? typed;
      if (field === 'accent') return t(`accents.${ACCENTS.find((accent) => accent === typed) ?? 'glacier'}`);
      const figure = FIGURES.find((name) => typed === `figure:${name}`);
      if (field === 'image') return typed === '' ? '' : figure ? t(`figures.${figure}`) : t('ownImage');
      if (DAYS.includes(field)) return typed === '' ? '' : formatDay(typed);
      return typed.replace(
        /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/,
        (_, day: string, time: string) => `${formatDay(day)}, ${time}`,
      );
    },
  };
}

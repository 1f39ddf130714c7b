import type { EntryDuplicate } from '../../../../shared/domain/entering/entries/import/entryDuplicates.ts';
import type { EntryRow } from '../../../../shared/domain/entering/entries/import/entryRows.ts';
import { ListDuplicates, type NamedDuplicate } from '../../../forms/sheets/ListDuplicates.tsx';
import { formatList } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';

interface EntryDuplicatesProps {
  readonly rows: readonly EntryRow[];
  readonly duplicates: readonly EntryDuplicate[];
  readonly isBusy: boolean;
  readonly onChoose: (row: number, isOther: boolean) => void;
}

/** The skaters whom the list names twice: merged, left out, or entered too if the organiser says so. */
export function EntryDuplicates({ rows, duplicates, isBusy, onChoose }: EntryDuplicatesProps) {
  const { t } = useTranslation('entryImport');
  const nameOf = (row: number) => rows.find((one) => one.rows.includes(row))?.entry.fullName ?? '';
  const merged = rows
    .filter(({ rows: [, ...others] }) => others.length > 0)
    .map(({ rows: [row = 0, ...others], repeats = [], entry }): NamedDuplicate => {
      const figures = {
        count: others.length,
        rows: formatList(others.map(String)),
        first: row,
        name: entry.fullName,
      };
      return {
        row,
        text: t(repeats.length === others.length ? 'doubles.repeated' : 'doubles.merged', figures),
      };
    });
  const alike = duplicates.map(({ row, sameAs, isLeftOut }): NamedDuplicate => {
    const names = { row, first: sameAs, name: nameOf(row), firstName: nameOf(sameAs) };
    return {
      row,
      text: t(isLeftOut ? 'doubles.alike' : 'doubles.both', names),
      choice: {
        label: t('doubles.other', { row }),
        isChosen: !isLeftOut,
        onChoose: (isOther) => onChoose(row, isOther),
      },
    };
  });
  return (
    <ListDuplicates
      area="entryImport"
      text={t('doubles.text')}
      duplicates={[...alike, ...merged]}
      isBusy={isBusy}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { coachDoubles } from '../../../../../shared/domain/people/coaches/coachDoubles.ts';
import type { ImportedCoach } from '../../../../../shared/domain/people/coaches/coachRows.ts';
import { ListDoubles } from '../../../../forms/sheets/ListDoubles.tsx';

/** The coaches whom the list names twice; their rows are saved as one coach. */
export function CoachDoubles({ rows }: { readonly rows: readonly ImportedCoach[] }) {
  const { t } = useTranslation('coaches');
  const readable = rows.filter(({ unread }) => unread.length === 0);
  const doubles = coachDoubles(readable.map(({ row, coach }) => ({ ...coach, row })));
  return (
    <ListDoubles
      title={t('import.doubles.title')}
      text={t('import.doubles.text')}
      doubles={doubles.map(({ row, sameAs }) => {
        const name = rows.find((one) => one.row === row)?.coach.name ?? '';
        return { row, text: t('import.doubles.same', { row, first: sameAs, name }) };
      })}
      more={(formatted) => t('import.doubles.more', { formatted })}
    />
  );
}

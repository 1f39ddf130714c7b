import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { currentTime } from '../../../clock.ts';
import { paths } from '../../../paths.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { entryIssues, useMyEntries } from '../../entering/myEntries/index.ts';
import { WarnLine } from './WarnLine.tsx';

/** The family's entries of a competition for which nobody could be called on the day, with the way to give a contact. */
export function WithoutContact({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation('mySchedule');
  const now = currentTime();
  const entries = useMyEntries().rows.filter(
    (entry) => entry.competitionId === competitionId && entryIssues(entry, now).forDay.includes('contact'),
  );
  if (entries.length === 0) return null;
  return (
    <Stack gap={2}>
      {entries.map(({ id, name }) => (
        <WarnLine key={id}>
          <span>
            {t('noContact', { name })} <Link to={paths.entry(id)}>{t('addContact')}</Link>
          </span>
        </WarnLine>
      ))}
    </Stack>
  );
}

import { Link } from 'react-router-dom';
import type { MySchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { WarnLine } from './WarnLine.tsx';

interface WithoutContactProps {
  readonly entries: MySchedule['withoutContact'];
}

/** The family's entries of a competition for which nobody could be called on the day, with the way to give a contact. */
export function WithoutContact({ entries }: WithoutContactProps) {
  const { t } = useTranslation('mySchedule');
  if (entries.length === 0) return null;
  return (
    <Stack gap={2}>
      {entries.map(({ entryId, name }) => (
        <WarnLine key={entryId}>
          <span>
            {t('noContact', { name })} <Link to={paths.entry(entryId)}>{t('addContact')}</Link>
          </span>
        </WarnLine>
      ))}
    </Stack>
  );
}

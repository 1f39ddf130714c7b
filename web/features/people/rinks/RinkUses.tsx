import { Link } from 'react-router-dom';
import type { RinkUse } from '../../../../shared/contract/people/rinks/rinks.ts';
import type { RinkRecord } from '../../../../shared/contract/people/rinks/rinkRecord.ts';
import { usePages } from '../../../api/usePages.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './RinkUses.module.css';

/** The page on which a use can be seen and changed. */
function placeOf({ kind, id, name }: RinkUse): string {
  if (kind === 'headCoach') return paths.usersNamed('HEAD_COACH', name);
  if (kind === 'entries') return paths.skaters(id);
  return kind === 'draft' ? paths.editCompetition(id) : paths.competition(id);
}

/** The uses of a rink, each with a link. */
export function RinkUses({ rink }: { readonly rink: RinkRecord }) {
  const { t } = useTranslation('rinks');
  const list = usePages('listRinkUses', { params: { rinkId: rink.id } });
  if (list.isPending) return <Spinner />;
  if (list.isError && list.rows.length === 0) {
    return <ErrorState title={t('usesFailed')} onRetry={() => void list.refetch()} />;
  }
  if (list.rows.length === 0) return <p>{t('usesNone')}</p>;
  return (
    <>
      <Stack role="list" as="ul" minContent>
        {list.rows.map((use) => (
          <Text key={`${use.kind} ${use.id}`} as="li" breaks snug className={styles.use}>
            <Link to={placeOf(use)}>{use.name}</Link>
            <Text as="span" soft size="sm">
              {t(`uses.${use.kind}`)}
            </Text>
          </Text>
        ))}
      </Stack>
      {list.hasNextPage ? <Button onClick={() => void list.fetchNextPage()}>{t('usesMore')}</Button> : null}
    </>
  );
}

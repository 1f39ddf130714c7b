import { useQuery } from '@tanstack/react-query';
import type { MySkaterPage } from '../../../../shared/contract/day/skaterPages.ts';
import { ALL_SKATERS } from '../../../../shared/domain/day/allSkaters.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/useSession.ts';
import { Box } from '../../../ui/Box.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { ShareOfSkater } from './ShareOfSkater.tsx';
import styles from './SkaterPages.module.css';

interface SkaterPagesProps {
  readonly competitionId: string;
  /** Of whose skater alone the page is offered. */
  readonly entryId?: string;
}

/** The pages of a family's skaters within a competition: shared, sent and turned off here. */
export function SkaterPages({ competitionId, entryId }: SkaterPagesProps) {
  const { t } = useTranslation('sharePage');
  const isFamily = useUser().role === 'SKATER';
  const pages = useQuery({
    ...requestQuery('listMySkaterPages', { params: { competitionId } }),
    enabled: isFamily,
  });
  const { skaters = [], all = null } = pages.data ?? {};
  const shown = skaters.filter(({ entryIds }) => entryId === undefined || entryIds.includes(entryId));
  const together = skaters.flatMap(({ publishedName }) => publishedName ?? []);
  if (shown.length === 0 && !pages.isError) return null;
  return (
    <Stack as="section" gap={3} className={styles.section} aria-label={t('title')} data-toasts="top">
      <h2>{t('title')}</h2>
      <Text soft size="sm">
        {t('text')}
      </Text>
      {pages.isError ? <ErrorState title={t('failed')} onRetry={() => void pages.refetch()} /> : null}
      <Box role="list" as="ul" frame="panel" className={styles.pages}>
        {shown.map((page) => (
          <li key={page.personId}>
            <div className={styles.who}>
              <strong>{page.fullName}</strong>
              {page.publishedName === null ? (
                <Text soft size="sm">
                  {t('initials')}
                </Text>
              ) : null}
            </div>
            {page.publishedName === null ? (
              <ChooseName page={page} />
            ) : (
              <ShareOfSkater
                competitionId={competitionId}
                personId={page.personId}
                address={page.address}
                name={page.publishedName}
                label={t('share', { name: page.publishedName })}
              />
            )}
          </li>
        ))}
        {entryId === undefined && (together.length > 1 || all !== null) ? (
          <li>
            <div className={styles.who}>
              <strong>{t('all.title')}</strong>
              <Text soft size="sm">
                {t('all.text')}
              </Text>
            </div>
            <ShareOfSkater
              competitionId={competitionId}
              personId={ALL_SKATERS}
              address={all}
              name={together.join(', ')}
              label={t('all.share')}
            />
          </li>
        ) : null}
      </Box>
    </Stack>
  );
}

function ChooseName({ page: { entryIds } }: { readonly page: MySkaterPage }) {
  const { t } = useTranslation('sharePage');
  const [entryId] = entryIds;
  return entryId === undefined ? null : <LinkButton to={paths.entry(entryId)}>{t('choose')}</LinkButton>;
}

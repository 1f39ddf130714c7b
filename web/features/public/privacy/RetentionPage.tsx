import { useQuery } from '@tanstack/react-query';
import type { RetentionPreview } from '../../../../shared/contract/core/retention.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Page } from '../../../layout/Page.tsx';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import styles from './Privacy.module.css';
import { RetentionList } from './RetentionList.tsx';

/** `/admin/privacy`: the retention table, and what the job deletes next. */
export function RetentionPage() {
  const { t } = useTranslation('privacy');
  const { data, isError, refetch } = useQuery(requestQuery('getRetention'));
  return (
    <Page
      title={t('admin.title')}
      subtitle={t('admin.subtitle')}
      crumbs={[{ path: paths.settings, label: t('admin.settings') }]}
      actions={<LinkButton to={paths.privacy}>{t('admin.public')}</LinkButton>}
      width="form"
    >
      <Stack as="section" gap={3} top aria-labelledby="due">
        <h2 id="due">{t('admin.next')}</h2>
        <Text soft size="sm">
          {t('admin.nextText')}
        </Text>
        {isError ? <ErrorState title={t('admin.failed')} onRetry={() => void refetch()} /> : null}
        {!data && !isError ? <Spinner /> : null}
        {data ? <Due preview={data} /> : null}
      </Stack>
      <Stack as="section" gap={5} top aria-labelledby="kept">
        <h2 id="kept">{t('kept')}</h2>
        <RetentionList detailed />
      </Stack>
    </Page>
  );
}

function Due({ preview }: { readonly preview: RetentionPreview }) {
  const { t } = useTranslation('privacy');
  const { due, isComplete, lastRun } = preview;
  const wordsOf = (counts: RetentionPreview['due']) =>
    counts.filter(({ count }) => count > 0).map(({ what, count }) => t(`admin.counts.${what}`, { count }));
  const words = wordsOf(due);
  const last = lastRun && {
    when: formatInstant(lastRun.at, 'UTC'),
    what: wordsOf(lastRun.deleted).join(', '),
  };
  return (
    <>
      {words.length === 0 && isComplete ? (
        <EmptyState title={t('admin.none')} text={t('admin.noneText')} />
      ) : (
        <Card>
          <Stack gap={3} minContent>
            <ul className={styles.list}>
              {words.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
            {isComplete ? null : (
              <Text soft size="sm">
                {t('admin.more')}
              </Text>
            )}
          </Stack>
        </Card>
      )}
      <Text soft size="sm">
        {last ? t(last.what === '' ? 'admin.lastNothing' : 'admin.last', last) : t('admin.never')}
      </Text>
    </>
  );
}

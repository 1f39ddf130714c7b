import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { FeedKind } from '../../../../shared/contract/people/accounts/feedKinds.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatLocalDay } from '../../../i18n/adminFormats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyLink } from '../../../ui/CopyLink.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { joinClasses } from '../../../ui/joinClasses.ts';
import { showToast } from '../../../ui/toastStore.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Box } from '../../../ui/Box.tsx';
import styles from './MyDay.module.css';

/** The links by which calendars subscribe: made, renewed and revoked here. */
export function CalendarFeeds({ kinds }: { readonly kinds: readonly FeedKind[] }) {
  const { t } = useTranslation('mySchedule');
  const feeds = useQuery(requestQuery('listCalendarFeeds'));
  const [made, setMade] = useState<{ readonly kind: FeedKind; readonly url: string } | null>(null);
  const report = (thrown: unknown) => showToast(errorMessage(thrown) ?? String(thrown), 'bad');
  const create = (kind: FeedKind, isRenewal: boolean) => {
    call('createCalendarFeed', { body: { kind } }).then(({ data }) => {
      setMade({ kind, url: data.url });
      if (isRenewal) showToast(t('feed.renewed'));
    }, report);
  };
  const revoke = (kind: FeedKind) => {
    call('revokeCalendarFeed', { params: { kind } }).then(() => {
      setMade((now) => (now?.kind === kind ? null : now));
      showToast(t('feed.revoked'));
    }, report);
  };
  if (kinds.length === 0 || feeds.isPending) return null;
  return (
    <Stack as="section" gap={3} className={joinClasses(styles.feeds, styles.calendar)}>
      <h2>{t('feed.title')}</h2>
      <Text soft size="sm">
        {t('feed.text')}
      </Text>
      {feeds.isError ? <ErrorState title={t('feed.failed')} onRetry={() => void feeds.refetch()} /> : null}
      <Box role="list" as="ul" frame="panel" className={styles.items}>
        {kinds.map((kind) => {
          const feed = feeds.data?.find((one) => one.kind === kind);
          return (
            <Row
              key={kind}
              as="li"
              gap={2}
              columnGap={4}
              align="center"
              justify="between"
              className={styles.feed}
            >
              <div>
                <strong>{t(`feed.kind.${kind}`)}</strong>
                {feed ? (
                  <Text soft size="sm">
                    {t('feed.since', { when: formatLocalDay(feed.createdAt) })}
                  </Text>
                ) : null}
                {made?.kind === kind ? (
                  <Text size="sm" breaks>
                    {t('feed.address')} <code>{made.url}</code>
                  </Text>
                ) : null}
              </div>
              <Row gap={2}>
                {made?.kind === kind ? (
                  <CopyLink path={made.url} label={t('feed.copy')} tone="primary" />
                ) : null}
                <Button onClick={() => create(kind, feed !== undefined)}>
                  {feed ? t('feed.renew') : t('feed.create')}
                </Button>
                {feed ? <Button onClick={() => revoke(kind)}>{t('feed.revoke')}</Button> : null}
              </Row>
            </Row>
          );
        })}
      </Box>
    </Stack>
  );
}

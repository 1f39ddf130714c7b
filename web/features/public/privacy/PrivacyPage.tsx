import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { daysKept } from '../../../../shared/domain/core/retention/retention.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Page } from '../../../layout/Page.tsx';
import { paths } from '../../../paths.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import styles from './Privacy.module.css';
import { RetentionList } from './RetentionList.tsx';

const READERS = ['family', 'organisers', 'coaches', 'helpers', 'public', 'federation'] as const;

/** `/privacy`: what is kept of a family, why, how long, and whom to ask, in plain words. */
export function PrivacyPage() {
  const { t } = useTranslation('privacy');
  return (
    <Page title={t('title')} subtitle={t('subtitle')} width="form">
      <Section id="short" title={t('short.title')}>
        <ul className={styles.list}>
          <li>{t('short.items.need')}</li>
          <li>{t('short.items.emergency', { days: daysKept('emergencyContact') })}</li>
          <li>{t('short.items.names')}</li>
          <li>{t('short.items.device')}</li>
          <li>{t('short.items.sharing')}</li>
          <li>{t('short.items.control')}</li>
        </ul>
      </Section>
      <Section id="who" title={t('who.title')}>
        <ul className={styles.list}>
          {READERS.map((reader) => (
            <li key={reader}>{t(`who.${reader}`)}</li>
          ))}
        </ul>
      </Section>
      <Section id="copy" title={t('copy.title')}>
        <p>
          {t('copy.text')} <Link to={paths.myAccount}>{t('copy.link')}</Link>
        </p>
      </Section>
      <Section id="delete" title={t('delete.title')}>
        <p>
          {t('delete.text')} {t('delete.backups', { days: daysKept('backup') })}
        </p>
      </Section>
      <Section id="ask" title={t('ask.title')}>
        <Federation />
      </Section>
      <Section id="kept" title={t('kept')}>
        <RetentionList />
      </Section>
    </Page>
  );
}

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Section({ id, title, children }: SectionProps) {
  return (
    <Stack as="section" gap={3} top aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Stack>
  );
}

/** The federation's name and address from its settings; without them the organiser is asked. */
function Federation() {
  const { t } = useTranslation('privacy');
  const { data, isError, refetch } = useQuery(requestQuery('getSettings'));
  if (isError) return <ErrorState title={t('ask.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Spinner />;
  if (data.name === null) return <p>{t('ask.organiser')}</p>;
  return (
    <>
      <p>{t('ask.federation')}</p>
      <Text as="div" weight="medium" className={styles.address}>
        {[data.name, ...(data.address === null ? [] : [data.address])].join('\n')}
      </Text>
      <p>{t('ask.organiser')}</p>
    </>
  );
}

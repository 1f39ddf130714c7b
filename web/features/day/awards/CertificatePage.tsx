import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import type { VerifiedCertificate } from '../../../../shared/contract/day/results/certificates.ts';
import { ordinal } from '../../../../shared/domain/day/awards/medals.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatDay, formatInstant } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { DocumentTitle } from '../../../ui/DocumentTitle.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import styles from './Awards.module.css';

/** `/certificates/…`: where a certificate's QR code leads. It shows what the sheet says, and no more. */
export function CertificatePage() {
  const { t } = useTranslation('certificate');
  const { competitionId = '', flightId = '', code = '' } = useParams();
  const verified = useQuery(requestQuery('verifyCertificate', { params: { competitionId, flightId, code } }));
  return (
    <main className={styles.desk}>
      <DocumentTitle title={t('title')} />
      {verified.data ? (
        <Certificate certificate={verified.data} />
      ) : isApiError(verified.error, 'NotFound') || isApiError(verified.error, 'ValidationFailed') ? (
        <EmptyState drawing="notFound" title={t('unknown')} text={t('unknownText')} />
      ) : verified.isError ? (
        <ErrorState title={t('failed')} onRetry={() => void verified.refetch()} />
      ) : (
        <Spinner label={t('loading')} />
      )}
    </main>
  );
}

function Certificate({ certificate }: { readonly certificate: VerifiedCertificate }) {
  const { t } = useTranslation('certificate');
  const { name, place, event, competition, date, replacedAt } = certificate;
  const facts = [
    ['name', name ?? t('noName')],
    ['place', ordinal(place)],
    ['event', eventLabel(event.format, event.level)],
    ['competition', competition],
    ['date', formatDay(date)],
  ] as const;
  return (
    <Stack as="section" gap={4} frame="panel" pad={4}>
      <Row gap={2} columnGap={4} align="end" justify="between" className={styles.head}>
        <h1>{t(replacedAt === null ? 'valid' : 'replaced')}</h1>
        <Pill tone={replacedAt === null ? 'good' : 'bad'}>{t('title')}</Pill>
      </Row>
      <p className={styles.detail}>
        {replacedAt === null ? t('validText') : t('replacedText', { when: formatInstant(replacedAt, 'UTC') })}
      </p>
      <Stack as="dl" gap={3} minContent className={styles.facts}>
        {facts.map(([fact, value]) => (
          <div key={fact} data-old={replacedAt === null ? undefined : true}>
            <dt>{t(fact)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Stack>
      {name === null ? null : <p className={styles.detail}>{t('nameHint')}</p>}
    </Stack>
  );
}

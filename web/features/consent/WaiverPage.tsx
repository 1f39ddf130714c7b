import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Competition } from '../../../shared/contract/competitions/competitions.ts';
import type { Entry } from '../../../shared/contract/entries/entry.ts';
import { waiverVersion } from '../../../shared/domain/consent/waiver.ts';
import { isApiError } from '../../api/ApiError.ts';
import { queryOf } from '../../api/queries.ts';
import { formatDay, formatDays, formatInstant } from '../../i18n/formats.ts';
import { Page } from '../../layout/Page.tsx';
import { useSession } from '../../session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Waiting.tsx';
import styles from './WaiverPage.module.css';

/** `/waiver`: a competition's waiver to print, blank, or with the signatures of a family's entry. */
export function WaiverPage() {
  const { t } = useTranslation('consent');
  const [query] = useSearchParams();
  const [competitionId, entryId] = [query.get('competitionId') ?? '', query.get('entryId') ?? ''];
  const { user } = useSession();
  const competition = useQuery(queryOf('getCompetition', { params: { competitionId } }));
  const isOwn = entryId !== '' && user?.role === 'SKATER';
  const entry = useQuery({ ...queryOf('getEntry', { params: { entryId } }), enabled: isOwn });
  if (competition.data?.waiver)
    return <WaiverSheet competition={competition.data} entry={isOwn ? (entry.data ?? null) : null} />;
  if (competition.isError && !isApiError(competition.error, 'NotFound'))
    return <ErrorState title={t('failed')} onRetry={() => void competition.refetch()} />;
  return competition.isPending ? (
    <Spinner />
  ) : (
    <Page title={t('page.title')}>
      <EmptyState figure="three" title={t('page.notFound')} text={t('page.notFoundText')} />
    </Page>
  );
}

interface WaiverSheetProps {
  readonly competition: Competition;
  readonly entry: Entry | null;
}

function WaiverSheet({ competition, entry }: WaiverSheetProps) {
  const { t } = useTranslation('consent');
  const { name, startDate, endDate, rink, waiver, timeZone } = competition;
  const version = waiverVersion(waiver) ?? '';
  const people = entry?.consents ?? [];
  return (
    <Page
      title={`${t('page.title')}: ${name}`}
      subtitle={`${formatDays(startDate, endDate)} · ${rink.name}`}
      actions={<Button onClick={() => window.print()}>{t('page.print')}</Button>}
    >
      <div className={styles.sheet}>
        {(waiver ?? '').split(/\n{2,}/).map((paragraph, index) => (
          <p key={index} className={styles.paragraph}>
            {paragraph}
          </p>
        ))}
        {(people.length > 0 ? people : [null]).map((person) => {
          const signed = person?.waiver?.version === version ? person.waiver : null;
          return (
            <dl key={person?.fullName ?? ''} className={styles.lines}>
              <Line term={t('page.skater')}>{person?.fullName}</Line>
              <Line term={t('page.born')}>{person ? formatDay(person.birthdate) : ''}</Line>
              <Line term={t('page.guardian')}>{signed?.signedBy}</Line>
              <Line term={t('page.signature')}>{signed ? t(`how.${signed.how}`) : ''}</Line>
              <Line term={t('page.date')}>{signed ? formatInstant(signed.at, timeZone) : ''}</Line>
            </dl>
          );
        })}
        <p className={styles.version}>{t('page.version', { version: version.slice(0, 8).toUpperCase() })}</p>
      </div>
    </Page>
  );
}

/** Empty where a pen fills it in. */
function Line({ term, children }: { readonly term: string; readonly children?: string | undefined }) {
  return (
    <div className={styles.line}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

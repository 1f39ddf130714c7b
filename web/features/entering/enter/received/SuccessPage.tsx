import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { requestQuery } from '../../../../api/queries.ts';
import { useDeadline } from '../../../../ui/useDeadline.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { paths } from '../../../../paths.ts';
import { DashboardCard } from '../../../../ui/DashboardCard.tsx';
import { DocumentTitle } from '../../../../ui/DocumentTitle.tsx';
import { ErrorState } from '../../../../ui/ErrorState.tsx';
import { Figure } from '../../../../ui/Figure.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { StatusPage } from '../../../../ui/StatusPage.tsx';
import { Spinner } from '../../../../ui/Waiting.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { ENTRY_PAGES, SUBMISSION_PAGES } from '../../entries/index.ts';
import { useArrivalState, DueNow, OpenPoints } from '../../myEntries/index.ts';
import styles from './SubmittedEntry.module.css';
import { isSubmitted } from './submittedState.ts';

/** `/success`: straight after a submit. Opened later, it leads on to the entry's page. */
export function SuccessPage() {
  const { t } = useTranslation('received');
  const [search] = useSearchParams();
  const isFresh = isSubmitted(useArrivalState());
  const entryId = search.get('entryId') ?? '';
  const entry = useQuery({ ...requestQuery('getEntry', { params: { entryId } }), enabled: isFresh });
  if (entryId === '') {
    return (
      <>
        <DocumentTitle title={t('missing')} />
        <StatusPage
          figure="three"
          title={t('missing')}
          text={t('missingText')}
          action={<LinkButton to={paths.submissions}>{t('submissions')}</LinkButton>}
        />
      </>
    );
  }
  if (!isFresh) return <Navigate to={paths.entry(entryId)} replace />;
  if (entry.data) return <SubmittedEntry entry={entry.data} />;
  return entry.isError ? <ErrorState onRetry={() => void entry.refetch()} /> : <Spinner />;
}

/** An entry in its first moment: the good news, what to pay, and what comes next. */
function SubmittedEntry({ entry }: { readonly entry: Entry }) {
  const deadline = useDeadline();
  const { t } = useTranslation('received');
  const { id, kind, competition, competitionId, name, team } = entry;
  const state = entry.state === 'waiting' ? 'waiting' : 'confirmed';
  return (
    <Stack gap={4} className={styles.page}>
      <DocumentTitle title={t(`title.${state}`)} />
      <Celebration
        title={t(`title.${state}`)}
        text={t(`text.${kind === 'dance' && entry.partner ? 'couple' : 'one'}.${state}`, {
          name,
          competition: competition.name,
        })}
      />
      <DueNow entry={entry} />
      <OpenPoints entry={entry} />
      <DashboardCard title={t('next.title')}>
        <Stack as="ul" gap={2} minContent className={styles.steps}>
          <li>{t(team ? 'next.mailCoach' : 'next.mail')}</li>
          <li>{t('next.change', { when: deadline(competition.openUntil, competition.timeZone) })}</li>
        </Stack>
        <Row gap={2}>
          <LinkButton to={paths.entry(id)}>{t('entry')}</LinkButton>
          <LinkButton to={ENTRY_PAGES[kind](competitionId)}>{t(`another.${kind}`)}</LinkButton>
          <LinkButton to={SUBMISSION_PAGES[kind]}>{t('submissions')}</LinkButton>
        </Row>
      </DashboardCard>
    </Stack>
  );
}

interface CelebrationProps {
  readonly title: string;
  readonly text: string;
}

/** The good news, short enough to leave the first screen to what comes next. */
function Celebration({ title, text }: CelebrationProps) {
  return (
    <Row gap={4} align="center" wrap={false} className={styles.banner}>
      <Stack gap={2} minContent breaks className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
      </Stack>
      <div className={styles.figure}>
        <Figure name="loop" turn={-10} />
      </div>
    </Row>
  );
}

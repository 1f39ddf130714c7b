import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import type { Role } from '../../../../shared/contract/core/roles.ts';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';
import { registrationState } from '../../../../shared/domain/core/registration/registration.ts';
import { dayIn } from '../../../../shared/domain/core/dates/timeZone.ts';
import { requestQuery } from '../../../api/queries.ts';
import { currentTime } from '../../../clock.ts';
import { formatWeekday, formatAmount, formatNumber } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Page } from '../../../layout/Page.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/useSession.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Spinner, Skeleton } from '../../../ui/Waiting.tsx';
import { useDeadline } from '../../../ui/useDeadline.ts';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import { Text } from '../../../ui/Text.tsx';
import { UnknownCompetition, useChosenCompetition } from '../competitionChoice/index.ts';
import { LaterCoachLine } from '../coachDashboard/index.ts';
import { AddEntryButton } from '../entryHandover/index.ts';
import styles from './FigureCards.module.css';
import { FigureCards } from './FigureCards.tsx';
import { dueOf, listedEntries } from './figures.ts';

interface ListPageProps {
  readonly title: string;
  /** The listed entries. */
  readonly kind: EntryKind;
  readonly children: (competition: Competition) => ReactNode;
}

/** The page around a list: the competition's name, deadline and figures, then the table. */
export function ListPage({ title, kind, children }: ListPageProps) {
  const { t } = useTranslation('entryLists');
  const { competition, missing, isPending, isError, retry } = useChosenCompetition();
  const { role, rinkId } = useUser();
  const isPhone = useIsPhone();
  const isManager = role === 'MANAGER';
  return (
    <Page
      title={title}
      actions={
        competition && role ? <ListActions role={role} kind={kind} competition={competition} /> : undefined
      }
      subtitle={
        competition ? (
          <>
            {/* A phone's header names the competition. */}
            {isPhone ? null : `${competition.name} · `}
            <span className={isPhone ? styles.sentence : undefined}>
              <Deadline competition={competition} />
            </span>
          </>
        ) : undefined
      }
    >
      {isPending ? <Spinner /> : null}
      {isError ? <ErrorState title={t('failed')} onRetry={retry} /> : null}
      {competition ? (
        <>
          {role === 'HEAD_COACH' && rinkId !== null && kind === 'individual' ? (
            <Suspense fallback={null}>
              <LaterCoachLine competition={competition} rinkId={rinkId} />
            </Suspense>
          ) : null}
          {isPhone ? (
            <FigureLine competitionId={competition.id} kind={kind} />
          ) : (
            <FigureCards competitionId={competition.id} kind={kind} />
          )}
          {children(competition)}
        </>
      ) : null}
      {missing === 'unknown' ? <UnknownCompetition /> : null}
      {missing === 'none' ? <NoCompetition isManager={isManager} /> : null}
    </Page>
  );
}

interface ListActionsProps {
  readonly role: Role;
  readonly kind: EntryKind;
  readonly competition: Competition;
}

/** The actions above a list: for a coach, checking the own rink; for an organiser, an entry for a family. */
function ListActions({ role, kind, competition }: ListActionsProps) {
  const { t } = useTranslation('entryLists');
  if (role === 'HEAD_COACH') {
    return (
      <LinkButton to={paths.coachDashboard(competition.id)} tone="primary">
        {t('lookThrough')}
      </LinkButton>
    );
  }
  return (
    <>
      {kind === 'individual' ? (
        <LinkButton to={paths.importEntries(role === 'MANAGER' ? undefined : competition.id)}>
          {t('import')}
        </LinkButton>
      ) : null}
      <AddEntryButton kind={kind} competition={competition} />
    </>
  );
}

/** A manager's competition is unpublished or deleted; the dashboard says what to do. */
function NoCompetition({ isManager }: { readonly isManager: boolean }) {
  const { t } = useTranslation(['entryLists', 'layout']);
  if (!isManager) return <EmptyState title={t('noCompetition.title')} text={t('noCompetition.text')} />;
  return (
    <EmptyState
      title={t('notPublished.title')}
      text={t('notPublished.text')}
      action={
        <LinkButton to={paths.admin} tone="primary">
          {t('layout:home')}
        </LinkButton>
      }
    />
  );
}

/** "entries close Sun 22 Nov 2026, 18:00 GMT+8" */
function Deadline({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation('entryLists');
  const isPhone = useIsPhone();
  const deadline = useDeadline();
  const { openFrom, openUntil, timeZone } = competition;
  const state = registrationState(competition, currentTime());
  const sentence = state === 'open' ? 'closes' : state === 'opensLater' ? 'opens' : 'closed';
  const instant = state === 'opensLater' ? (openFrom ?? openUntil) : openUntil;
  const when = isPhone ? formatWeekday(dayIn(new Date(instant), timeZone)) : deadline(instant, timeZone);
  return <>{t(sentence, { when })}</>;
}

interface FigureLineProps {
  readonly competitionId: string;
  readonly kind: EntryKind;
}

/** The figures of a list on a phone: "964 skaters · HK$338,439 due". */
function FigureLine({ competitionId, kind }: FigureLineProps) {
  const { t } = useTranslation('entryLists');
  const figures = useQuery(requestQuery('competitionFigures', { params: { competitionId } }));
  if (figures.isError) return null;
  if (!figures.data) {
    return (
      <Text weight="medium" figures className={styles.line} aria-busy>
        <Skeleton width="60%" />
      </Text>
    );
  }
  const { total, withdrawn } = listedEntries(figures.data, kind);
  const count = total - withdrawn;
  const entries = t(`figures.counted.${kind}`, { count, formatted: formatNumber(count) });
  // A head coach gets no sums.
  const hasSums = figures.data.charged !== null;
  const amount = formatAmount(dueOf(figures.data, kind), figures.data.currency, true);
  return (
    <Text weight="medium" figures className={styles.line}>
      {hasSums ? `${entries} · ${t('figures.due', { amount })}` : entries}
    </Text>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { Role } from '../../../../shared/contract/core/roles.ts';
import { registrationState } from '../../../../shared/domain/core/registration/registration.ts';
import { currentTime } from '../../../clock.ts';
import { UnknownCompetition, useChosenCompetition } from '../competitionChoice/index.ts';
import { AddEntryButton } from '../entryHandover/index.ts';
import { formatInstant, formatWeekday } from '../../../i18n/formats.ts';
import { Page } from '../../../layout/Page.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/useSession.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useIsPhone } from '../../../ui/useIsPhone.ts';
import { Spinner } from '../../../ui/Waiting.tsx';
import type { EntryKind } from '../../../../shared/contract/entering/competitions/forms.ts';
import { dayIn } from '../../../../shared/domain/core/registration/timeZone.ts';
import styles from './FigureCards.module.css';
import { FigureCards } from './FigureCards.tsx';
import { FigureLine } from './FigureLine.tsx';

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
  const { role } = useUser();
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

/** What begins from a list: for a coach, checking the own rink; for an organiser, an entry for a family. */
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
  const { openFrom, openUntil, timeZone } = competition;
  const state = registrationState(competition, currentTime());
  const sentence = state === 'open' ? 'closes' : state === 'opensLater' ? 'opens' : 'closed';
  const instant = state === 'opensLater' ? (openFrom ?? openUntil) : openUntil;
  const when = isPhone ? formatWeekday(dayIn(new Date(instant), timeZone)) : formatInstant(instant, timeZone);
  return <>{t(sentence, { when })}</>;
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Competition } from '../../../shared/contract/competitions.ts';
import { registrationState } from '../../../shared/domain/registration/registration.ts';
import { useCompetition } from '../../entries/useCompetition.ts';
import { formatInstant } from '../../i18n/formats.ts';
import { Page } from '../../layout/Page.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Spinner } from '../../ui/Waiting.tsx';
import { FigureCards } from './FigureCards.tsx';

interface ListPageProps {
  readonly title: string;
  readonly children: (competition: Competition) => ReactNode;
}

/** A list of the competition one works in: its name and deadline, its figures, the table. */
export function ListPage({ title, children }: ListPageProps) {
  const { t } = useTranslation('lists');
  const { competition, isPending, isError, retry } = useCompetition();
  return (
    <Page
      title={title}
      subtitle={
        competition ? (
          <>
            {competition.name} · <Deadline competition={competition} />
          </>
        ) : undefined
      }
    >
      {isPending ? <Spinner /> : null}
      {isError ? <ErrorState title={t('failed')} onRetry={retry} /> : null}
      {competition ? (
        <>
          <FigureCards competitionId={competition.id} />
          {children(competition)}
        </>
      ) : null}
      {!isPending && !isError && !competition ? (
        <EmptyState title={t('noCompetition.title')} text={t('noCompetition.text')} />
      ) : null}
    </Page>
  );
}

/** "entries close Sun 22 Nov 2026, 18:00 GMT+8" */
export function Deadline({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation('lists');
  const { openFrom, openUntil, timeZone } = competition;
  const state = registrationState(competition, new Date());
  const sentence = state === 'open' ? 'closes' : state === 'opensLater' ? 'opens' : 'closed';
  const instant = state === 'opensLater' ? (openFrom ?? openUntil) : openUntil;
  return <>{t(sentence, { when: formatInstant(instant, timeZone) })}</>;
}

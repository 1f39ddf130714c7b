import type { ReactNode } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { Page } from '../../../layout/Page.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../session/useSession.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { UnknownCompetition } from './UnknownCompetition.tsx';
import { useChosenCompetition } from './useChosenCompetition.ts';

interface Words {
  readonly title: string;
  readonly text: string;
}

interface OrganiserPageProps {
  readonly title: string;
  readonly subtitle?: string | ((competition: Competition) => ReactNode);
  readonly width?: 'wide' | 'form';
  /** The message when loading fails. */
  readonly failed: string;
  /** The message for a super administrator whose address has no competition. */
  readonly noCompetition: Words;
  /** Why an archived competition does not have this page. */
  readonly archived?: Words;
  readonly children: (competition: Competition) => ReactNode;
}

/**
 * An organiser's page about one competition: the manager's own, or the one in a super administrator's
 * address.
 */
export function OrganiserPage(props: OrganiserPageProps) {
  const { subtitle, failed, noCompetition, archived, children, ...page } = props;
  const { competition, missing, isPending, isError, retry } = useChosenCompetition();
  const isAdministrator = useUser().role === 'SUPER_ADMIN';
  const crumb =
    isAdministrator && competition
      ? { path: paths.competition(competition.id), label: competition.name }
      : undefined;
  const isRefused = archived !== undefined && competition?.state === 'archived';
  return (
    <Page
      {...page}
      subtitle={typeof subtitle === 'function' ? competition && subtitle(competition) : subtitle}
      {...(crumb ? { crumbs: [crumb] } : {})}
    >
      {isPending ? <Spinner /> : null}
      {isError ? <ErrorState title={failed} onRetry={retry} /> : null}
      {missing === 'unknown' ? <UnknownCompetition /> : null}
      {missing === 'none' ? <EmptyState {...noCompetition} /> : null}
      {isRefused ? <EmptyState {...archived} /> : null}
      {competition && !isRefused ? children(competition) : null}
    </Page>
  );
}

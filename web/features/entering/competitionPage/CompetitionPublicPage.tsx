import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { ACCENT_COLOURS, type Accent } from '../../../../shared/domain/core/accent.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { PublicPage } from '../../../layout/PublicPage.tsx';
import { DocumentTitle } from '../../../ui/DocumentTitle.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Skeleton } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { CompetitionView } from './CompetitionView.tsx';
import styles from './PageSkeleton.module.css';
import { remainingPlaces } from './remainingPlaces.ts';

/** The page's own tag, before those for light and dark. */
const OWN = 'meta[name="theme-color"][data-page]';

/** Places change while the page is open; asking more often would hit CloudFront's copy. */
const ASK_AGAIN_MILLISECONDS = 60_000;

/** `/competitions/{competitionId}`: a competition's public page. */
export function CompetitionPublicPage() {
  const { t } = useTranslation('competitionPage');
  const { competitionId = '' } = useParams();
  const competition = useQuery(requestQuery('getCompetition', { params: { competitionId } }));
  return (
    <PublicPage query={competition} failed={t('failed')} skeleton={<PageSkeleton />}>
      {(data) => <CompetitionLoader competition={data} />}
    </PublicPage>
  );
}

/** Shows the competition's hero at once and its sections when the form loads; unknown places are left out. */
function CompetitionLoader({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation('competitionPage');
  const { id, formId, name, accent, state } = competition;
  const form = useQuery(requestQuery('getForm', { params: { formId } }));
  const places = useQuery({
    ...requestQuery('listPlaces', { params: { competitionId: id } }),
    enabled: state === 'published',
    refetchInterval: ASK_AGAIN_MILLISECONDS,
  });
  useThemeColour(accent);
  return (
    <>
      <DocumentTitle title={name} />
      <CompetitionView
        competition={competition}
        form={form.data ?? null}
        places={remainingPlaces(places.data)}
        insteadOfForm={
          form.isError ? <ErrorState title={t('formFailed')} onRetry={() => void form.refetch()} /> : null
        }
        insteadOfSections={form.isPending ? <SectionsSkeleton /> : null}
      />
    </>
  );
}

/**
 * Sets the browser's bar to the competition's colour while its page is open. If the visit began here, the
 * document's head already has the tag.
 */
function useThemeColour(accent: Accent): void {
  useEffect(() => {
    const tag = document.head.querySelector(OWN) ?? document.createElement('meta');
    tag.setAttribute('name', 'theme-color');
    tag.setAttribute('content', ACCENT_COLOURS[accent].deep);
    tag.setAttribute('data-page', '');
    if (!tag.isConnected) document.head.prepend(tag);
    return () => tag.remove();
  }, [accent]);
}

function PageSkeleton() {
  const { t } = useTranslation('competitionPage');
  return (
    <Stack gap={8} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton height="420px" />
      <Columns />
    </Stack>
  );
}

/** As high as a window, so that nothing below it is seen to move. */
function SectionsSkeleton() {
  const { t } = useTranslation('competitionPage');
  return (
    <div className={styles.sections} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Columns />
    </div>
  );
}

const Columns = () => (
  <Stack gap={12} className={styles.columns}>
    <Skeleton height="320px" />
    <Skeleton height="320px" />
  </Stack>
);

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { requestQuery } from '../../../api/queries.ts';
import { CompetitionView } from './CompetitionView.tsx';
import { remainingPlaces } from './remainingPlaces.ts';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { DocumentTitle } from '../../../ui/DocumentTitle.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SectionsSkeleton } from './PageSkeleton.tsx';
import { useThemeColour } from './useThemeColour.ts';

/** Places change while the page is open; asking more often would hit CloudFront's copy. */
const ASK_AGAIN_MILLISECONDS = 60_000;

/** Shows the competition's hero at once and its sections when the form loads; unknown places are left out. */
export function CompetitionLoader({ competition }: { readonly competition: Competition }) {
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

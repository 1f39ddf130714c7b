import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Segments } from '../../../ui/Segments.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { useChangeSearch } from '../../../ui/useChangeSearch.ts';
import { OrganiserPage } from '../../entering/competitionChoice/index.ts';
import { JudgeTable } from './JudgeTable.tsx';
import { PanelBoard } from './PanelBoard.tsx';
import { PanelSummary } from './PanelSummary.tsx';
import { SeatList } from './SeatList.tsx';

const VIEWS = ['panels', 'judges', 'list'] as const;
const VIEW = 'view';

/** `/admin/panels`: who judges when, open seats first. */
export function PanelsPage() {
  const { t } = useTranslation('panels');
  return (
    <OrganiserPage
      title={t('title')}
      subtitle={t('subtitle')}
      failed={t('failed')}
      noCompetition={{ title: t('noCompetition'), text: t('noCompetitionText') }}
    >
      {(competition) => <PanelScreen key={competition.id} competition={competition} />}
    </OrganiserPage>
  );
}

/** The panels of a competition: by day, its judges, and all seats as a list. */
function PanelScreen({ competition }: { readonly competition: Competition }) {
  const { t } = useTranslation('panels');
  const [search] = useSearchParams();
  const changeSearch = useChangeSearch();
  const panels = useQuery(requestQuery('listPanels', { params: { competitionId: competition.id } }));
  if (panels.isPending) return <Spinner />;
  if (panels.isError) return <ErrorState title={t('failed')} onRetry={() => void panels.refetch()} />;
  const view = VIEWS.find((one) => one === search.get(VIEW)) ?? 'panels';
  const show = (chosen: string) =>
    changeSearch({ [VIEW]: chosen }, { replace: true, preventScrollReset: true });
  return (
    <Stack gap={6}>
      {panels.data.isPublished || panels.data.panels.length === 0 ? null : (
        <Row gap={3} align="center" justify="between" round="control" background="warn" pad={4}>
          <Stack gap={1} minContent>
            <strong>
              {t(panels.data.published.length > 0 ? 'unpublished.changes' : 'unpublished.title')}
            </strong>
            <p>{t('unpublished.text')}</p>
          </Stack>
          <LinkButton to={paths.publishing(competition.id)}>{t('unpublished.open')}</LinkButton>
        </Row>
      )}
      <PanelSummary stored={panels.data} />
      <Segments
        label={t('views.label')}
        options={VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
        value={view}
        onChange={show}
      />
      {view === 'panels' ? <PanelBoard stored={panels.data} asksWhoLeaves={search.has('leaves')} /> : null}
      {view === 'judges' ? <JudgeTable stored={panels.data} /> : null}
      {view === 'list' ? <SeatList stored={panels.data} /> : null}
    </Stack>
  );
}

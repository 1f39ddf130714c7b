import { useMemo, useState } from 'react';
import { JUDGE_STATES } from '../../../../shared/contract/planning/judges.ts';
import {
  MAX_INVITED_JUDGES,
  type CompetitionPanels,
  type ListedJudge,
} from '../../../../shared/contract/planning/panels.ts';
import { daysOf } from '../../../../shared/domain/entering/onIce/iceDays.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { DataTable } from '../../../table/DataTable.tsx';
import { localRows } from '../../../table/localList.ts';
import { toTableList } from '../../../table/toTableList.ts';
import { useTableQuery } from '../../../table/useTableQuery.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { AddJudge } from './AddJudge.tsx';
import { EditJudge } from './EditJudge.tsx';
import { judgeColumns } from './judgeColumns.tsx';
import { judgeNames } from './judgeNames.ts';
import { LOADED } from './openSeats.ts';
import { usePanelWords } from './usePanelWords.ts';

const FILTERS = ['state'];
const STATES = ['none', ...JUDGE_STATES] as const;

/** Coaches with certificates, what they answered and how much they judge. */
export function JudgeTable({ stored }: { readonly stored: CompetitionPanels }) {
  const { t } = useTranslation('panels');
  const { competition, judges } = stored;
  const query = useTableQuery(FILTERS);
  const { duration } = usePanelWords(stored);
  const [edited, setEdited] = useState<ListedJudge | null>(null);
  const [isAdding, setIsAdding] = useState(false);
  const invite = useInviteJudges(stored);
  const isArchived = competition.state === 'archived';
  const reason = isArchived ? t('archived') : undefined;
  const columns = useMemo(() => judgeColumns(t, duration), [t, duration]);
  const name = useMemo(
    () => ({
      id: 'name',
      heading: t('judges.columns.name'),
      text: (judge: ListedJudge) => judge.name,
      detail: ({ professional }: ListedJudge) => professional,
      sortable: true,
      alsoExported: [
        {
          heading: t('judges.columns.professional'),
          value: ({ professional }: ListedJudge) => professional,
        },
      ],
    }),
    [t],
  );
  const rows = localRows(
    judges,
    query,
    (judge) => `${judge.name} ${judge.rinks.join(' ')}`,
    {
      name: (judge) => judge.name,
      duties: ({ duties }) => duties,
      hours: ({ seconds }) => seconds,
    },
    { state: ({ state }) => state ?? 'none' },
  );
  return (
    <Stack gap={6}>
      <Row gap={3} align="center" justify="between">
        <h2>{t('judges.title')}</h2>
        <Button disabledReason={reason} onClick={() => setIsAdding(true)}>
          {t('judges.add')}
        </Button>
      </Row>
      <DataTable
        label={`${t('judges.title')} · ${competition.name}`}
        list={toTableList(LOADED, rows)}
        rowKey={({ id }) => id}
        name={name}
        columns={columns}
        query={query}
        searchLabel={t('judges.search')}
        filters={[
          {
            name: 'state',
            label: t('judges.filters.state'),
            options: STATES.map((value) => ({ value, label: t(`judges.states.${value}`) })),
          },
        ]}
        rowActions={(judge) => [
          {
            id: 'ask',
            label: t(judge.state === null ? 'judges.ask' : 'judges.remind'),
            disabledReason: reason ?? askReason(judge),
            onAction: () => void invite([judge.id]),
          },
          {
            id: 'edit',
            label: t('judges.edit'),
            disabledReason: reason,
            onAction: () => setEdited(judge),
          },
        ]}
        selection={{
          bulkActions: [
            {
              id: 'ask',
              label: t('judges.ask'),
              disabledReason: (chosen) =>
                reason ??
                (chosen.length > MAX_INVITED_JUDGES
                  ? t('judges.tooMany', { count: MAX_INVITED_JUDGES })
                  : undefined),
              onAction: (chosen, done) => void invite(chosen.map(({ id }) => id)).then(done),
            },
          ],
        }}
        nothingYet={{ title: t('judges.none'), text: t('judges.noneText') }}
      />
      {edited ? (
        <EditJudge
          key={edited.id}
          judge={edited}
          competitionId={competition.id}
          days={daysOf(competition)}
          onClose={() => setEdited(null)}
        />
      ) : null}
      {isAdding ? (
        <AddJudge known={judges} onInvite={(id) => invite([id])} onClose={() => setIsAdding(false)} />
      ) : null}
    </Stack>
  );

  function askReason({ hasEmail, state }: ListedJudge): string | undefined {
    if (!hasEmail) return t('judges.noEmail');
    return state === 'accepted' || state === 'declined' ? t(`judges.states.${state}`) : undefined;
  }
}

/** Asks coaches to judge by mail, and says who could not be asked. */
function useInviteJudges({ competition, judges }: CompetitionPanels) {
  const { t } = useTranslation('panels');
  return async (coachIds: readonly string[]): Promise<void> => {
    try {
      const { data } = await call('inviteJudges', {
        params: { competitionId: competition.id },
        body: { coachIds: [...coachIds] },
      });
      const names = data.refused.map((id) => judgeNames(judges)(id));
      if (names.length > 0) showToast(t('judges.refused', { names: formatList(names) }), 'bad');
      else showToast(data.asked > 0 ? t('judges.asked', { count: data.asked }) : t('judges.noneAsked'));
    } catch (thrown) {
      showToast(errorMessage(thrown) ?? String(thrown), 'bad');
    }
  };
}

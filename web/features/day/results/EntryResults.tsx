import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useNow } from '../../../ui/now.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { MyResultLine } from './MyResultLine.tsx';
import { useMyResults } from './useMyResults.ts';

/** The first day begins up to so much earlier where the venue is than here. */
const ZONES_MILLISECONDS = 26 * 60 * 60_000;

/** The posted results of an entry, each with why it is this place; nothing before the first is posted. */
export function EntryResults({ entry }: { readonly entry: Entry }) {
  const hasBegun = useNow() > Date.parse(`${entry.competition.startDate}T00:00:00Z`) - ZONES_MILLISECONDS;
  return hasBegun ? <PostedResults entry={entry} /> : null;
}

function PostedResults({ entry: { id, competitionId } }: { readonly entry: Entry }) {
  const { t } = useTranslation('myResult');
  const results = [...useMyResults(competitionId).values()].filter(({ entryId }) => entryId === id);
  if (results.length === 0) return null;
  return (
    <DashboardCard title={t('title')}>
      <Stack role="list" as="ul" gap={4} minContent>
        {results.map((result) => (
          <li key={result.programmeId}>
            <p>{eventLabel(result.format, result.level)}</p>
            <MyResultLine competitionId={competitionId} result={result} />
          </li>
        ))}
      </Stack>
      <LinkButton to={paths.skatingRecord}>{t('record')}</LinkButton>
    </DashboardCard>
  );
}

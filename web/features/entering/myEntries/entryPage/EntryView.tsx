import { Link } from 'react-router-dom';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { changeScope } from '../../../../../shared/domain/entering/entries/changes/changeScope.ts';
import { correctionsEnd } from '../../../../../shared/domain/entering/entries/changes/correctionWindow.ts';
import { formatDays } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Page } from '../../../../layout/Page.tsx';
import { paths } from '../../../../paths.ts';
import { DashboardCard } from '../../../../ui/DashboardCard.tsx';
import { usePresent } from '../../../../ui/now.ts';
import { Row } from '../../../../ui/Row.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { useDeadline } from '../../../../ui/useDeadline.ts';
import { EntryResults } from '../../../day/results/index.ts';
import { SkaterPages } from '../../../day/sharePage/index.ts';
import { ConsentCard } from '../../consent/index.ts';
import { EntryPill, SUBMISSION_PAGES, correctionsEndText, RefundPolicy } from '../../entries/index.ts';
import { MusicCard } from '../../music/index.ts';
import { EntryActions } from '../EntryActions.tsx';
import { CardThanks } from '../pay/CardThanks.tsx';
import { MoneyPill } from '../pay/MoneyPill.tsx';
import { ChangedMessage } from './ChangedMessage.tsx';
import { CorrectionCheck } from './CorrectionCheck.tsx';
import { DueNow } from './DueNow.tsx';
import { EntryFolds } from './EntryFolds.tsx';
import styles from './EntryView.module.css';
import { EventLines } from './EventLines.tsx';
import { OpenPoints } from './OpenPoints.tsx';
import { SkatingToday } from './SkatingToday.tsx';
import type { ChangeNotice } from './changeNotice.ts';

const LISTS = {
  individual: 'skatersSubmissions',
  team: 'teamSubmissions',
  dance: 'danceSubmissions',
} as const;

interface EntryViewProps {
  readonly entry: Entry;
  /** The effect of the change just made; null on every other visit. */
  readonly notice: ChangeNotice | null;
}

/** A family's own entry: first what is due, then events and prices, then changes, then the rest. */
export function EntryView({ entry, notice }: EntryViewProps) {
  const { t } = useTranslation('menu');
  const { kind, name, state, competition, competitionId } = entry;
  return (
    <Page
      title={name}
      crumbs={[{ path: SUBMISSION_PAGES[kind], label: t(LISTS[kind]) }]}
      subtitle={
        <>
          <div>
            <Link to={paths.publicCompetition(competitionId)}>{competition.name}</Link>
            {` · ${formatDays(competition.startDate, competition.endDate)} · ${competition.rink.name}`}
          </div>
          <Row gap={2} className={styles.pills}>
            <EntryPill {...entry} />
            <MoneyPill entry={entry} />
          </Row>
        </>
      }
    >
      <Stack gap={4} top className={styles.columns}>
        <Stack gap={4} top>
          {notice && state !== 'withdrawn' ? <ChangedMessage notice={notice} entry={entry} /> : null}
          <CardThanks competitionId={competitionId} entryId={entry.id} />
          <SkatingToday entry={entry} />
          <EntryResults entry={entry} />
          <CorrectionCheck entry={entry} />
          <DueNow entry={entry} />
          <OpenPoints entry={entry} />
          <MusicCard entryId={entry.id} timeZone={entry.competition.timeZone} />
          <ConsentCard entry={entry} />
          <EventLines entry={entry} />
          <SkaterPages competitionId={entry.competitionId} entryId={entry.id} />
        </Stack>
        <Stack gap={4} top>
          <ChangeSection entry={entry} />
          <EntryFolds entry={entry} />
        </Stack>
      </Stack>
    </Page>
  );
}

/** Change and withdraw with their deadline, or why the entry can no longer change and whom to ask. */
function ChangeSection({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('entryPage');
  const { competition, paid, lateFee } = entry;
  const { openUntil, timeZone } = competition;
  const deadline = useDeadline();
  const scope = usePresent((now) => changeScope(entry, 'family', now));
  const corrections = usePresent((now) => correctionsEnd(competition, now));
  if (entry.state === 'withdrawn') return null;
  const until =
    scope === 'everything'
      ? deadline(openUntil, timeZone)
      : scope === 'spellings'
        ? correctionsEndText(corrections, timeZone)
        : null;
  return (
    <DashboardCard title={t('change.title')}>
      {until === null ? null : (
        <p>
          {t(scope === 'everything' ? 'change.until' : 'change.corrections', {
            when: until,
          })}{' '}
          {scope === 'everything' && paid > 0 ? (
            <RefundPolicy {...competition} hasLateFee={lateFee !== null} />
          ) : null}
        </p>
      )}
      <EntryActions entry={entry} />
    </DashboardCard>
  );
}

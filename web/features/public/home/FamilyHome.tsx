import { useQuery } from '@tanstack/react-query';
import type { Translator } from '../../../i18n/Translator.ts';
import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { hasEnded } from '../../../../shared/domain/core/registration/hasEnded.ts';
import type { EntryDetail } from '../../../../shared/domain/entering/reminders/missingDetails.ts';
import { requestQuery } from '../../../api/queries.ts';
import { currentTime } from '../../../clock.ts';
import { formatDay, formatDays, formatList } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Page } from '../../../layout/Page.tsx';
import { paths } from '../../../paths.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { EnterLink, groupByStatus } from '../../entering/competitionList/index.ts';
import {
  DueCards,
  useMyEntries,
  entryIssues,
  MoneyPill,
  needsAttention,
} from '../../entering/myEntries/index.ts';
import { AttentionList, type HomeAttentionRow } from './AttentionList.tsx';
import { CompetitionRows } from './CompetitionRows.tsx';
import styles from './Home.module.css';
import { Link } from 'react-router-dom';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { useDeadline } from '../../../ui/useDeadline.ts';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { EntryPill } from '../../entering/entries/index.ts';

/** Those of the next competitions stay in sight. */
const ENTRIES_SHOWN = 3;
const OPEN_SHOWN = 2;

/** One row says that a partner hasn't confirmed, whatever the reason. */
const OF_PARTNER: readonly EntryDetail[] = ['partnerAddress', 'partnerAnswer', 'partnerDeclined'];

/** `/admin` for a family: what is due, what is open, who is in and what it can enter. */
export function FamilyHome() {
  const { t } = useTranslation('home');
  const deadline = useDeadline();
  const entries = useMyEntries();
  const competitions = useQuery(requestQuery('listCompetitions'));
  if (entries.isError || competitions.isError) {
    const retry = () => void Promise.all([entries.refetch(), competitions.refetch()]);
    return (
      <Page title={t('title')}>
        <ErrorState title={t('failed')} onRetry={retry} />
      </Page>
    );
  }
  if (entries.isPending || !competitions.data) {
    return (
      <Page title={t('title')}>
        <Spinner label={t('loading')} />
      </Page>
    );
  }
  const now = currentTime();
  const current = entries.rows.filter(
    ({ state, competition }) => state !== 'withdrawn' && !hasEnded(competition, now),
  );
  const { open, opensLater } = groupByStatus(competitions.data, now);
  return (
    <Page title={t('title')}>
      <DueCards entries={entries.rows} />
      <div className={styles.cards}>
        <AttentionList rows={familyAttention(t, current, now)} />
        <MyEntryRows entries={current} />
        <CompetitionRows
          title={t('open')}
          none={t('noneOpen')}
          rows={open.slice(0, OPEN_SHOWN).map((one) => ({
            id: one.id,
            name: one.name,
            to: paths.publicCompetition(one.id),
            detail: t('closes', { when: deadline(one.openUntil, one.timeZone) }),
            aside: <EnterLink competition={one} label={t('family.enter')} />,
          }))}
          more={open.length > OPEN_SHOWN || opensLater.length > 1 ? <AllCompetitions /> : null}
        />
        <CompetitionRows
          title={t('nextOpen')}
          rows={opensLater.slice(0, 1).map((one) => ({
            id: one.id,
            name: one.name,
            to: paths.publicCompetition(one.id),
            detail: t('opens', { when: deadline(one.openFrom ?? one.openUntil, one.timeZone) }),
          }))}
        />
      </div>
    </Page>
  );
}

/** The list with those that Home leaves out. */
function AllCompetitions() {
  const { t } = useTranslation('home');
  return (
    <Link to={paths.landing} className={styles.action}>
      {t('family.allCompetitions')}
    </Link>
  );
}

/** Each entry for which a family has to do something, or has to know it, with all its points in one line; the next competition first. */
function familyAttention(t: Translator<'home'>, entries: readonly Entry[], now: Date): HomeAttentionRow[] {
  return entries
    .filter((entry) => needsAttention(entry, now))
    .toSorted((one, other) => one.competition.startDate.localeCompare(other.competition.startDate))
    .map((entry) => {
      const { missing, warnings, forDay } = entryIssues(entry, now);
      const expires = entry.skater?.expDate;
      const points = [
        ...waitlists(t, entry),
        ...(entry.partner !== null && entry.partner.state !== 'confirmed' ? [t('family.partner')] : []),
        ...missing
          .filter((one): one is Exclude<EntryDetail, `partner${string}`> => !OF_PARTNER.includes(one))
          .map((one) =>
            one === 'expired' && expires !== undefined && expires < entry.competition.endDate
              ? t('family.expires', { day: formatDay(expires) })
              : t(`family.missing.${one}`),
          ),
        ...warnings.map((rule) => t(`family.rules.${rule}`)),
        ...forDay.map((one) => t(`family.missing.${one}`)),
      ];
      return {
        key: entry.id,
        text: t('family.entry', { name: entry.name, competition: entry.competition.name }),
        detail: points.join(' · '),
        to: paths.entry(entry.id),
        action: t('family.see'),
      };
    });
}

/** Which events still wait: beside a place in others, "Confirmed" stands in the list below. */
function waitlists(t: Translator<'home'>, { events }: Entry): string[] {
  const waiting = events.filter(({ state }) => state === 'waiting');
  if (waiting.length === 0) return [];
  return [
    t('family.waiting', {
      events: formatList(waiting.map(({ format, level }) => eventLabel(format, level))),
    }),
  ];
}

/** Each entry of the family with its status: the answer to "Are we in?". */
function MyEntryRows({ entries }: { readonly entries: readonly Entry[] }) {
  const { t } = useTranslation('home');
  if (entries.length === 0) return null;
  const inOrder = [...entries].sort((one, other) =>
    one.competition.startDate.localeCompare(other.competition.startDate),
  );
  // One more would take as much room as the line that unfolds it.
  const shown = inOrder.length > ENTRIES_SHOWN + 1 ? ENTRIES_SHOWN : inOrder.length;
  const [first, later] = [inOrder.slice(0, shown), inOrder.slice(shown)];
  return (
    <DashboardCard title={t('family.entries')}>
      <EntryLines entries={first} />
      {later.length === 0 ? null : (
        <details className={styles.later}>
          <summary>{t('family.laterEntries', { count: later.length })}</summary>
          <EntryLines entries={later} />
        </details>
      )}
    </DashboardCard>
  );
}

function EntryLines({ entries }: { readonly entries: readonly Entry[] }) {
  const { t } = useTranslation('home');
  return (
    <ul role="list">
      {entries.map((entry) => {
        const { id, name, competitionId, competition } = entry;
        return (
          <Row
            key={id}
            as="li"
            gap={1}
            columnGap={4}
            align="center"
            justify="between"
            wrap={false}
            className={styles.row}
            data-stacked
          >
            <Text as="span" weight="medium" breaks className={styles.words}>
              <Link to={paths.entry(id)}>{name}</Link>
              <Text as="span" soft size="sm" weight="regular">
                <Link to={paths.publicCompetition(competitionId)}>{competition.name}</Link>
                {` · ${formatDays(competition.startDate, competition.endDate)}`}
                {competition.hasSchedule ? (
                  <>
                    {' · '}
                    <Link to={paths.myDay(competitionId)}>{t('family.myDay')}</Link>
                  </>
                ) : null}
              </Text>
            </Text>
            <Row as="span" gap={1}>
              <EntryPill {...entry} />
              <MoneyPill entry={entry} />
            </Row>
          </Row>
        );
      })}
    </ul>
  );
}

import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { hasEnded } from '../../../../../shared/domain/core/registration/hasEnded.ts';
import { currentTime } from '../../../../clock.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { paths } from '../../../../paths.ts';
import { Fold, Folds } from '../../../../ui/Fold.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Pill } from '../../../../ui/Pill.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { CalendarLink } from '../../competitionPage/index.ts';
import { ConsentFold } from '../../consent/index.ts';
import { MusicFold } from '../../music/index.ts';
import { Checklist } from '../../eligibility/index.ts';
import { EmergencyFold } from '../emergency/EmergencyFold.tsx';
import styles from './EntryFolds.module.css';
import { HistoryFolds } from './HistoryFolds.tsx';
import { PartnerFold, PersonFold } from './PersonFold.tsx';
import { changeScope } from '../../../../../shared/domain/entering/entries/changes/changeScope.ts';
import { eventLabel } from '../../../../../shared/domain/core/eventId.ts';
import { Fact } from '../../entries/index.ts';
import { EditAnnouncements } from './EditAnnouncements.tsx';

/** All that a family looks up now and then. */
export function EntryFolds({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('entryPage');
  const { id, state, competitionId } = entry;
  return (
    <Folds>
      <EligibilityFold entry={entry} />
      <PersonFold entry={entry} />
      <PartnerFold entry={entry} />
      <MusicFold entryId={id} timeZone={entry.competition.timeZone} />
      <AnnouncementsFold entry={entry} />
      {state === 'withdrawn' ? null : <EmergencyFold entryId={id} isDue={(entry.withoutContact ?? 0) > 0} />}
      <ConsentFold entry={entry} />
      <Fold title={t('documents.title')}>
        <Row gap={2}>
          <LinkButton to={paths.receipt(id)}>{t('documents.receipt')}</LinkButton>
          {state === 'withdrawn' ? null : <CalendarLink competitionId={competitionId} />}
        </Row>
      </Fold>
      <HistoryFolds entry={entry} />
    </Folds>
  );
}

/** The warnings of the eligibility rules; nothing once the entry is withdrawn or the competition is over. */
function EligibilityFold({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation(['eligibility', 'entryPage']);
  const { checks, kind, state, competition } = entry;
  if (checks.length === 0 || state === 'withdrawn' || hasEnded(competition, currentTime())) return null;
  return (
    <Fold
      title={t('title')}
      aside={
        <Pill tone="warn">
          {t('entryPage:issues', { count: new Set(checks.map(({ rule }) => rule)).size })}
        </Pill>
      }
    >
      <Checklist checks={checks} named={kind !== 'individual'} />
      <p>{t('stays')}</p>
    </Fold>
  );
}

/** The music of each event and how names are said, which the family fills in until corrections end. */
function AnnouncementsFold({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('entryPage');
  const { events, announced = [], state } = entry;
  if (state === 'withdrawn' || announced.length === 0) return null;
  const missing = events.filter(({ musicTitle }) => !musicTitle).length;
  const isClosed = changeScope(entry, 'family', currentTime()) === 'nothing';
  return (
    <Fold
      title={t('announcements.title')}
      aside={
        <Pill tone={missing === 0 ? 'good' : 'neutral'}>
          {missing === 0 ? t('announcements.complete') : t('announcements.missing', { count: missing })}
        </Pill>
      }
    >
      <dl className={styles.lines}>
        {events.map(({ id, format, level, musicTitle }) => (
          <Fact key={id} term={t('announcements.music', { event: eventLabel(format, level) })}>
            {musicTitle ?? <NotGiven />}
          </Fact>
        ))}
        {announced.map(({ name, sayAs }, index) => (
          <Fact key={`${String(index)} ${name}`} term={t('announcements.said', { name })}>
            {sayAs === '' ? <NotGiven /> : sayAs}
          </Fact>
        ))}
      </dl>
      {isClosed ? <p>{t('announcements.closed')}</p> : <EditAnnouncements entry={entry} />}
    </Fold>
  );
}
function NotGiven() {
  const { t } = useTranslation('entryPage');
  return (
    <Text as="span" soft>
      {t('announcements.none')}
    </Text>
  );
}

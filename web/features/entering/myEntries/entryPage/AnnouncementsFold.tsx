import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../../../shared/contract/entering/entries/entry.ts';
import { changeScope } from '../../../../../shared/domain/entering/entries/changes/changeScope.ts';
import { eventLabel } from '../../../../../shared/domain/core/eventId.ts';
import { currentTime } from '../../../../clock.ts';
import { Fold } from '../../../../ui/Fold.tsx';
import { Pill } from '../../../../ui/Pill.tsx';
import { Fact } from '../../entries/index.ts';
import styles from './Announcements.module.css';
import { EditAnnouncements } from './EditAnnouncements.tsx';

/** The music of each event and how names are said, which the family fills in until corrections end. */
export function AnnouncementsFold({ entry }: { readonly entry: Entry }) {
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
  return <span className={styles.none}>{t('announcements.none')}</span>;
}

import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../../shared/contract/entering/entries/entry.ts';
import { eventNames, eventsInShort } from '../entries/index.ts';
import styles from './FamilyEntries.module.css';

/** The line below an entry's name: its events; on a phone its competition, which has no column there. */
export function EntryDetail({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation(['myEntries', 'entryStates']);
  const { events, team, competition } = entry;
  const about = team
    ? t('skaters', { count: team.skaters })
    : t('entryStates:events', { count: events.length });
  return (
    <>
      <span className={styles.onDesk}>
        {team ? `${eventNames(events)} · ${about}` : eventsInShort(events)}
      </span>
      <span className={styles.onPhone}>{`${competition.name} · ${about}`}</span>
    </>
  );
}

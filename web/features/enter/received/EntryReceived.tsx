import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../../shared/contract/entries/entry.ts';
import { CalendarLink } from '../../competitionPage/index.ts';
import { EmergencyCard } from './EmergencyCard.tsx';
import { EntryActions } from '../../myEntries/index.ts';
import { ENTRY_PAGES, SUBMISSION_PAGES } from '../../entries/index.ts';
import { paths } from '../../../paths.ts';
import { DocumentTitle } from '../../../ui/DocumentTitle.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { usePresent } from '../../../ui/now.ts';
import { StatusPage } from '../../../ui/StatusPage.tsx';
import styles from './EntryReceived.module.css';
import { ReceivedEntry } from './ReceivedEntry.tsx';
import { ReceivedEvents } from './ReceivedEvents.tsx';
import { ReceivedMoney } from './ReceivedMoney.tsx';
import { ReceivedNext } from './ReceivedNext.tsx';
import { ReceivedRemarks } from './ReceivedRemarks.tsx';

/** A family's own entry: status, price, payment and actions. */
export function EntryReceived({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('received');
  const { kind, state, competition, competitionId } = entry;
  const isOpen = usePresent((now) => Date.parse(competition.openUntil) > now.getTime());
  return (
    <>
      <DocumentTitle title={t(`title.${state}`)} />
      <StatusPage
        figure="loop"
        title={t(`title.${state}`)}
        text={t(`text.${kind === 'dance' && entry.partner ? 'couple' : 'one'}.${state}`, {
          name: entry.name,
          competition: competition.name,
        })}
        action={
          <>
            {isOpen ? (
              <LinkButton tone="primary" to={ENTRY_PAGES[kind](competitionId)}>
                {t(`another.${kind}`)}
              </LinkButton>
            ) : null}
            <LinkButton tone={isOpen ? 'quiet' : 'primary'} to={SUBMISSION_PAGES[kind]}>
              {t('submissions')}
            </LinkButton>
            <LinkButton to={paths.receipt(entry.id)}>{t('receipt')}</LinkButton>
            {state === 'withdrawn' ? null : <CalendarLink competitionId={competitionId} />}
          </>
        }
      />
      <div className={styles.entry}>
        <ReceivedNext entry={entry} />
        <ReceivedEvents entry={entry} />
        <ReceivedRemarks entry={entry} />
        <ReceivedMoney entry={entry} />
        <ReceivedEntry entry={entry} />
        {state === 'withdrawn' ? null : (
          <>
            <EmergencyCard entryId={entry.id} />
            <EntryActions entry={entry} />
          </>
        )}
      </div>
    </>
  );
}

import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../../shared/contract/entries/entry.ts';
import { missingDetails } from '../../../../shared/domain/reminders/missingDetails.ts';
import { formatAmount, formatInstant } from '../../../i18n/formats.ts';
import { useNow, usePresent } from '../../../ui/now.ts';
import styles from './EntryReceived.module.css';
import { ReceivedSection } from './ReceivedSection.tsx';

/** What the family has to do, and until when. */
export function ReceivedNext({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('received');
  const isOpen = usePresent((now) => Date.parse(entry.competition.openUntil) > now.getTime());
  const missing = missingDetails(entry, entry.competition.endDate);
  return (
    <ReceivedSection title={t('next.title')}>
      <ul className={styles.steps}>
        {missing.length > 0 ? (
          <li>
            <strong>{t('missingOf.title')}:</strong>
            <ul>
              {missing.map((one) => (
                <li key={one}>{t(`missingOf.${one}`)}</li>
              ))}
            </ul>
          </li>
        ) : null}
        <MoneyStep entry={entry} />
        <DeadlineStep entry={entry} />
        {entry.state === 'withdrawn' || !isOpen ? null : (
          <li>{t(entry.team ? 'next.mailCoach' : 'next.mail')}</li>
        )}
      </ul>
    </ReceivedSection>
  );
}

function MoneyStep({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('received');
  const { balance, currency, paymentReference, state } = entry;
  if (state === 'waiting' && balance <= 0) return <li>{t('next.promoted')}</li>;
  if (balance < 0) return <li>{t('next.refunded')}</li>;
  if (balance === 0) return <li>{t('next.settled')}</li>;
  return <li>{t('next.pay', { amount: formatAmount(balance, currency), reference: paymentReference })}</li>;
}

function DeadlineStep({ entry: { state, competition } }: { readonly entry: Entry }) {
  const { t } = useTranslation('received');
  const now = useNow();
  const { openUntil, correctionsUntil, timeZone } = competition;
  const when = (instant: string) => formatInstant(instant, timeZone);
  if (state === 'withdrawn') return null;
  if (Date.parse(openUntil) > now) return <li>{t('next.change', { when: when(openUntil) })}</li>;
  if (correctionsUntil !== null && Date.parse(correctionsUntil) > now)
    return <li>{t('next.corrections', { when: when(correctionsUntil) })}</li>;
  // `EntryActions` says why the entry can no longer change, and whom to ask.
  return null;
}

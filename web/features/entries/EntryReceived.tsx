import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '../../../shared/contract/entry.ts';
import { ENTRY_PAGES, SUBMISSION_PAGES } from '../../entries/entryPages.ts';
import { eventNames } from '../../entries/eventNames.ts';
import { useAnswerText } from '../../entries/useAnswerText.ts';
import { EntryPill, PaymentPill } from '../../entries/StatePills.tsx';
import { formatAmount, formatDays } from '../../i18n/formats.ts';
import { Card } from '../../ui/Card.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { StatusPage } from '../../ui/StatusPage.tsx';
import styles from './EntryReceived.module.css';
import { DocumentTitle } from '../../ui/DocumentTitle.tsx';

const SUFFIX = { confirmed: '', waiting: 'Waiting', withdrawn: 'Withdrawn' } as const;

export function EntryReceived({ entry }: { readonly entry: Entry }) {
  const { t } = useTranslation('entries');
  const answerText = useAnswerText();
  const suffix = SUFFIX[entry.state];
  const due = entry.totalPrice - entry.paid;
  const amount = formatAmount(due, entry.currency);
  return (
    <>
      <DocumentTitle title={t(`success.title${suffix}`)} />
      <StatusPage
        figure="loop"
        title={t(`success.title${suffix}`)}
        text={t(`success.text${suffix}`, { name: entry.name, competition: entry.competition.name })}
        action={
          <>
            <LinkButton tone="primary" to={ENTRY_PAGES[entry.kind](entry.competitionId)}>
              {t(`success.another.${entry.kind}`)}
            </LinkButton>
            <LinkButton to={SUBMISSION_PAGES[entry.kind]}>{t('success.submissions')}</LinkButton>
          </>
        }
      />
      <Card as="section" className={styles['entry']}>
        <dl className={styles['facts']}>
          <Fact term={t(`kinds.${entry.kind}.name`)}>{entry.name}</Fact>
          {entry.team ? (
            <>
              <Fact term={t('success.roster')}>
                {t('success.skaters', { count: entry.team.skaters })}
                {entry.team.alternates > 0
                  ? ` ${t('success.alternates', { count: entry.team.alternates })}`
                  : null}
              </Fact>
              <Fact term={t('success.coach')}>{entry.team.coachName}</Fact>
            </>
          ) : null}
          <Fact term={t('success.competition')}>
            {entry.competition.name}, {formatDays(entry.competition.startDate, entry.competition.endDate)}
          </Fact>
          <Fact term={t('success.state')}>
            <EntryPill state={entry.state} />
          </Fact>
          <Fact term={t('success.events')}>{eventNames(entry.events)}</Fact>
          <Fact term={t('success.total')}>
            <strong>{formatAmount(entry.totalPrice, entry.currency)}</strong>{' '}
            <PaymentPill state={entry.paymentState} />
            {entry.lateFee ? (
              <small className={styles['note']}>
                {t('success.lateFee')}: {formatAmount(entry.lateFee.amount, entry.currency)}
              </small>
            ) : null}
          </Fact>
          {entry.answers.length > 0 ? (
            <Fact term={t('success.answers')}>
              {entry.answers.map(({ question, asked, answer }) => (
                <p key={question}>
                  {asked}: {answerText(answer)}
                </p>
              ))}
            </Fact>
          ) : null}
          <Fact term={t('success.reference')}>
            <code className={styles['reference']}>{entry.paymentReference}</code>
            <small className={styles['note']}>{t('success.referenceNote')}</small>
          </Fact>
        </dl>
        <h2 className={styles['next']}>{t('success.next')}</h2>
        <ul>
          <li>
            {due > 0
              ? t('success.nextPay', { amount, reference: entry.paymentReference })
              : t('success.nextPaid')}
          </li>
          <li>{t(`success.nextList.${entry.kind}`)}</li>
        </ul>
      </Card>
    </>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

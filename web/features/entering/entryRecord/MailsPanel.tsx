import { useQuery } from '@tanstack/react-query';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { EntryMail } from '../../../../shared/contract/entering/notifications/mails.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { refetchChanged } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { formatInstant } from '../../../i18n/formats.ts';
import { Button } from '../../../ui/Button.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import styles from './MailsPanel.module.css';

const TONES = { sent: 'good', sending: 'info', unsent: 'warn', unsure: 'warn', cancelled: 'info' } as const;

/** A new mail leaves within seconds. */
const ASK_AGAIN_MILLISECONDS = 2_000;
const isLeaving = ({ outcome }: EntryMail) => outcome === 'sending';
const isEnded = ({ outcome }: EntryMail) => outcome === 'sent' || outcome === 'cancelled';

interface MailsPanelProps {
  readonly entryId: string;
  readonly competition: Competition;
}

/** The mails about the entry; one that was not sent can be sent from here. */
export function MailsPanel({ entryId, competition }: MailsPanelProps) {
  const { t } = useTranslation('entryRecord');
  const params = { competitionId: competition.id, entryId };
  const mails = useQuery({
    ...requestQuery('listEntryMails', { params }),
    refetchInterval: ({ state }) => (state.data?.some(isLeaving) ? ASK_AGAIN_MILLISECONDS : false),
  });
  if (!mails.data || mails.data.length === 0) return null;
  return (
    <DashboardCard title={t('mails.title')}>
      <Stack role="list" as="ul" minContent>
        {mails.data.map((mail) => (
          <Row key={mail.key} as="li" gap={1} columnGap={3} align="center" className={styles.mail}>
            <span className={styles.what}>
              {mail.subject ?? t(`mails.what.${mail.what}`)} <small>{t(`mails.to.${mail.to}`)}</small>
            </span>
            <Pill tone={TONES[mail.outcome]}>{t(`mails.outcome.${mail.outcome}`)}</Pill>
            <small className={styles.when}>
              {formatInstant(mail.sentAt ?? mail.at, competition.timeZone)}
            </small>
            {isEnded(mail) || isLeaving(mail) ? null : <SendMail mail={mail} params={params} />}
          </Row>
        ))}
      </Stack>
    </DashboardCard>
  );
}

interface SendMailProps {
  readonly mail: EntryMail;
  readonly params: { readonly competitionId: string; readonly entryId: string };
}

function SendMail({ mail, params }: SendMailProps) {
  const { t } = useTranslation('entryRecord');
  const send = async () => {
    try {
      const { data } = await call('sendEntryMail', { params, body: { key: mail.key } });
      showToast(t(`mails.done.${data.outcome}`), data.outcome === 'sent' ? 'good' : 'info');
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      showToast(thrown.message, 'info');
      void refetchChanged('sendEntryMail');
    }
  };
  return (
    <Button dense onClick={() => void send()}>
      {t(mail.outcome === 'unsure' ? 'mails.again' : 'mails.send')}
    </Button>
  );
}

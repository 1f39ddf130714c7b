import { Link } from 'react-router-dom';
import type { UnsentMail } from '../../../../shared/contract/entering/notifications/unsentMails.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './UnsentMails.module.css';

interface UnsentMailRowProps {
  readonly mail: UnsentMail;
  readonly namesCompetition: boolean;
  /** Why no mail can be sent now. */
  readonly sending: string | undefined;
  readonly onSend: () => void;
}

/** An unsent mail: what, for whom, why not, and when. */
export function UnsentMailRow({ mail, namesCompetition, sending, onSend }: UnsentMailRowProps) {
  const { t } = useTranslation('unsentMails');
  const { what, to, name, entryId, competition, reason, at, nextAttempt } = mail;
  const zone = competition?.timeZone ?? 'UTC';
  const about = t(`what.${what}`);
  return (
    <Row as="li" gap={3} align="center" justify="between" className={styles.row}>
      <Stack gap={1} minContent breaks className={styles.words}>
        <Row as="p" gap={1} columnGap={2} align="center" weight="medium">
          {to === null ? about : t('whatTo', { what: about, to: t(`to.${to}`) })}{' '}
          <Pill tone={nextAttempt === null ? 'bad' : 'warn'}>
            {t(nextAttempt === null ? 'state.stopped' : 'state.waiting')}
          </Pill>
        </Row>
        {name === '' ? null : (
          <p>
            {entryId !== null && competition ? (
              <Link to={paths.entryRecord(competition.id, entryId)}>{name}</Link>
            ) : (
              name
            )}
          </p>
        )}
        <p>{what === 'push' && isOfService(reason) ? t(`pushReason.${reason}`) : t(`reason.${reason}`)}</p>
        <Text soft size="sm">
          {[
            ...(namesCompetition && competition ? [competition.name] : []),
            formatInstant(at, zone),
            ...(nextAttempt === null ? [] : [t('next', { when: formatInstant(nextAttempt, zone) })]),
          ].join(' · ')}
        </Text>
      </Stack>
      <Button dense disabledReason={sending} aria-label={t('sendOf', { what: about, name })} onClick={onSend}>
        {t('send')}
      </Button>
    </Row>
  );
}

/** What a phone's push service answered, in place of a mail service. */
const isOfService = (reason: UnsentMail['reason']) =>
  reason === 'refused' || reason === 'unavailable' || reason === 'noAnswer';

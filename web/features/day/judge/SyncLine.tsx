import { useTranslation } from '../../../i18n/useTranslation.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Row } from '../../../ui/Row.tsx';
import { paths } from '../../../paths.ts';
import { rememberReturnPlace } from '../../../session/returnPlace.ts';
import styles from './Judge.module.css';
import type { JudgingSnapshot } from './store/JudgingStore.ts';
import { openConflicts } from './store/sheetView.ts';

interface SyncLineProps {
  readonly snapshot: JudgingSnapshot;
  readonly onSend: () => void;
}

/** Whether the server has everything that was written on this device, and every box one mark. */
export function SyncLine({ snapshot, onSend }: SyncLineProps) {
  const { t } = useTranslation('judge');
  const { waiting, isSending, isReached, access, sheets } = snapshot;
  const conflicts = openConflicts(sheets.values());
  const isSent = waiting === 0;
  const isDone = isSent && conflicts === 0;
  return (
    <Row
      gap={1}
      columnGap={2}
      align="center"
      size="sm"
      weight="strong"
      round="control"
      background="warn"
      tone="warn"
      className={styles.sync}
      data-sent={isDone || undefined}
    >
      <Icon name={isDone ? 'check' : 'alert'} small />
      <p role="status" className={styles.syncText}>
        {isDone
          ? t('sync.sent')
          : isSent
            ? t('sync.conflicts', { count: conflicts })
            : t('sync.waiting', { count: waiting })}
        {isReached ? null : <span className={styles.syncMore}> · {t('sync.offline')}</span>}
      </p>
      {isSent || access === 'signIn' ? null : isSending ? (
        <span>{t('sync.sending')}</span>
      ) : (
        <Button dense onClick={onSend}>
          {t('sync.send')}
        </Button>
      )}
      {access === 'signIn' ? <SignIn isCodeEnded={snapshot.isCodeEnded} /> : null}
    </Row>
  );
}

function SignIn({ isCodeEnded }: { readonly isCodeEnded: boolean }) {
  const { t } = useTranslation('judge');
  return (
    <Row gap={2} align="center" className={styles.signIn}>
      <p>{isCodeEnded ? t('sync.codeEnded') : t('sync.signIn')}</p>
      {isCodeEnded ? <OpenCodeLink /> : <SignInLinks />}
    </Row>
  );
}

/** The two ways to be known as a judge; both lead back here. */
export function SignInLinks() {
  const { t } = useTranslation('judge');
  return (
    <>
      <LinkButton to={paths.login} onClick={rememberPage}>
        {t('logIn')}
      </LinkButton>
      <OpenCodeLink />
    </>
  );
}

/** To the page where a code is typed, and back here. */
export function OpenCodeLink() {
  const { t } = useTranslation('judge');
  return (
    <LinkButton to={paths.code} onClick={rememberPage}>
      {t('openCode')}
    </LinkButton>
  );
}

const rememberPage = () => rememberReturnPlace(location.pathname);

import type { ReactNode } from 'react';
import type { JudgingSheet } from '../../../../shared/contract/day/sheets/sheetAnswers.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Row } from '../../../ui/Row.tsx';
import { paths } from '../../../paths.ts';
import { rememberReturnPlace } from '../../../session/returnPlace.ts';
import styles from './Judge.module.css';
import type { JudgingSnapshot } from './store/JudgingStore.ts';
import { sheetNameOf } from './store/sheetKey.ts';
import { openConflicts } from './store/sheetView.ts';

interface SyncLineProps {
  readonly snapshot: JudgingSnapshot;
  readonly onSend: () => void;
  /** The key of the sheet on which the line stands. */
  readonly openSheet?: string;
}

/** Whether the server has everything that was written on this device, and on which sheets a box has two marks. */
export function SyncLine({ snapshot, onSend, openSheet }: SyncLineProps) {
  const { t } = useTranslation('judge');
  const { waiting, isSending, isReached, access, sheets } = snapshot;
  const isSent = waiting === 0;
  return (
    <>
      {openConflicts(sheets).map(({ key, flight, conflicts }) => (
        <Line key={key} icon="alert">
          <p className={styles.syncText}>
            {t('sync.conflicts', { count: conflicts, flight: nameOf(flight) })}
          </p>
          {key === openSheet ? null : (
            <LinkButton dense to={pathOf(key)}>
              {t('sync.open')}
            </LinkButton>
          )}
        </Line>
      ))}
      <Line icon={isSent ? 'check' : 'alert'} isSent={isSent}>
        <p role="status" className={styles.syncText}>
          {isSent ? t('sync.sent') : t('sync.waiting', { count: waiting })}
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
      </Line>
    </>
  );

  function nameOf({ event, part }: JudgingSheet['flight']): string {
    const label = eventLabel(event.format, event.level);
    return part.of > 1 ? `${label}, ${t('part', part)}` : label;
  }
}

const pathOf = (key: string) => {
  const { competitionId, flightId, seat } = sheetNameOf(key);
  return paths.judgeSheet(competitionId, flightId, seat);
};

interface LineProps {
  readonly icon: 'check' | 'alert';
  readonly isSent?: boolean;
  readonly children: ReactNode;
}

function Line({ icon, isSent = false, children }: LineProps) {
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
      data-sent={isSent || undefined}
    >
      <Icon name={icon} small />
      {children}
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

import { useTranslation } from 'react-i18next';
import type { OpenedCode as Opened } from '../../../../shared/contract/day/running/codes.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { codePages } from './codePages.ts';
import styles from './OpenCode.module.css';
import { useSeatWords } from './useSeatWords.ts';

interface OpenedCodeProps {
  readonly code: Opened;
  readonly onAnother: () => void;
}

/** What this device has opened, with the way on and out. */
export function OpenedCode({ code, onAnother }: OpenedCodeProps) {
  const { t } = useTranslation('openCode');
  const seatWords = useSeatWords();
  const { kind, name, seat, competition, expiresAt } = code;
  const leave = () => {
    call('leaveCode').then(
      () => showToast(t('left')),
      (thrown: unknown) => showToast(errorMessage(thrown) ?? String(thrown), 'bad'),
    );
  };
  return (
    <section className={styles.opened}>
      <h2>{competition.name}</h2>
      <p>{t(`now.${kind}`, { name, seat: seat ? seatWords(seat) : '' })}</p>
      <p className={styles.soft}>{t('until', { when: formatInstant(expiresAt, competition.timeZone) })}</p>
      <div className={styles.buttons}>
        <LinkButton tone="primary" to={codePages[kind](competition.id)}>
          {t(`go.${kind}`)}
        </LinkButton>
        <Button onClick={onAnother}>{t('another')}</Button>
        <Button onClick={leave}>{t('leave')}</Button>
      </div>
    </section>
  );
}

import { useState } from 'react';
import type { MySkaterPages } from '../../../../shared/contract/day/skaterPages.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyLink } from '../../../ui/CopyLink.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import styles from './SkaterPages.module.css';

interface ShareOfSkaterProps {
  readonly competitionId: string;
  /** Of a skater, or `ALL_SKATERS`. */
  readonly personId: string;
  readonly address: MySkaterPages['all'];
  /** Published names. */
  readonly name: string;
  /** Of the button that makes the page. */
  readonly label: string;
}

/** Where the button was that asks. */
const focusOn = (group: HTMLElement | null) => group?.focus();

/** A page: not shared yet, or its link with the ways to send, renew and end it. */
export function ShareOfSkater({ competitionId, personId, address, name, label }: ShareOfSkaterProps) {
  const { t } = useTranslation('sharePage');
  const [asked, setAsked] = useState<'renew' | 'off' | null>(null);
  const carryOut = (change: Promise<unknown>, done?: string) => {
    change.then(
      () => {
        if (done !== undefined) showToast(done);
      },
      (thrown: unknown) => showToast(errorMessage(thrown) ?? String(thrown), 'bad'),
    );
  };
  const params = { competitionId };
  if (address === null) {
    return (
      <Button
        tone="primary"
        onClick={() => carryOut(call('shareSkaterPage', { params, body: { personId } }))}
      >
        {label}
      </Button>
    );
  }
  const renew = () => {
    const body = { personId, replaces: address.createdAt };
    carryOut(call('shareSkaterPage', { params, body }), t('renewed'));
  };
  const turnOff = () => carryOut(call('revokeSkaterPage', { params: { ...params, personId } }), t('revoked'));
  if (asked !== null)
    return (
      <div role="group" aria-label={t(`ask.${asked}`)} tabIndex={-1} ref={focusOn}>
        <Text size="sm" className={styles.question}>
          {t(`ask.${asked}`)}
        </Text>
        <Row gap={2}>
          <Button onClick={() => setAsked(null)}>{t('keep')}</Button>
          <Button
            tone="danger"
            onClick={() => {
              setAsked(null);
              (asked === 'off' ? turnOff : renew)();
            }}
          >
            {t(asked)}
          </Button>
        </Row>
      </div>
    );
  return (
    <Row gap={2} align="center">
      {address.url === null ? (
        <Text size="sm">{t('hidden')}</Text>
      ) : (
        <SendLink url={address.url} name={name} />
      )}
      <Button onClick={() => setAsked('renew')}>{t('renew')}</Button>
      <Button onClick={() => setAsked('off')}>{t('off')}</Button>
    </Row>
  );
}

/** By the device's own ways to send, where it has some; else by copying. */
function SendLink({ url, name }: { readonly url: string; readonly name: string }) {
  const { t } = useTranslation('sharePage');
  const send = async () => {
    // Rejects when the person cancels.
    await navigator.share({ title: name, url }).catch(() => undefined);
  };
  return (
    <>
      {typeof navigator.share === 'function' ? (
        <Button tone="primary" onClick={() => void send()}>
          {t('send')}
        </Button>
      ) : null}
      <CopyLink path={url} label={t('copy')} />
      <LinkButton to={new URL(url).pathname}>{t('open')}</LinkButton>
    </>
  );
}

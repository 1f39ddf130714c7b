import { Suspense } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Spinner } from '../../../ui/Waiting.tsx';
import { laterPart } from '../../../laterPart.ts';
import { AccountSection } from './AccountSection.tsx';
import { deviceOf } from './device.ts';

const PushSettings = laterPart(async () => (await import('../tellMe/index.ts')).PushSettings, 'tellMe');

/** What the account has notifications about, and on which devices. */
export function NotificationsSection() {
  const { t } = useTranslation('myAccount');
  const deviceName = (userAgent: string) => {
    const { browser, system } = deviceOf(userAgent);
    if (browser && system) return t('sessions.device', { browser, system });
    return browser || system || t('sessions.unknown');
  };
  return (
    <AccountSection part="notifications" title={t('notifications.title')} text={t('notifications.text')}>
      <Suspense fallback={<Spinner />}>
        <PushSettings deviceName={deviceName} />
      </Suspense>
    </AccountSection>
  );
}

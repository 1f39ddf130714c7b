import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { PushSupport } from './browserPush.ts';

interface PushBlockedProps {
  readonly support: Exclude<PushSupport, 'ready'>;
}

/** Why this browser shows no notifications, and what helps. */
export function PushBlocked({ support }: PushBlockedProps) {
  const { t } = useTranslation('tellMe');
  if (support !== 'iphone') return <Text size="sm">{t(support)}</Text>;
  return (
    <Stack gap={2} size="sm">
      {/* What is added to the Home Screen opens in a window of its own, where pushes are. */}
      <link rel="manifest" href="/family.webmanifest" />
      <p>{t('iphone.title')}</p>
      <ol>
        <li>{t('iphone.share')}</li>
        <li>{t('iphone.add')}</li>
        <li>{t('iphone.open')}</li>
      </ol>
    </Stack>
  );
}

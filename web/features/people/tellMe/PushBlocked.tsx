import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './PushCard.module.css';
import type { PushSupport } from './browserPush.ts';

interface PushBlockedProps {
  readonly support: Exclude<PushSupport, 'ready'>;
}

const STEPS = {
  denied: ['denied.open', 'denied.allow', 'denied.again'],
  deniedOnIphone: ['deniedOnIphone.open', 'deniedOnIphone.allow', 'deniedOnIphone.again'],
  iphone: ['iphone.share', 'iphone.add', 'iphone.open'],
} as const;

/** Why this browser shows no notifications, and the way out; said aloud where a refusal has just put it here. */
export function PushBlocked({ support }: PushBlockedProps) {
  const { t } = useTranslation('tellMe');
  if (support === 'insecure' || support === 'unsupported') return <Text size="sm">{t(support)}</Text>;
  return (
    <Stack gap={2} size="sm" role="status">
      {/* What is added to the Home Screen opens in a window of its own, where pushes are. */}
      {support === 'iphone' ? <link rel="manifest" href="/family.webmanifest" /> : null}
      <p>{t(`${support}.title`)}</p>
      <ol className={styles.steps}>
        {STEPS[support].map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
    </Stack>
  );
}

import type { MySchedule } from '../../../../shared/contract/planning/publicSchedule.ts';
import { currentTime } from '../../../clock.ts';
import { formatRecent } from '../../../i18n/distance.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Fold, Folds } from '../../../ui/Fold.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './MyDay.module.css';

type MyMessage = MySchedule['messages'][number];

interface MyMessagesProps {
  readonly messages: readonly MyMessage[];
  readonly timeZone: string;
}

/** What organisers wrote, the newest first; the last one is open for as long as it may be news. */
export function MyMessages({ messages, timeZone }: MyMessagesProps) {
  const { t } = useTranslation('mySchedule');
  const now = currentTime();
  return (
    <Stack as="section" gap={3} className={styles.day}>
      <h2>{t('messages.title')}</h2>
      <Folds>
        {messages.map((message, index) => (
          <Fold
            key={message.id}
            title={message.subject}
            aside={formatRecent(message.at, timeZone, now)}
            isOpen={index === 0 && isNews(message, now)}
          >
            <Text className={styles.message}>{message.text}</Text>
          </Fold>
        ))}
      </Folds>
    </Stack>
  );
}

const NEWS_MILLISECONDS = 12 * 3_600_000;

const isNews = ({ at }: MyMessage, now: Date) => now.getTime() - Date.parse(at) < NEWS_MILLISECONDS;

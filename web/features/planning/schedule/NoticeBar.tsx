import { errorMessage } from '../../../api/errorMessage.ts';
import { formatList, formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { ChangesOfOthers, NoticeOfDraft } from '../draft/index.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';
import { useWorkspace } from './workspace.ts';
import styles from './Schedule.module.css';
import { useWords } from './useWords.ts';

/** Moves of others that are named. */
const NAMED = 2;

/** Shows changes by other organisers, refused changes, and changes that are not stored. */
export function NoticeBar({ notice }: { readonly notice: NoticeOfDraft }) {
  const { t } = useTranslation('schedule');
  const { store } = useWorkspace();
  const textOf = useNoticeText();
  return (
    <Row
      gap={3}
      columnGap={5}
      align="center"
      round="panel"
      background="info"
      pad={3}
      padInline={5}
      className={styles.notice}
      data-bad={notice.kind !== 'others' || undefined}
      role="alert"
    >
      <p>{textOf(notice)}</p>
      {notice.kind === 'unsaved' ? (
        <Button dense onClick={() => void store.retry()}>
          {t('notice.retry')}
        </Button>
      ) : (
        <Button dense onClick={() => store.dismissNotice()}>
          {t('notice.dismiss')}
        </Button>
      )}
    </Row>
  );
}

function useNoticeText(): (notice: NoticeOfDraft) => string {
  const { t } = useTranslation('schedule');
  const othersText = useOthersText();
  return (notice) => {
    if (notice.kind === 'unsaved') return t('notice.unsaved');
    if (notice.kind === 'refused') {
      const { error } = notice;
      const why = (isApiError(error) && error.errors[0]?.message) || errorMessage(error);
      return t('notice.refused', { why });
    }
    const { changes, dropped, by } = notice;
    const text = othersText(changes, by ?? t('notice.other'));
    return dropped > 0 ? `${text} ${t('notice.dropped', { count: dropped })}` : text;
  };
}

function useOthersText(): (changes: ChangesOfOthers, by: string) => string {
  const { t } = useTranslation('schedule');
  const { names } = useWorkspace();
  const words = useWords();
  return ({ isReplaced, moved, tracks, eventIds }, by) => {
    if (isReplaced) return t('notice.replaced');
    const [first] = moved;
    if (first && moved.length <= NAMED) {
      const sentences = moved.map(({ flightId, to }) =>
        to
          ? t('notice.moved', { by, flight: words.flight(flightId), place: words.place(to) })
          : t('notice.takenOff', { by, flight: words.flight(flightId) }),
      );
      return sentences.join(' ');
    }
    if (first)
      return t('notice.movedMany', { by, flight: words.flight(first.flightId), count: moved.length - 1 });
    if (tracks.length > 0) {
      const days = [...new Set(tracks.map(({ date }) => formatWeekday(date)))];
      return t('notice.tracks', { by, days: formatList(days) });
    }
    const events = eventIds.slice(0, NAMED).map(names.event);
    const more = eventIds.length - NAMED;
    return more > 0
      ? t('notice.eventsMany', { by, events: events.join(', '), count: more })
      : t('notice.events', { by, events: formatList(events) });
  };
}

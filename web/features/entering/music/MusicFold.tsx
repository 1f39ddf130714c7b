import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  EntryMusic,
  MusicFile,
  ProgrammeMusic,
} from '../../../../shared/contract/entering/music/music.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { isMusicDue, lacksMusic } from '../../../../shared/domain/entering/music/missingMusic.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatAmount, formatDay, formatInstant } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { DashboardCard } from '../../../ui/DashboardCard.tsx';
import { Fold } from '../../../ui/Fold.tsx';
import { laterDialog } from '../../../ui/laterDialog.tsx';
import { usePresent } from '../../../ui/now.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useDeadline } from '../../../ui/useDeadline.ts';
import { MusicFindings } from './MusicFindings.tsx';
import { MusicFee } from './MusicFee.tsx';
import { soundLength, minutesOf } from './minutesOf.ts';
import { PlayMusic } from './PlayMusic.tsx';

const SendMusicDialog = laterDialog(async () => (await import('./SendMusicDialog.tsx')).SendMusicDialog);

interface MusicFoldProps {
  readonly entryId: string;
  readonly timeZone: string;
}

/** The music files of an entry that somebody should send soon, first on its page. */
export function MusicCard({ entryId, timeZone }: MusicFoldProps) {
  const { t } = useTranslation('music');
  const music = useQuery(requestQuery('getMusic', { params: { entryId } })).data;
  const isDue = usePresent((now) => music !== undefined && isMusicDue(music, now));
  if (!music || !isDue) return null;
  return (
    <DashboardCard title={t('filesOfEntry')} aside={<MusicPill programmes={music.programmes} />}>
      <EntryMusicFiles entryId={entryId} music={music} timeZone={timeZone} />
    </DashboardCard>
  );
}

/** The music files of an entry, unless a card shows them; nothing where the organiser collects none. */
export function MusicFold({ entryId, timeZone }: MusicFoldProps) {
  const { t } = useTranslation('music');
  const music = useQuery(requestQuery('getMusic', { params: { entryId } })).data;
  const isDue = usePresent((now) => music !== undefined && isMusicDue(music, now));
  if (!music || music.programmes.length === 0 || isDue) return null;
  return (
    <Fold title={t('filesOfEntry')} aside={<MusicPill programmes={music.programmes} />}>
      <EntryMusicFiles entryId={entryId} music={music} timeZone={timeZone} />
    </Fold>
  );
}

function MusicPill({ programmes }: Pick<EntryMusic, 'programmes'>) {
  const { t } = useTranslation('music');
  const missing = programmes.filter(lacksMusic).length;
  if (missing > 0) return <Pill tone="warn">{t('missing', { count: missing })}</Pill>;
  if (programmes.some(({ file }) => file?.isLate)) return <Pill tone="warn">{t('late')}</Pill>;
  return programmes.every(({ file }) => file !== null) ? <Pill tone="good">{t('complete')}</Pill> : null;
}

function EntryMusicFiles({ entryId, music, timeZone }: MusicFoldProps & { readonly music: EntryMusic }) {
  const { t } = useTranslation('music');
  const [eventId, setEventId] = useState<string | null>(null);
  const { window, until, keptUntil, currency, programmes } = music;
  const fee = Math.max(0, ...programmes.map(({ feeDue }) => feeDue));
  const deadline = useDeadline();
  const isTaken = window === 'open' || window === 'late';
  return (
    <Stack gap={4}>
      <p>
        {until === null
          ? t('untilEnd')
          : t(dueTextOf(window, fee), {
              time: window === 'open' ? deadline(until, timeZone) : formatInstant(until, timeZone),
              fee: formatAmount(fee, currency),
            })}{' '}
        {t('private', { day: formatDay(keptUntil) })}
      </p>
      <Stack as="ul" role="list" gap={4}>
        {programmes.map((programme) => (
          <li key={programme.eventId}>
            <ProgrammeFile
              programme={programme}
              entryId={entryId}
              timeZone={timeZone}
              currency={currency}
              onSend={isTaken && !programme.isOver ? () => setEventId(programme.eventId) : null}
            />
          </li>
        ))}
      </Stack>
      {eventId === null ? null : (
        <SendMusicDialog of={{ entryId }} music={music} eventId={eventId} onClose={() => setEventId(null)} />
      )}
    </Stack>
  );
}

/** What families read of the deadline. @param fee in minor units, of a file sent now */
export function dueTextOf(window: EntryMusic['window'], fee: number) {
  if (window === 'open') return 'until';
  if (window !== 'late') return 'untilOver';
  return fee > 0 ? 'takenForFee' : 'takenLate';
}

interface ProgrammeFileProps {
  readonly programme: ProgrammeMusic;
  readonly entryId: string;
  readonly timeZone: string;
  readonly currency: string;
  readonly onSend: (() => void) | null;
}

/** Accounts that were made before names were asked have none. */
function sentText({ by, sender }: MusicFile) {
  if (by === 'organiser') return 'sentByOrganiser';
  return sender === '' ? 'sentAt' : 'sentBy';
}

function ProgrammeFile({ programme, entryId, timeZone, currency, onSend }: ProgrammeFileProps) {
  const { t } = useTranslation('music');
  const { file, earlier, format, level, seconds, isOver } = programme;
  const none = seconds > 0 ? t('noneAtMost', { time: minutesOf(seconds) }) : t('none');
  const event = eventLabel(format, level);
  return (
    <Stack gap={2}>
      <Row gap={3} align="center" justify="between">
        <div>
          <Text as="p" weight="medium">
            {event}
          </Text>
          {file ? (
            <Text as="p" breaks>
              {file.name}{' '}
              <Text as="span" soft figures>
                {soundLength(file.to - file.from)}
              </Text>
            </Text>
          ) : (
            <Text as="p" soft>
              {isOver ? t('noneOver') : none}
            </Text>
          )}
        </div>
        <Row gap={2}>
          {file ? <PlayMusic of={{ entryId }} fileId={file.fileId} event={event} /> : null}
          {onSend ? (
            <Button
              tone={file ? 'quiet' : 'primary'}
              onClick={onSend}
              aria-label={t(file ? 'replaceNamed' : 'sendNamed', { event })}
            >
              {t(file ? 'replace' : 'sendShort')}
            </Button>
          ) : null}
        </Row>
      </Row>
      {file ? (
        <>
          <Text soft size="sm">
            {t(sentText(file), {
              sender: file.sender,
              time: formatInstant(file.at, timeZone),
            })}{' '}
            {earlier.length > 0 ? t('replaced', { count: earlier.length }) : ''}
          </Text>
          <MusicFindings findings={file.findings} limit={seconds} />
          <MusicFee fee={programme.fee} currency={currency} />
        </>
      ) : null}
    </Stack>
  );
}

import { useState } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { ListedMusic } from '../../../../shared/contract/entering/music/music.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { verdictOf } from '../../../../shared/domain/entering/music/musicVerdict.ts';
import { lacksMusic } from '../../../../shared/domain/entering/music/missingMusic.ts';
import { formatInstant, formatList } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { isOrganiser } from '../../../session/access.ts';
import { useUser } from '../../../session/useSession.ts';
import { Button } from '../../../ui/Button.tsx';
import { laterDialog } from '../../../ui/laterDialog.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { MusicFee } from './MusicFee.tsx';
import { MarkChecked } from './MarkChecked.tsx';
import { soundLength } from './minutesOf.ts';
import { MusicFindings } from './MusicFindings.tsx';
import { PlayMusic } from './PlayMusic.tsx';
import { WaiveFee } from './WaiveFee.tsx';

const SendMusicDialog = laterDialog(async () => (await import('./SendMusicDialog.tsx')).SendMusicDialog);

interface ListedFileProps {
  readonly music: ListedMusic;
  /** All programmes of its entry. */
  readonly ofEntry: readonly ListedMusic[];
  readonly competition: Competition;
  /** Whether the reader may send files. */
  readonly isOpen: boolean;
}

/** A programme of the competition with its file, for the organiser or a head coach. */
export function ListedFile({ music, ofEntry, competition, isOpen }: ListedFileProps) {
  const { t } = useTranslation('music');
  const [isSending, setSending] = useState(false);
  const isManaged = isOrganiser(useUser().role) && competition.state !== 'archived';
  const { entryId, eventId, format, level, name, rink, seconds, isOver, file, fee, sameAs, isChecked } =
    music;
  const hasRemark = file !== null && (verdictOf(file.findings) !== 'ok' || sameAs.length > 0 || file.isLate);
  const of = { entryId, competitionId: competition.id };
  const event = `${name}, ${eventLabel(format, level)}`;
  return (
    <Stack frame="panel" pad={4} gap={2}>
      <Row gap={3} align="center" justify="between">
        <div>
          <Text as="p" weight="medium" breaks>
            {name}
          </Text>
          <Text as="p" soft>
            {[eventLabel(format, level), rink].filter((part) => part !== '').join(' · ')}
          </Text>
        </div>
        <Row gap={2} align="center">
          {lacksMusic(music) ? <Pill tone="warn">{t('page.missing')}</Pill> : null}
          {file?.isLate ? <Pill tone="warn">{t('late')}</Pill> : null}
          {isChecked ? <Pill tone="good">{t('checked')}</Pill> : null}
          {file ? <PlayMusic of={of} fileId={file.fileId} event={event} /> : null}
          {isOpen && !isOver ? (
            <Button
              dense
              onClick={() => setSending(true)}
              aria-label={t(file ? 'replaceNamed' : 'sendNamed', { event })}
            >
              {t(file ? 'replace' : 'sendShort')}
            </Button>
          ) : null}
        </Row>
      </Row>
      {file ? (
        <>
          <Text size="sm" soft breaks figures>
            {t('page.file', {
              name: file.name,
              length: soundLength(file.to - file.from),
              time: formatInstant(file.at, competition.timeZone),
            })}
          </Text>
          <MusicFindings findings={file.findings} limit={seconds} />
          <Row gap={3} align="center">
            <MusicFee fee={fee} currency={competition.currency} />
            {fee !== undefined && fee > 0 && isManaged ? (
              <WaiveFee music={music} fee={fee} competition={competition} name={event} />
            ) : null}
          </Row>
          {sameAs.length > 0 ? <p>{t('page.same', { names: formatList(sameAs) })}</p> : null}
          {isManaged && hasRemark ? (
            <Row>
              <MarkChecked music={music} fileId={file.fileId} competition={competition} name={event} />
            </Row>
          ) : null}
        </>
      ) : null}
      {isSending ? (
        <SendMusicDialog
          of={of}
          music={{ licence: null, currency: competition.currency, programmes: [...ofEntry] }}
          eventId={eventId}
          onClose={() => setSending(false)}
        />
      ) : null}
    </Stack>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { EntryMusic } from '../../../../shared/contract/entering/music/music.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import {
  lengthFindings,
  verdictOf,
  type MusicFinding,
} from '../../../../shared/domain/entering/music/musicVerdict.ts';
import { refetchChanged, whenRefetched } from '../../../api/changes.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { FileChooser } from '../../../forms/uploads/FileChooser.tsx';
import { UploadRefused } from '../../../forms/uploads/UploadRefused.ts';
import { formatAmount } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxCard } from '../../../ui/CheckboxCard.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ProgressTrack } from '../../../ui/ProgressTrack.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { ACCEPTED } from './acceptedKinds.ts';
import { ChosenSound } from './ChosenSound.tsx';
import { inspectFile, type ChosenMusic } from './inspectFile.ts';
import { isFeeRefused } from './isFeeRefused.ts';
import { minutesOf } from './minutesOf.ts';
import { sendChosenMusic, type MusicOf } from './sendMusic.ts';

interface SendMusicDialogProps {
  readonly of: MusicOf;
  readonly music: Pick<EntryMusic, 'licence' | 'currency' | 'programmes'>;
  /** The programme that was pressed. */
  readonly eventId: string;
  readonly onClose: () => void;
}

type Work =
  | { readonly at: 'idle' | 'judging' | 'failed' }
  | { readonly at: 'sending'; readonly share: number };

/** Chooses a file, says what is right and wrong with it before anybody travels, and sends it. */
export function SendMusicDialog({ of, music, eventId, onClose }: SendMusicDialogProps) {
  const { t } = useTranslation(['music', 'common']);
  const [chosen, setChosen] = useState<ChosenMusic | null>(null);
  const [work, setWork] = useState<Work>({ at: 'idle' });
  const [events, setEvents] = useState<readonly string[]>([eventId]);
  const [isAgreed, setAgreed] = useState(false);
  /** The late fee that was agreed to, in minor units. */
  const [agreedFee, setAgreedFee] = useState(0);
  const [problem, setProblem] = useState('');
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const begin = () => {
    running.current?.abort();
    running.current = new AbortController();
    setProblem('');
    return running.current.signal;
  };

  const judge = async (file: File) => {
    const signal = begin();
    setChosen(null);
    setWork({ at: 'judging' });
    try {
      const inspected = await inspectFile(file, signal);
      setChosen(inspected);
      setWork({ at: 'idle' });
    } catch {
      if (!signal.aborted) setWork({ at: 'failed' });
    }
  };

  const programmes = music.programmes.filter((programme) => events.includes(programme.eventId));
  const limits = [...new Set(programmes.map(({ seconds }) => seconds))];
  const sound = chosen?.inspected.sound ?? null;
  const lengths = sound?.music ? limits.flatMap((limit) => findingsOf(sound.music, limit)) : [];
  const findings: readonly MusicFinding[] = chosen ? [...lengths, ...chosen.inspected.findings] : [];
  const isRefused = verdictOf(findings) === 'refuse';
  const fee = programmes.reduce((sum, { feeDue }) => sum + feeDue, 0);
  const needsLicence = music.licence !== null && of.competitionId === undefined;
  const missing =
    chosen === null
      ? t('whyFile')
      : isRefused
        ? t('whyRefused')
        : programmes.length === 0
          ? t('whyProgramme')
          : needsLicence && !isAgreed
            ? t('whyLicence')
            : fee > agreedFee
              ? t('whyFee')
              : undefined;

  const send = async () => {
    if (!chosen || work.at === 'sending') return;
    const signal = begin();
    setWork({ at: 'sending', share: 0 });
    const body = {
      programmes: programmes.map((programme) => ({ event: programme.eventId, version: programme.version })),
      agreed: isAgreed,
      fee,
    };
    try {
      await sendChosenMusic(of, chosen, body, {
        signal,
        onProgress: (share) => setWork({ at: 'sending', share }),
      });
      await whenRefetched();
      showToast(t('sent', { name: chosen.name }));
      onClose();
    } catch (thrown) {
      if (signal.aborted) return;
      setWork({ at: 'idle' });
      setProblem(problemOf(thrown));
      if (isFeeRefused(thrown)) void refetchChanged('sendMusic');
    }
  };

  const problemOf = (thrown: unknown) => {
    if (isApiError(thrown, 'VersionConflict')) return t('replacedMeanwhile');
    if (isFeeRefused(thrown)) return t('feeChanged');
    return thrown instanceof UploadRefused ? t('lost') : (errorMessage(thrown) ?? t('lost'));
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('send')}
      placement="side"
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button
            tone="primary"
            disabledReason={work.at === 'sending' ? undefined : missing}
            aria-busy={work.at === 'sending' || undefined}
            onClick={() => void send()}
          >
            {t('sendNow')}
          </Button>
        </>
      }
    >
      <Stack gap={5} minContent>
        <Stack gap={2}>
          <FileChooser
            label={t(chosen ? 'chooseOther' : 'choose')}
            accept={ACCEPTED}
            onChoose={(file) => void judge(file)}
          />
          <Text soft size="sm">
            {t('kinds')}
          </Text>
        </Stack>
        {work.at === 'judging' ? (
          <Row gap={3} align="center">
            <Spinner label={t('judging')} />
            <span aria-hidden="true">{t('judging')}</span>
          </Row>
        ) : null}
        {work.at === 'failed' ? (
          <Text as="p" tone="bad" role="alert">
            {t('judgingFailed')}
          </Text>
        ) : null}
        {chosen ? <ChosenSound chosen={chosen} findings={findings} limit={limits[0] ?? 0} /> : null}
        {music.programmes.length > 1 ? (
          <Stack as="fieldset" gap={2}>
            <legend>{t('for')}</legend>
            {music.programmes.map((programme) => (
              <CheckboxCard
                key={programme.eventId}
                title={eventLabel(programme.format, programme.level)}
                detail={
                  programme.seconds > 0 ? t('atMost', { time: minutesOf(programme.seconds) }) : undefined
                }
                checked={events.includes(programme.eventId)}
                onChange={({ target }) =>
                  setEvents(
                    target.checked
                      ? [...events, programme.eventId]
                      : events.filter((one) => one !== programme.eventId),
                  )
                }
              />
            ))}
          </Stack>
        ) : null}
        {needsLicence ? (
          <Stack gap={2}>
            <Text breaks>{music.licence}</Text>
            <CheckboxCard
              title={t('agree')}
              checked={isAgreed}
              onChange={({ target }) => setAgreed(target.checked)}
            />
          </Stack>
        ) : null}
        {fee > 0 ? (
          <CheckboxCard
            title={t('feeAgree', { fee: formatAmount(fee, music.currency) })}
            detail={t('feeDetail')}
            checked={fee <= agreedFee}
            onChange={({ target }) => setAgreedFee(target.checked ? fee : 0)}
          />
        ) : null}
        {work.at === 'sending' ? (
          <ProgressTrack label={t('sending')} percent={Math.round(work.share * 100)} />
        ) : null}
        {problem === '' ? null : (
          <Text as="p" tone="bad" weight="medium" role="alert">
            {problem}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
}

const findingsOf = (music: { readonly from: number; readonly to: number } | null, limit: number) =>
  music ? lengthFindings(music.to - music.from, limit === 0 ? null : limit) : [];

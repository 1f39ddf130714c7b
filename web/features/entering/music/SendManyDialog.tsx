import { useState } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { ListedMusic } from '../../../../shared/contract/entering/music/music.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { FileChooser } from '../../../forms/uploads/FileChooser.tsx';
import { formatAmount } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxCard } from '../../../ui/CheckboxCard.tsx';
import { ComboBox } from '../../../ui/ComboBox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Pill, type PillTone } from '../../../ui/Pill.tsx';
import { ProgressBar } from '../../../ui/ProgressBar.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { ACCEPTED } from './acceptedKinds.ts';
import { isFeeRefused } from './isFeeRefused.ts';
import { MusicFindings } from './MusicFindings.tsx';
import { useManyFiles, type ManyFile } from './useManyFiles.ts';

interface SendManyDialogProps {
  readonly competition: Pick<Competition, 'id' | 'currency'>;
  readonly programmes: readonly ListedMusic[];
  readonly onClose: () => void;
}

/** Files of a whole rink or competition: each finds its programme by its name, or somebody says which. */
export function SendManyDialog({ competition, programmes, onClose }: SendManyDialogProps) {
  const { t } = useTranslation(['music', 'common']);
  const many = useManyFiles(competition.id, programmes);
  const { files, ready, isSending, fee } = many;
  const [agreedFee, setAgreedFee] = useState(0);
  const open = programmes.filter(({ isOver }) => !isOver);
  const twice = new Set(
    ready.flatMap(({ id, programmeId }) =>
      ready.some((other) => other.id !== id && other.programmeId === programmeId) ? [programmeId] : [],
    ),
  );
  const missing =
    ready.length === 0
      ? t(files.length === 0 ? 'many.whyFiles' : 'many.whyProgramme')
      : twice.size > 0
        ? t('many.whyTwice')
        : fee > agreedFee
          ? t('whyFee')
          : undefined;
  const sent = files.filter(({ work }) => work === 'sent').length;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('many.title')}
      placement="side"
      closesOutside={files.length === 0}
      actions={
        <>
          <Button onClick={onClose}>
            {t(sent > 0 && !isSending ? 'many.close' : 'common:actions.cancel')}
          </Button>
          <Button
            tone="primary"
            disabledReason={isSending ? undefined : missing}
            aria-busy={isSending || undefined}
            onClick={() => {
              if (!isSending) void many.send();
            }}
          >
            {t('many.send', { count: ready.length })}
          </Button>
        </>
      }
    >
      <Stack gap={5} minContent>
        <Stack gap={2}>
          <FileChooser
            label={t(files.length === 0 ? 'many.choose' : 'many.chooseMore')}
            accept={ACCEPTED}
            isMultiple
            onChoose={many.add}
          />
          <Text soft size="sm">
            {t('many.text')}
          </Text>
        </Stack>
        {files.length > 0 ? <ProgressBar label={t('many.sent')} done={sent} all={files.length} /> : null}
        <Stack as="ul" role="list" gap={3}>
          {files.map((file) => (
            <li key={file.id}>
              <OneOfMany
                file={file}
                programmes={open}
                isTwice={twice.has(file.programmeId)}
                isSending={isSending}
                onChoose={(programmeId) => many.choose(file.id, programmeId)}
                onAllow={(mayReplace) => many.allow(file.id, mayReplace)}
                onRemove={() => many.remove(file.id)}
              />
            </li>
          ))}
        </Stack>
        {fee > 0 && !isSending ? (
          <CheckboxCard
            title={t('feeAgree', { fee: formatAmount(fee, competition.currency) })}
            detail={t('many.feeDetail')}
            checked={fee <= agreedFee}
            onChange={({ target }) => setAgreedFee(target.checked ? fee : 0)}
          />
        ) : null}
      </Stack>
    </Dialog>
  );
}

const TONES: Readonly<Record<ManyFile['work'], PillTone>> = {
  waiting: 'neutral',
  working: 'info',
  sent: 'good',
  refused: 'bad',
  failed: 'bad',
};

interface OneOfManyProps {
  readonly file: ManyFile;
  readonly programmes: readonly ListedMusic[];
  /** Another file is for the same programme. */
  readonly isTwice: boolean;
  readonly isSending: boolean;
  readonly onChoose: (programmeId: string) => void;
  readonly onAllow: (mayReplace: boolean) => void;
  readonly onRemove: () => void;
}

function OneOfMany(props: OneOfManyProps) {
  const { file, programmes, isTwice, isSending, onChoose, onAllow, onRemove } = props;
  const { t } = useTranslation('music');
  const { file: own, programmeId, mayReplace, work, findings, problem } = file;
  const programme = programmes.find((one) => one.programmeId === programmeId);
  const isDone = work === 'sent' || isSending;
  return (
    <Stack frame="panel" pad={4} gap={2} minContent>
      <Row gap={3} align="center" justify="between">
        <Text as="p" weight="medium" breaks>
          {own.name}
        </Text>
        <Row gap={2} align="center">
          {work === 'waiting' && !programme ? (
            <Pill tone="warn">{t('many.unmatched')}</Pill>
          ) : (
            <Pill tone={TONES[work]}>{t(`many.work.${work}`)}</Pill>
          )}
          {isDone ? null : (
            <Button dense aria-label={t('many.removeNamed', { name: own.name })} onClick={onRemove}>
              {t('many.remove')}
            </Button>
          )}
        </Row>
      </Row>
      {isDone ? (
        programme ? (
          <Text soft>{nameOf(programme)}</Text>
        ) : null
      ) : (
        <ComboBox
          label={t('for')}
          options={programmes.map((one) => ({ value: one.programmeId, label: nameOf(one) }))}
          value={programmeId}
          onChange={onChoose}
          placeholder={t('many.whose')}
          error={isTwice ? t('many.twice') : undefined}
        />
      )}
      {programme?.file && !isDone ? (
        <CheckboxCard
          title={t('many.replaces', { name: programme.file.name })}
          detail={t('many.replacesDetail')}
          checked={mayReplace}
          onChange={({ target }) => onAllow(target.checked)}
        />
      ) : null}
      <MusicFindings findings={findings} limit={programme?.seconds ?? 0} />
      {work === 'failed' ? (
        <Text as="p" tone="bad">
          {isApiError(problem, 'VersionConflict')
            ? t('many.replacedMeanwhile')
            : isFeeRefused(problem)
              ? t('feeChanged')
              : (errorMessage(problem) ?? t('lost'))}
        </Text>
      ) : null}
    </Stack>
  );
}

const nameOf = ({ name, format, level }: ListedMusic) => `${name}, ${eventLabel(format, level)}`;

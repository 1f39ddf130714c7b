import { useState } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { CodePanel, DayCode } from '../../../../shared/contract/day/running/codes.ts';
import { whenRefetched } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { formatInstant, formatList } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './Helpers.module.css';
import { useCodePanelWords } from './usePanelWords.ts';
import { useSeatWords } from './useSeatWords.ts';

interface CodeRowProps {
  readonly code: DayCode;
  /** Undefined where the published schedule has it no more. */
  readonly panel: CodePanel | undefined;
  readonly competition: Competition;
  readonly isWorking: boolean;
}

/** A code: what for, for whom, until when, who has opened it. Never the code itself. */
export function CodeRow({ code, panel, competition, isWorking }: CodeRowProps) {
  const { t } = useTranslation(['codes', 'common']);
  const [panelWords, seatWords] = [useCodePanelWords(), useSeatWords()];
  const [isAsked, setIsAsked] = useState(false);
  const { id: codeId, kind, label, seat, expiresAt, revokedAt, openings, createdBy } = code;
  const at = (instant: string) => formatInstant(instant, competition.timeZone);
  const withdraw = () => {
    call('revokeCode', { params: { competitionId: competition.id, codeId } }).then(
      async () => {
        setIsAsked(false);
        await whenRefetched();
        showToast(t('withdrawnNow'));
      },
      (thrown: unknown) => showToast(errorMessage(thrown) ?? String(thrown), 'bad'),
    );
  };
  const [last] = openings;
  const names = [...new Set(openings.map(({ name }) => name))];
  return (
    <Row as="li" gap={3} align="center" justify="between" className={styles.code}>
      <Stack gap={1} minContent breaks className={styles.words}>
        <Row as="p" gap={2} align="center">
          <strong>{label}</strong> <Pill tone={isWorking ? 'accent' : 'neutral'}>{t(`kind.${kind}`)}</Pill>
        </Row>
        {seat ? (
          <p>
            {seatWords(seat)} · {panel ? panelWords(panel) : t('panelGone')}
          </p>
        ) : null}
        <Text soft size="sm">
          {revokedAt
            ? t('withdrawn', { when: at(revokedAt) })
            : t(isWorking ? 'until' : 'endedAt', { when: at(expiresAt) })}
          {' · '}
          {t('madeBy', { name: createdBy })}
        </Text>
        <Text soft size="sm">
          {last
            ? `${t('openedBy', { names: formatList(names) })}, ${t('openedLast', { when: at(last.at) })}`
            : t('unopened')}
        </Text>
      </Stack>
      {isWorking ? (
        <Button dense aria-label={`${t('withdraw')}: ${label}`} onClick={() => setIsAsked(true)}>
          {t('withdraw')}
        </Button>
      ) : null}
      <Dialog
        isOpen={isAsked}
        onClose={() => setIsAsked(false)}
        title={t('withdrawTitle')}
        actions={
          <>
            <Button onClick={() => setIsAsked(false)}>{t('common:actions.cancel')}</Button>
            <Button tone="danger" onClick={withdraw}>
              {t('withdrawNow')}
            </Button>
          </>
        }
      >
        <p>{t('withdrawText', { label })}</p>
      </Dialog>
    </Row>
  );
}

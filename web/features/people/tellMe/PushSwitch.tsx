import { useState } from 'react';
import type { PushKind } from '../../../../shared/domain/people/push/pushKinds.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { KindChoice } from './KindChoice.tsx';

interface PushSwitchProps {
  readonly isOn: boolean;
  readonly offered: readonly PushKind[];
  /** As stored. */
  readonly kinds: readonly PushKind[];
  /** Resolves to whether the person allowed it. */
  readonly onTurnOn: (kinds: PushKind[]) => Promise<boolean>;
  readonly onChange: (kinds: PushKind[]) => Promise<unknown>;
  readonly onTurnOff: () => Promise<unknown>;
}

/** What a parent at the rink wants; what the organiser writes is by choice. */
const USUAL: ReadonlySet<PushKind> = new Set(['soon', 'moved', 'results']);

/** Chooses what to hear of, and turns notifications on or off for this device. A choice counts at once where they are on. */
export function PushSwitch(props: PushSwitchProps) {
  const { isOn, offered, kinds: stored, onTurnOn, onChange, onTurnOff } = props;
  const { t } = useTranslation('tellMe');
  const [kinds, setKinds] = useState<PushKind[]>(
    isOn || stored.length > 0 ? [...stored] : offered.filter((kind) => USUAL.has(kind)),
  );
  const [isBusy, setIsBusy] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const carryOut = (work: Promise<unknown>, done: string | null) => {
    setIsBusy(true);
    setIsRefused(false);
    work
      .then(
        (result) => {
          setIsRefused(result === false);
          if (done !== null && result !== false) showToast(done);
        },
        (thrown: unknown) =>
          // A refusal of the server says why; one of the browser does not.
          showToast((isApiError(thrown) ? errorMessage(thrown) : null) ?? t('notSubscribed'), 'bad'),
      )
      .finally(() => setIsBusy(false));
  };
  const choose = (next: PushKind[]) => {
    setKinds(next);
    if (isOn) carryOut(onChange(next), null);
  };
  return (
    <Stack gap={3}>
      <KindChoice offered={offered} kinds={kinds} onChange={choose} />
      {isOn ? (
        <Row gap={2} columnGap={3} align="center">
          <Text size="sm">{t('onHere')}</Text>
          <Button onClick={() => carryOut(onTurnOff(), t('turnedOff'))}>{t('off')}</Button>
        </Row>
      ) : (
        <Row gap={2} columnGap={3} align="center">
          <Button
            tone="primary"
            disabledReason={kinds.length === 0 ? t('none') : undefined}
            aria-busy={isBusy || undefined}
            onClick={() => carryOut(onTurnOn(kinds), t('turnedOn'))}
          >
            {t('on')}
          </Button>
          {kinds.length === 0 ? (
            <Text soft size="sm">
              {t('none')}
            </Text>
          ) : null}
        </Row>
      )}
      {isRefused ? (
        <Text role="alert" size="sm">
          {t('dismissed')}
        </Text>
      ) : null}
    </Stack>
  );
}

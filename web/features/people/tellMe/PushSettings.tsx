import { useState } from 'react';
import type { MyPush } from '../../../../shared/contract/people/push.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { currentTime } from '../../../clock.ts';
import { formatDistance } from '../../../i18n/distance.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxCard } from '../../../ui/CheckboxCard.tsx';
import { Field } from '../../../ui/Field.tsx';
import field from '../../../ui/Field.module.css';
import { Pill } from '../../../ui/Pill.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { PushOfAccount } from './TellMe.tsx';
import { useMyPush } from './useMyPush.ts';

interface PushSettingsProps {
  /** "Chrome on Android", by the browser's own description. */
  readonly deviceName: (userAgent: string) => string;
}

/** All of an account's notifications: this device, quiet hours, and the other devices. */
export function PushSettings({ deviceName }: PushSettingsProps) {
  const mine = useMyPush();
  const { push, ownId } = mine;
  return (
    <>
      <PushOfAccount mine={mine} />
      {push.data ? (
        <>
          <QuietHours key={JSON.stringify(push.data.quiet)} push={push.data} />
          <Devices push={push.data} ownId={ownId ?? null} deviceName={deviceName} />
        </>
      ) : null}
    </>
  );
}

const NIGHT = { from: '22:00', until: '06:00' };

function QuietHours({ push: { kinds, quiet } }: { readonly push: MyPush }) {
  const { t } = useTranslation('tellMe');
  const [isUsed, setIsUsed] = useState(quiet !== null);
  const [{ from, until }, setTimes] = useState(quiet ?? NIGHT);
  const isComplete = from !== '' && until !== '';
  const save = (next: MyPush['quiet']) => {
    call('updateMyPush', { body: { kinds, quiet: next } }).then(
      () => showToast(t('saved')),
      (thrown: unknown) => showToast(errorMessage(thrown) ?? String(thrown), 'bad'),
    );
  };
  return (
    <Stack gap={3} role="group" aria-label={t('quiet.title')}>
      <h3>{t('quiet.title')}</h3>
      <Text soft size="sm">
        {t('quiet.text')}
      </Text>
      <CheckboxCard
        title={t('quiet.use')}
        checked={isUsed}
        onChange={({ target }) => {
          setIsUsed(target.checked);
          if (!target.checked && quiet !== null) save(null);
        }}
      />
      {isUsed ? (
        <>
          <Row gap={3} columnGap={4}>
            {(['from', 'until'] as const).map((end) => (
              <Field key={end} label={t(`quiet.${end}`)}>
                {(control) => (
                  <input
                    {...control}
                    type="time"
                    className={field.control}
                    value={end === 'from' ? from : until}
                    onChange={({ target }) => setTimes({ from, until, [end]: target.value })}
                  />
                )}
              </Field>
            ))}
          </Row>
          <Row gap={2}>
            <Button
              disabledReason={isComplete ? undefined : t('quiet.both')}
              onClick={() => save({ from, until })}
            >
              {t('quiet.save')}
            </Button>
          </Row>
        </>
      ) : null}
    </Stack>
  );
}

interface DevicesProps extends PushSettingsProps {
  readonly push: MyPush;
  readonly ownId: string | null;
}

function Devices({ push: { devices }, ownId, deviceName }: DevicesProps) {
  const { t } = useTranslation('tellMe');
  const now = currentTime();
  const remove = (deviceId: string, device: string) => {
    call('removePushDevice', { params: { deviceId } }).then(
      () => showToast(t('devices.removed', { device })),
      (thrown: unknown) => showToast(errorMessage(thrown) ?? String(thrown), 'bad'),
    );
  };
  return (
    <Stack gap={3} role="group" aria-label={t('devices.title')}>
      <h3>{t('devices.title')}</h3>
      <Text soft size="sm">
        {devices.length === 0 ? t('devices.none') : t('devices.text')}
      </Text>
      <Stack role="list" as="ul" gap={3} minContent>
        {devices.toReversed().map(({ id, userAgent, at }) => {
          const device = deviceName(userAgent);
          return (
            <Row
              key={id}
              as="li"
              gap={3}
              columnGap={4}
              align="center"
              justify="between"
              frame="panel"
              pad={4}
              padInline={5}
            >
              <Stack gap={1} minContent soft size="sm" breaks>
                <h4 title={userAgent}>
                  {device} {id === ownId ? <Pill tone="info">{t('devices.here')}</Pill> : null}
                </h4>
                <p>{t('devices.since', { when: formatDistance(at, now) })}</p>
              </Stack>
              <Button aria-label={t('devices.removeName', { device })} onClick={() => remove(id, device)}>
                {t('devices.remove')}
              </Button>
            </Row>
          );
        })}
      </Stack>
    </Stack>
  );
}

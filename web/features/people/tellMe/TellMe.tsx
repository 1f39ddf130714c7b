import { useState } from 'react';
import { PUSH_KINDS } from '../../../../shared/domain/people/push/pushKinds.ts';
import { call } from '../../../api/client.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { pushSupport } from './browserPush.ts';
import { PushBlocked } from './PushBlocked.tsx';
import { PushCard } from './PushCard.tsx';
import { PushSwitch } from './PushSwitch.tsx';
import { useMyPush } from './useMyPush.ts';

/** A card on My day and on the live page: notifications of the account on this device. */
export function TellMe({ isFolded }: { readonly isFolded?: boolean }) {
  const { t } = useTranslation('tellMe');
  const mine = useMyPush();
  return (
    <PushCard text={t('text')} isOn={mine.isOnHere} {...(isFolded !== undefined && { isFolded })}>
      <PushOfAccount mine={mine} />
    </PushCard>
  );
}

/** The switch for this device, with what the account hears of. */
export function PushOfAccount({ mine }: { readonly mine: ReturnType<typeof useMyPush> }) {
  const { t } = useTranslation('tellMe');
  const { push, ownId, isOnHere, turnOn } = mine;
  const [support, setSupport] = useState(pushSupport);
  if (push.isError) return <ErrorState title={t('failed')} onRetry={() => void push.refetch()} />;
  const { data } = push;
  if (!data || ownId === undefined) return null;
  if (support !== 'ready') return <PushBlocked support={support} />;
  return (
    <PushSwitch
      key={String(isOnHere)}
      isOn={isOnHere}
      offered={PUSH_KINDS}
      kinds={data.kinds}
      onTurnOn={async (kinds) => {
        const isAllowed = await turnOn(data, kinds);
        setSupport(pushSupport());
        return isAllowed;
      }}
      onChange={(kinds) => call('updateMyPush', { body: { kinds, quiet: data.quiet } })}
      onTurnOff={() => call('removePushDevice', { params: { deviceId: ownId ?? '' } })}
    />
  );
}

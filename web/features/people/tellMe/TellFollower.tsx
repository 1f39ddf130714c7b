import { useEffect, useRef, useState } from 'react';
import { FOLLOWER_KINDS } from '../../../../shared/domain/people/push/pushKinds.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { pushSupport } from './browserPush.ts';
import { endFollowing, follow, followedKinds, sendStars, type Star } from './followerPush.ts';
import { PushBlocked } from './PushBlocked.tsx';
import { PushCard } from './PushCard.tsx';
import { PushSwitch } from './PushSwitch.tsx';

interface TellFollowerProps {
  readonly competitionId: string;
  /** Of this device. */
  readonly stars: readonly Star[];
}

/** A card on the live page for who follows skaters without an account. */
export function TellFollower({ competitionId, stars }: TellFollowerProps) {
  const { t } = useTranslation('tellMe');
  const [support, setSupport] = useState(pushSupport);
  const [kinds, setKinds] = useState(() => followedKinds(competitionId));
  useSendStars(competitionId, stars);
  if (stars.length === 0) return null;
  return (
    <PushCard text={t('followed')} isOn={kinds !== null} isFolded>
      {support === 'ready' ? (
        <PushSwitch
          key={String(kinds !== null)}
          isOn={kinds !== null}
          offered={FOLLOWER_KINDS}
          kinds={kinds ?? []}
          onTurnOn={async (next) => {
            const isAllowed = await follow(competitionId, next, stars);
            setSupport(pushSupport());
            if (isAllowed) setKinds(next);
            return isAllowed;
          }}
          onChange={async (next) => {
            if (next.length > 0) await follow(competitionId, next, stars);
            else await endFollowing(competitionId);
            setKinds(next.length > 0 ? next : null);
          }}
          onTurnOff={async () => {
            await endFollowing(competitionId);
            setKinds(null);
          }}
        />
      ) : (
        <PushBlocked support={support} />
      )}
    </PushCard>
  );
}

/** Each star that is set or taken away counts at once; without any the device hears of nothing more. */
function useSendStars(competitionId: string, stars: readonly Star[]): void {
  const sent = useRef(stars);
  useEffect(() => {
    const kinds = followedKinds(competitionId);
    if (stars === sent.current || kinds === null) return;
    sent.current = stars;
    const work = stars.length > 0 ? sendStars(competitionId, kinds, stars) : endFollowing(competitionId);
    work.catch((thrown: unknown) => {
      // Without a connection the next star, or the next visit, sends them.
      if (!isApiError(thrown) && !(thrown instanceof DOMException)) throw thrown;
    });
  }, [competitionId, stars]);
}

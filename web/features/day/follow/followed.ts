import { useParams } from 'react-router-dom';
import { errorMessage } from '../../../api/errorMessage.ts';
import { showToast } from '../../../ui/toastStore.ts';
import { changeAccountStar, useShownAccountStars } from './accountStars.ts';
import {
  addDeviceStar,
  isSameSkater,
  removeDeviceStars,
  useDeviceStars,
  type PublicSkater,
} from './deviceStars.ts';

/** The skaters who are followed at the competition of the page, and a star’s tap: in the account, else on the device. */
export function useFollowed() {
  const { competitionId = '' } = useParams();
  const onDevice = useDeviceStars(competitionId);
  const inAccount = useShownAccountStars(competitionId);
  const isFollowed = (skater: PublicSkater) =>
    [...onDevice, ...(inAccount?.list ?? [])].some((one) => isSameSkater(one, skater));
  const toggle = (skater: PublicSkater) => {
    const wasFollowed = isFollowed(skater);
    if (wasFollowed) removeDeviceStars(competitionId, [skater]);
    if (inAccount !== null) {
      changeAccountStar(inAccount, skater, !wasFollowed).catch((thrown: unknown) =>
        showToast(errorMessage(thrown) ?? String(thrown), 'bad'),
      );
    } else if (!wasFollowed) addDeviceStar(competitionId, skater);
  };
  return { isFollowed, toggle };
}

/** Whether this device follows somebody at the competition of the page. */
export function useIsFollowing(): boolean {
  const { competitionId = '' } = useParams();
  return useDeviceStars(competitionId).length > 0;
}

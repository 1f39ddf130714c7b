import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { giveBackHours } from '../../../../shared/domain/planning/ice/giveBackHours.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import type { LostHoursOfDay } from '../rests/index.ts';

interface IceBackProps {
  readonly competitionId: string;
  readonly date: string;
  readonly hours: LostHoursOfDay;
}

/** The machine runs again: takes lost hours away. Others, such as an earlier closing, are changed on Ice. */
export function IceBack({ competitionId, date, hours }: IceBackProps) {
  const { t } = useTranslation('running');
  const navigate = useNavigate();
  const [isSaving, setIsSaving] = useState(false);
  const giveBack = async () => {
    if (isSaving) return;
    setIsSaving(true);
    const params = { competitionId };
    try {
      const { data: ice } = await call('getIce', { params, fresh: true });
      const surfaces = giveBackHours(ice.surfaces, { ...hours, date });
      if (!surfaces) return void navigate(paths.ice(competitionId));
      await call('updateIce', { params, body: { surfaces, rules: ice.rules, version: ice.version } });
      showToast(t('iceIsBack'));
    } catch (thrown) {
      if (!isApiError(thrown)) throw thrown;
      showToast(errorMessage(thrown) ?? thrown.message, 'bad');
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Button aria-busy={isSaving || undefined} onClick={() => void giveBack()}>
      {t('iceBack')}
    </Button>
  );
}

import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { ListedMusic } from '../../../../shared/contract/entering/music/music.ts';
import { whenRefetched } from '../../../api/changes.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { isApiError } from '../../../api/ApiError.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toastStore.ts';

interface MarkCheckedProps {
  readonly music: Pick<ListedMusic, 'entryId' | 'eventId' | 'isChecked'>;
  readonly fileId: string;
  readonly competition: Pick<Competition, 'id'>;
  /** The skater and the event. */
  readonly name: string;
}

/** Says that a file with a remark is right, so that it is no longer to be checked, or takes that back. */
export function MarkChecked({ music, fileId, competition, name }: MarkCheckedProps) {
  const { t } = useTranslation('music');
  const { entryId, eventId, isChecked } = music;
  const mark = async () => {
    try {
      const params = { competitionId: competition.id, entryId };
      const body = { event: eventId, file: fileId, isChecked: !isChecked };
      await call('checkMusic', { params, body, refetch: 'now' });
      await whenRefetched();
    } catch (thrown) {
      const isOther = isApiError(thrown, 'VersionConflict');
      showToast(isOther ? t('replacedMeanwhile') : (errorMessage(thrown) ?? t('lost')), 'bad');
    }
  };
  return (
    <Button
      dense
      aria-label={t(isChecked ? 'uncheckNamed' : 'checkNamed', { event: name })}
      onClick={() => void mark()}
    >
      {t(isChecked ? 'uncheck' : 'check')}
    </Button>
  );
}

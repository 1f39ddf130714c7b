import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { useMissingMusic } from './useMissingMusic.ts';

interface NoMusicPillProps {
  readonly competitionId: string;
  readonly programmeId: string;
}

/** That a programme has no file yet: whoever checks the skater in can ask for it. */
export function NoMusicPill({ competitionId, programmeId }: NoMusicPillProps) {
  const { t } = useTranslation('music');
  const isMissing = useMissingMusic(competitionId).some((one) => one.programmeId === programmeId);
  return isMissing ? <Pill tone="warn">{t('fileMissing')}</Pill> : null;
}

import { Link } from 'react-router-dom';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { useMissingMusic } from '../../entering/music/index.ts';
import { isYetToSkate } from './rinkStatus.ts';
import type { RinkStartNow } from './useRinkStarts.ts';
import { WarnLine } from './WarnLine.tsx';

interface NoMusicLineProps {
  readonly competitionId: string;
  readonly start: Pick<RinkStartNow, 'programmeId' | 'status'>;
}

/** That the music of a start of the rink is still to be sent, with the way there. */
export function NoMusicLine({ competitionId, start: { programmeId, status } }: NoMusicLineProps) {
  const { t } = useTranslation('rinkDay');
  const missing = useMissingMusic(competitionId);
  if (!isYetToSkate(status) || missing.every((one) => one.programmeId !== programmeId)) return null;
  return (
    <WarnLine>
      <Link to={paths.music(competitionId)}>{t('noMusic')}</Link>
    </WarnLine>
  );
}

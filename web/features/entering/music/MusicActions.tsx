import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { ListedMusic } from '../../../../shared/contract/entering/music/music.ts';
import { cuePieces, type CuePiece } from '../../../../shared/domain/entering/music/cuePieces.ts';
import { addressOf } from '../../../api/client.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { ExportMenu } from '../../../table/ExportMenu.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';

interface MusicActionsProps {
  readonly competition: Competition;
  readonly programmes: readonly ListedMusic[];
}

/** The way to the desk that plays the files, and the list that a collecting society asks for. */
export function MusicActions({ competition, programmes }: MusicActionsProps) {
  const { t } = useTranslation('music');
  const heading = (column: 'work' | 'length' | 'programmes' | 'plays') => t(`cues.${column}`);
  return (
    <Row gap={3} align="center">
      <LinkButton to={paths.musicScreen(competition.id)}>{t('page.desk')}</LinkButton>
      {competition.state === 'archived' ? null : (
        <LinkButton to={paths.reminders(competition.id, 'music')}>{t('page.remind')}</LinkButton>
      )}
      <ExportMenu
        label={t('cues.title')}
        source={{
          title: `${t('cues.title')} ${competition.name}`,
          columns: [
            { heading: heading('work'), value: ({ title }: CuePiece) => title },
            { heading: heading('length'), value: ({ seconds }) => seconds },
            { heading: heading('programmes'), value: ({ programmes: count }) => count },
            { heading: heading('plays'), value: ({ plays }) => plays },
          ],
          // Who skated to it is nobody’s business there.
          everyRow: () => Promise.resolve(cuePieces(programmes.map(playedOf))),
        }}
      />
      {competition.hasSchedule === true ? (
        <LinkButton
          to={addressOf(
            'getScheduleDocument',
            { competitionId: competition.id },
            { document: 'cues', paper: 'a4' },
          )}
          type="application/pdf"
          target="_blank"
          rel="noreferrer"
        >
          {t('cues.pdf')}
        </LinkButton>
      ) : null}
    </Row>
  );
}

const playedOf = ({ title, plays, file, seconds }: ListedMusic) => ({
  title,
  plays,
  seconds: file ? Math.round(file.to - file.from) : seconds,
});

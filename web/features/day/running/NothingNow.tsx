import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Text } from '../../../ui/Text.tsx';
import { FlightName } from './FlightWords.tsx';
import type { SurfaceDay } from './surfaceDay.ts';
import type { Undoing } from './UndoDialog.tsx';

interface NothingNowProps {
  readonly surface: Pick<SurfaceDay, 'justEnded' | 'next' | 'pause'>;
  readonly clock: (instant: string | null) => string;
  readonly onUndo: (undoing: Undoing) => void;
}

/** What a surface has while no flight is on it: the resurfacing or the break, as the live page says it, or nothing. */
export function NothingNow({ surface: { justEnded, next, pause }, clock, onUndo }: NothingNowProps) {
  const { t } = useTranslation('running');
  const { t: live } = useTranslation('live');
  return (
    <>
      {pause ? (
        <Text>{pause.title ?? live(`kinds.${pause.kind}`)}</Text>
      ) : (
        <Text soft>{t(next ? 'nothing' : 'over')}</Text>
      )}
      {justEnded ? (
        <Text soft size="sm">
          <FlightName flight={justEnded} /> {t('endedAt', { time: clock(justEnded.endedAt) })}{' '}
          <Button tone="plain" dense onClick={() => onUndo({ what: 'end', flight: justEnded })}>
            {t('undoEnd')}
          </Button>
        </Text>
      ) : null}
    </>
  );
}

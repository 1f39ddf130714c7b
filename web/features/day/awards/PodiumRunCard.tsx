import { useState } from 'react';
import type { PodiumRun, Podiums } from '../../../../shared/contract/day/results/awards.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { laterDialog } from '../../../ui/laterDialog.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './Awards.module.css';
import { PodiumFlightPart } from './PodiumFlightPart.tsx';
import { Box } from '../../../ui/Box.tsx';
import { joinClasses } from '../../../ui/joinClasses.ts';
import { stackClasses } from '../../../ui/look.ts';

const MoveCeremony = laterDialog(async () => (await import('./MoveCeremony.tsx')).MoveCeremony);

interface PodiumRunCardProps {
  readonly competitionId: string;
  readonly run: PodiumRun;
  readonly competition: Podiums['competition'];
  readonly isOrganiser: boolean;
}

/** A ceremony: its time, and the places of its flights. One that is over is folded. */
export function PodiumRunCard({ competitionId, run, competition, isOrganiser }: PodiumRunCardProps) {
  const { t } = useTranslation('podium');
  const [isMoving, setIsMoving] = useState(false);
  const { surface, number, ceremony, flights } = run;
  const open = flights.filter(({ result }) => !result?.awarded || result.steps.length > 0).length;
  const isWaiting = flights.some(({ result }) => result?.isCorrectionProposed === true);
  // A run stays open while it is being awarded: only one that was over before is folded.
  const [isOpen] = useState(open > 0 || isWaiting);
  const title = t('run', { number, surface });
  const time = formatTime(ceremony.time);
  return (
    <Box frame="panel" pad={4}>
      <details className={joinClasses(stackClasses(4), styles.run)} open={isOpen}>
        <summary>
          <h2>{title}</h2>
          <Text as="span" weight="medium" figures>
            {t(ceremony.hasNoIce ? 'noIce' : ceremony.isMoved ? 'moved' : 'ceremony', { time })}
          </Text>
          {isWaiting ? (
            <Pill tone="warn">{t('toConfirm')}</Pill>
          ) : (
            <Pill tone={open === 0 ? 'good' : 'neutral'}>
              {open === 0 ? t('allDone') : t('toDo', { count: open })}
            </Pill>
          )}
        </summary>
        {isOrganiser && !competition.isArchived ? (
          <div>
            <Button onClick={() => setIsMoving(true)} aria-label={`${t('move')}: ${title}`}>
              {t('move')}
            </Button>
          </div>
        ) : null}
        {flights.map((flight) => (
          <PodiumFlightPart
            key={flight.id}
            competitionId={competitionId}
            flight={flight}
            competition={competition}
            isOrganiser={isOrganiser}
          />
        ))}
        {isMoving ? (
          <MoveCeremony
            competitionId={competitionId}
            run={run}
            title={title}
            onClose={() => setIsMoving(false)}
          />
        ) : null}
      </details>
    </Box>
  );
}

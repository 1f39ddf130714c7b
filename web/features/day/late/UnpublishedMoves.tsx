import { useState } from 'react';
import { namedFlightText } from './namedFlightText.ts';
import type { UnpublishedMove } from '../../../../shared/domain/day/running/unpublishedMoves.ts';
import { formatTime, formatWeekday } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxCard } from '../../../ui/CheckboxCard.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import type { NamedFlight, ScheduleNames } from '../../planning/draft/index.ts';

interface UnpublishedMovesProps {
  readonly moves: readonly UnpublishedMove[];
  readonly names: ScheduleNames;
  readonly flightNames: ReadonlyMap<string, NamedFlight>;
  readonly competitionId: string;
  /** The next one to publish. */
  readonly version: number;
  readonly isKept: boolean;
  readonly onKeep: (isKept: boolean) => void;
  /** Puts them back to their published places. */
  readonly onDrop: () => void;
}

/** More are a number. */
const FIRST = 6;

/** The moves on the board that families do not know yet, and whether proposals keep them. */
export function UnpublishedMoves(props: UnpublishedMovesProps) {
  const { moves, names, flightNames, competitionId, version, isKept, onKeep, onDrop } = props;
  const { t } = useTranslation('late');
  const [isAsking, setAsking] = useState(false);
  if (moves.length === 0) return null;
  const textOf = (id: string) => namedFlightText(t, flightNames, id) ?? t('removedFlight');
  const placeOf = ({ surfaceId, date, start }: UnpublishedMove['from'], isOtherDay: boolean) =>
    t(isOtherDay ? 'place' : 'placeOfDay', {
      day: formatWeekday(date),
      time: formatTime(start),
      surface: names.surface(surfaceId),
    });
  const more = moves.length - FIRST;
  return (
    <Stack as="section" gap={3} round="panel" background="warn" pad={4} aria-labelledby="unpublished-moves">
      <Row gap={3} align="center" justify="between">
        <h2 id="unpublished-moves">{t('unpublishedMoves', { count: moves.length })}</h2>
        <Row gap={2}>
          <Button onClick={() => setAsking(true)}>{t('dropMoves')}…</Button>
          <LinkButton to={paths.publishing(competitionId)}>{t('publish', { version })}</LinkButton>
        </Row>
      </Row>
      <Stack as="ul" role="list" gap={1}>
        {moves.slice(0, FIRST).map(({ flightId, from, to }) => (
          <li key={flightId}>
            {t(to ? 'unpublishedMove' : 'unpublishedRemoval', {
              flight: textOf(flightId),
              from: placeOf(from, to !== null && to.date !== from.date),
              to: to ? placeOf(to, to.date !== from.date) : '',
            })}
          </li>
        ))}
        {more > 0 ? <li>{t('moreMoves', { count: more })}</li> : null}
      </Stack>
      <CheckboxCard
        title={t('keepMoves')}
        detail={t('keepMovesText')}
        checked={isKept}
        onChange={({ target }) => onKeep(target.checked)}
      />
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={t('dropTitle', { count: moves.length })}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('cancel')}</Button>
            <Button
              tone="primary"
              onClick={() => {
                setAsking(false);
                onDrop();
              }}
            >
              {t('dropMoves')}
            </Button>
          </>
        }
      >
        <p>{t('dropText')}</p>
      </Dialog>
    </Stack>
  );
}

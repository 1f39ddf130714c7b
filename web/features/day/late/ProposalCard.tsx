import type { LateProposal } from '../../../../shared/domain/planning/late/lateProposals.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { NamedFlight, ScheduleNames } from '../../planning/draft/index.ts';
import { PriceLines } from './PriceLines.tsx';

interface ProposalCardProps {
  readonly proposal: LateProposal;
  /** The flight that a swap moves behind the one after it. */
  readonly swap: string | null;
  readonly names: ScheduleNames;
  readonly flightNames: ReadonlyMap<string, NamedFlight>;
  /** Of several the one with the least delay; it costs least where no seat loses its judge. */
  readonly isBest: boolean;
  /** How many flights come off closed ice by it, and the names of those that do not. */
  readonly rescued: number;
  readonly onClosedIce: readonly string[];
  readonly onTake: () => void;
}

/** A way to go on: what it does, who waits, which rests it breaks, when the ice closes. */
export function ProposalCard(props: ProposalCardProps) {
  const { proposal, swap, names, flightNames, isBest, rescued, onClosedIce, onTake } = props;
  const { t } = useTranslation('late');
  const { catchUp, price } = proposal;
  // A way that gives lost ice back or moves a flight is one to take, however little anybody waits.
  const isDone = price.isOnTime && catchUp === 'later' && rescued === 0;
  const flight = (id: string) => {
    const name = flightNames.get(id);
    if (!name) return id;
    return name.of > 1 ? t('flight', { event: name.event, part: name.part, of: name.of }) : name.event;
  };
  const way = t(`ways.${catchUp}`, { flight: flight(swap ?? '') });
  return (
    <Card as="article" gap={3}>
      <Row gap={4} align="center" justify="between">
        <Row gap={3} align="center">
          <h2>{isDone ? t(onClosedIce.length > 0 ? 'nothingElse' : 'onTime') : way}</h2>
          {isBest && !isDone ? (
            <Pill tone="good">{t(price.opened.seats > 0 ? 'shortest' : 'best')}</Pill>
          ) : null}
        </Row>
        {isDone ? null : (
          <Button tone={isBest ? 'primary' : 'quiet'} aria-label={t('takeNamed', { way })} onClick={onTake}>
            {t('take')}
          </Button>
        )}
      </Row>
      {onClosedIce.length > 0 ? (
        <Text tone="bad" weight="medium">
          {t('stillOnClosedIce', { flights: formatList(onClosedIce) })}
        </Text>
      ) : null}
      <PriceLines price={price} names={names} flightNames={flightNames} />
    </Card>
  );
}

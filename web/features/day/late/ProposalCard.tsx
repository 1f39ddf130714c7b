import { namedFlightText } from './namedFlightText.ts';
import type { LateProposal } from '../../../../shared/domain/planning/late/lateProposals.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import type { NamedFlight, ScheduleNames } from '../../planning/draft/index.ts';
import { wayText } from './wayText.ts';
import { PriceLines } from './PriceLines.tsx';

interface ProposalCardProps {
  readonly proposal: LateProposal;
  /** The flight that a swap moves behind the one after it. */
  readonly swap: string | null;
  readonly names: ScheduleNames;
  readonly flightNames: ReadonlyMap<string, NamedFlight>;
  /** Of several the advised one. */
  readonly isBest: boolean;
  /** How many flights get another time or surface by it. */
  readonly moves: number;
  /** By which skaters wait less, or fewer seats need a judge. */
  readonly compared: LateProposal | null;
  /** How many flights come off closed ice by it, and the names of those that do not. */
  readonly rescued: number;
  readonly onClosedIce: readonly string[];
  readonly onTake: () => void;
}

/** A way to go on: what it does, who waits, which rests it breaks, when the ice closes. */
export function ProposalCard(props: ProposalCardProps) {
  const { proposal, swap, names, flightNames, isBest, moves, compared, rescued, onClosedIce, onTake } = props;
  const { t } = useTranslation('late');
  const { catchUp, price } = proposal;
  const isDone = moves === 0;
  // A way that gives lost ice back is a great one, however little anybody waits.
  const isSmall = price.isOnTime && catchUp === 'later' && rescued === 0;
  const flight = (id: string) => namedFlightText(t, flightNames, id) ?? id;
  const titleText = () => {
    if (isDone) return t(onClosedIce.length > 0 || !price.isOnTime ? 'nothingElse' : 'onTime');
    if (!isSmall) return wayText(t, proposal, flight(swap ?? ''));
    return price.longestMinutes > 0 ? t('hardlyLater', { count: price.longestMinutes }) : t('asPublished');
  };
  const way = titleText();
  return (
    <Card as="article" gap={3}>
      <Row gap={4} align="center" justify="between">
        <Row gap={3} align="center">
          <h2>{way}</h2>
          {isBest && !isDone && !isSmall ? <Pill tone="good">{t('best')}</Pill> : null}
        </Row>
        {isDone ? null : (
          <Button
            tone={isBest && !isSmall ? 'primary' : 'quiet'}
            aria-label={t('takeNamed', { way })}
            onClick={onTake}
          >
            {t('take')}
          </Button>
        )}
      </Row>
      {onClosedIce.length > 0 ? (
        <Text tone="bad" weight="medium">
          {t('stillOnClosedIce', { flights: formatList(onClosedIce) })}
        </Text>
      ) : null}
      {compared ? (
        <p>
          {t('compared', {
            way: wayText(t, compared, flight(swap ?? '')),
            average: price.averageMinutes,
            otherAverage: compared.price.averageMinutes,
          })}{' '}
          {price.opened.seats === compared.price.opened.seats
            ? null
            : t('comparedSeats', {
                seats: t('seats', { count: price.opened.seats }),
                otherSeats: t('seats', { count: compared.price.opened.seats }),
              })}
        </p>
      ) : null}
      <PriceLines price={price} blocks={proposal.plan.blocks} names={names} flightNames={flightNames} />
    </Card>
  );
}

import type { LateProposal } from '../../../../shared/domain/planning/late/lateProposals.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Row } from '../../../ui/Row.tsx';
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
  readonly onTake: () => void;
}

/** A way to go on: what it does, who waits, which rests it breaks, when the ice closes. */
export function ProposalCard({ proposal, swap, names, flightNames, isBest, onTake }: ProposalCardProps) {
  const { t } = useTranslation('late');
  const { catchUp, price } = proposal;
  const { isOnTime } = price;
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
          <h2>{isOnTime ? t('onTime') : way}</h2>
          {isBest && !isOnTime ? (
            <Pill tone="good">{t(price.opened.seats > 0 ? 'shortest' : 'best')}</Pill>
          ) : null}
        </Row>
        {isOnTime ? null : (
          <Button tone={isBest ? 'primary' : 'quiet'} aria-label={t('takeNamed', { way })} onClick={onTake}>
            {t('take')}
          </Button>
        )}
      </Row>
      <PriceLines price={price} names={names} flightNames={flightNames} />
    </Card>
  );
}

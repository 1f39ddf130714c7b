import type { ScheduleDifference } from '../../../../shared/contract/planning/scheduleDifference.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { CheckboxCard } from '../../../ui/CheckboxCard.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Stack } from '../../../ui/Stack.tsx';

interface UndrawnOrdersProps {
  readonly competitionId: string;
  readonly undrawn: ScheduleDifference['undrawn'];
  readonly flightText: (flight: ScheduleDifference['undrawn'][number]) => string;
  readonly isConfirmed: boolean;
  readonly onConfirm: (isConfirmed: boolean) => void;
}

/** More are a number. */
const MOST_LISTED = 6;

/** The flights whose start order nobody drew, where to draw them, and whether they are published like this. */
export function UndrawnOrders(props: UndrawnOrdersProps) {
  const { competitionId, undrawn, flightText, isConfirmed, onConfirm } = props;
  const { t } = useTranslation('publishing');
  const count = undrawn.length;
  const more = count - MOST_LISTED;
  return (
    <Stack
      as="section"
      gap={3}
      minContent
      round="control"
      background="warn"
      pad={4}
      aria-label={t('undrawn.title', { count })}
    >
      <h3>{t('undrawn.title', { count })}</h3>
      <p>{t('undrawn.text')}</p>
      <Stack role="list" as="ul" gap={1} minContent>
        {undrawn.slice(0, MOST_LISTED).map((flight) => (
          <li key={flight.id}>{flightText(flight)}</li>
        ))}
        {more > 0 ? <li>{t('undrawn.more', { count: more })}</li> : null}
      </Stack>
      <div>
        <LinkButton to={paths.flights(competitionId)}>{t('undrawn.draw')}</LinkButton>
      </div>
      <CheckboxCard
        title={t('undrawn.confirm', { count })}
        checked={isConfirmed}
        onChange={({ target }) => onConfirm(target.checked)}
      />
    </Stack>
  );
}

import { flightIn, isAsBegun } from '../../../../shared/domain/planning/published/begunFlights.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';
import { putBack } from './blocks/putBack.ts';
import styles from './Schedule.module.css';
import { useWords } from './useWords.ts';
import { useWorkspace } from './workspace.ts';

/** Flights that started where families know them after the draft had moved them: no version can be published so. */
export function BegunNotice() {
  const { t } = useTranslation('schedule');
  const { begun, plan, problem, store, sayFault } = useWorkspace();
  const words = useWords();
  const entered = new Set(problem.programmes.map(({ id }) => id));
  const elsewhere = [...begun.values()].filter(
    (flight) => !isAsBegun(flight, flightIn(plan, flight.id), (id) => entered.has(id)),
  );
  const [first] = elsewhere;
  if (!first) return null;
  return (
    <Row
      gap={3}
      columnGap={5}
      align="center"
      round="panel"
      background="info"
      pad={3}
      padInline={5}
      className={styles.notice}
      data-bad
      role="status"
    >
      <p>
        {t('begun.text', {
          count: elsewhere.length,
          flight: words.flight(first.id),
          more: elsewhere.length - 1,
        })}
      </p>
      <Button dense onClick={() => sayFault(store.edit(putBack(elsewhere)))}>
        {t('begun.putBack')}
      </Button>
    </Row>
  );
}

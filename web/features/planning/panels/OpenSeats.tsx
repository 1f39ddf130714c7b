import { type ReactNode, useId, useState } from 'react';
import type { ListedJudge } from '../../../../shared/contract/planning/panels.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { eligibleJudges, type SeatAt } from './openSeats.ts';
import styles from './Panels.module.css';
import type { PanelWords } from './usePanelWords.ts';

interface OpenSeatsProps {
  readonly open: readonly SeatAt[];
  readonly judges: readonly ListedJudge[];
  readonly words: PanelWords;
  readonly isReadOnly: boolean;
  readonly onChoose: (seat: SeatAt) => void;
  readonly fill: ReactNode;
}

/** More would push the panels themselves out of sight. */
const SHOWN = 6;

/** The open seats, first those that nobody can take, each with who could or why nobody can. */
export function OpenSeats({ open, judges, words, isReadOnly, onChoose, fill }: OpenSeatsProps) {
  const { t } = useTranslation('panels');
  const heading = useId();
  const [isWhole, setIsWhole] = useState(false);
  const counted = open.map((at) => ({ at, count: eligibleJudges(at.seat, judges).length }));
  const inOrder = counted.toSorted((one, other) => Number(one.count > 0) - Number(other.count > 0));
  return (
    <Stack aria-labelledby={heading} as="section" gap={3}>
      <Row gap={3} align="center" justify="between">
        <h2 id={heading}>{t('gaps.title')}</h2>
        {fill}
      </Row>
      <Stack role="list" as="ul" minContent frame="panel" className={styles.gapList}>
        {(isWhole ? inOrder : inOrder.slice(0, SHOWN)).map(({ at, count }) => {
          const { panel, index, seat } = at;
          const name = t('seats.of', { seat: words.seat(panel, index), panel: words.place(panel) });
          return (
            <Row
              key={`${panel.id} ${String(index)}`}
              as="li"
              gap={3}
              align="center"
              justify="between"
              wrap={false}
              className={styles.gap}
            >
              <Stack as="span" gap={1} minContent breaks className={styles.words}>
                <strong>{name}</strong>
                <span className={count === 0 ? styles.warn : styles.soft}>
                  {count > 0
                    ? t('gaps.canSit', { count })
                    : t('gaps.nobody', { reasons: words.reasons(seat) })}
                </span>
              </Stack>
              {isReadOnly ? null : (
                <Button dense aria-label={`${t('seats.choose')}: ${name}`} onClick={() => onChoose(at)}>
                  {t('seats.choose')}
                </Button>
              )}
            </Row>
          );
        })}
      </Stack>
      {inOrder.length > SHOWN && !isWhole ? (
        <div>
          <Button dense onClick={() => setIsWhole(true)}>
            {t('gaps.all', { count: inOrder.length })}
          </Button>
        </div>
      ) : null}
    </Stack>
  );
}

import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './NextStarts.module.css';
import type { Outcome } from './outcomes.ts';

const TONES = {
  cancelled: 'bad',
  scratched: 'neutral',
  noShow: 'neutral',
  skated: 'neutral',
  place: 'good',
} as const satisfies Record<Outcome['what'], string>;

/** What became of own starts: places, and what is not skated any more; nothing without any. */
export function OutcomeRows({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  const { t } = useTranslation('mySchedule');
  if (outcomes.length === 0) return null;
  return (
    <ul role="list" className={styles.later}>
      {outcomes.map(({ key, name, event, what, place }) => (
        <li key={key}>
          <span className={styles.what}>
            {name}
            <Text as="span" soft size="sm">
              {what === 'place' || what === 'skated' ? event : <s>{event}</s>}
            </Text>
          </span>
          <Pill tone={TONES[what]}>{t(`outcome.${what}`, { place })}</Pill>
        </li>
      ))}
    </ul>
  );
}

import { Fragment } from 'react';
import type { LiveBlock } from '../../../../shared/contract/day/running/live.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Text } from '../../../ui/Text.tsx';
import styles from './BlockName.module.css';
import type { LiveEventName } from './liveView.ts';
import { blockNotes } from './blockNotes.ts';

export interface BlockProps {
  readonly block: LiveBlock;
  readonly names: ReadonlyMap<string, LiveEventName>;
}

/** The event of a flight with what is different about it, or what else is on the ice. */
export function BlockName({ block, names }: BlockProps) {
  const { t } = useTranslation('live');
  const { flight, title, kind } = block;
  if (!flight) return title ?? t(`kinds.${kind}`);
  const name = names.get(flight.eventId);
  const more = [name?.format ?? '', flight.part.of > 1 ? t('part', flight.part) : ''].filter(Boolean);
  return (
    <>
      <strong>{name?.level}</strong>
      {more.length > 0 ? (
        <>
          {' '}
          <Text as="span" soft size="sm" className={styles.part}>
            {more.join(' · ')}
          </Text>
        </>
      ) : null}
      {blockNotes(t, block).map((note) => (
        <Fragment key={note}>
          {' '}
          <Text as="span" size="sm" tone="warn" className={styles.part}>
            {note}
          </Text>
        </Fragment>
      ))}
    </>
  );
}

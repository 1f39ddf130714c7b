import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { keyOfBlock } from '../../../../../shared/domain/planning/draft/draftBlocks.ts';
import { useWorkspace } from '../workspace.ts';
import { useWords } from '../useWords.ts';
import { BlockDetails } from './BlockDetails.tsx';
import { BlocksDetails } from './BlocksDetails.tsx';
import { FindingList } from './FindingList.tsx';
import styles from './Inspector.module.css';
import { PersonDay } from './PersonDay.tsx';
import { useIsWide } from './useIsWide.ts';
import { useState } from 'react';
import { PlaceFlight } from '../dialogs/PlaceFlight.tsx';

/** As many as are shown; the rest follows when these have a time. */
const FIRST = 20;

interface InspectorProps {
  /** In a narrow window the findings show when they are asked for. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Beside the board what is selected, else what is wrong; in a narrow window above it, as a sheet. */
export function Inspector({ isOpen, onClose }: InspectorProps) {
  const { t } = useTranslation('schedule');
  const { plan, names, selected, select } = useWorkspace();
  const words = useWords();
  const isWide = useIsWide();
  const block =
    selected?.kind === 'block' ? plan.blocks.find((one) => keyOfBlock(one) === selected.key) : undefined;
  const personId = selected?.kind === 'person' ? selected.id : null;
  // What is no more on the board, after a change was undone or by somebody else, is selected no more.
  const known = new Set(plan.blocks.map(keyOfBlock));
  const keys = selected?.kind === 'blocks' ? selected.keys.filter((key) => known.has(key)) : [];
  const several = selected?.kind === 'blocks' && keys.length > 0 ? { ...selected, keys } : null;
  const title = several
    ? t('selection.title', { count: several.keys.length })
    : block
      ? words.block(block)
      : personId === null
        ? t('conflicts')
        : names.person(personId);
  const isSelected = several !== null || block !== undefined || personId !== null;
  const content = several ? (
    <BlocksDetails {...several} />
  ) : block ? (
    <BlockDetails key={keyOfBlock(block)} block={block} />
  ) : personId === null ? (
    <>
      <FindingList />
      <Unplaced />
    </>
  ) : (
    <PersonDay personId={personId} />
  );
  if (!isWide) {
    const close = () => {
      select(null);
      onClose();
    };
    return (
      <Dialog isOpen={isSelected || isOpen} onClose={close} title={title} placement="side">
        {content}
      </Dialog>
    );
  }
  return (
    <Stack
      as="aside"
      gap={4}
      minContent
      top
      frame="panel"
      pad={4}
      className={styles.inspector}
      aria-label={title}
    >
      <Row gap={3} align="center" justify="between" wrap={false} className={styles.head}>
        <h2>{title}</h2>
        {isSelected ? (
          <Button
            tone="plain"
            dense
            icon={<Icon name="close" />}
            aria-label={t('backToConflicts')}
            onClick={() => select(null)}
          />
        ) : null}
      </Row>
      {content}
    </Stack>
  );
}

/** Flights that have no time yet: of late entries, or taken off the ice. */
function Unplaced() {
  const { t } = useTranslation('schedule');
  const { plan } = useWorkspace();
  const words = useWords();
  const [flightId, setFlightId] = useState<string | null>(null);
  const placed = new Set(plan.blocks.map((block) => block.flightId));
  const unplaced = plan.flights.filter(({ id }) => !placed.has(id));
  if (unplaced.length === 0) return null;
  return (
    <Stack as="section" gap={2} minContent className={styles.part} aria-labelledby="unplaced">
      <h3 id="unplaced">{t('unplaced.title', { count: unplaced.length })}</h3>
      <Stack role="list" as="ul" gap={2} minContent className={styles.unplaced}>
        {unplaced.slice(0, FIRST).map(({ id, programmes }) => (
          <li key={id}>
            <span>
              {words.flight(id)}{' '}
              <Text as="span" soft size="sm">
                {t('size', { count: programmes.length })}
              </Text>
            </span>
            <Button
              dense
              aria-label={t('unplaced.placeNamed', { flight: words.flight(id) })}
              onClick={() => setFlightId(id)}
            >
              {t('unplaced.place')}
            </Button>
          </li>
        ))}
      </Stack>
      <PlaceFlight flightId={flightId} onClose={() => setFlightId(null)} />
    </Stack>
  );
}

import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { moveActions } from '../../../../ui/moveActions.ts';
import { Pill } from '../../../../ui/Pill.tsx';
import { RowMenu } from '../../../../ui/RowMenu.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { withDuplicate } from './formatEdits.ts';
import type { EventDraft, FormatDraft } from './formatsDraft.ts';
import styles from './FormatsField.module.css';
import type { EditFormatsFn, TakenPlacesByEvent } from './FormatsField.tsx';
import { wholeNumberOf } from './programmeTime.ts';
import { durationsOf } from './durationsOf.ts';

interface FormatRowProps {
  readonly format: FormatDraft;
  readonly index: number;
  readonly count: number;
  readonly hasProblems: boolean;
  readonly taken: TakenPlacesByEvent | undefined;
  readonly onOpen: () => void;
  readonly onMove: (from: number, to: number) => void;
  readonly edit: EditFormatsFn;
}

/** A format's summary; a press opens it. */
export function FormatRow(props: FormatRowProps) {
  const { format, index, count, hasProblems, taken, onOpen, onMove, edit } = props;
  const { t } = useTranslation(['formBuilder', 'ui']);
  const { t: tControls } = useTranslation('controls');
  const name = format.format || t('nameless');
  const entered = format.events.reduce((sum, { id }) => sum + (taken?.get(id) ?? 0), 0);
  const full = format.events.filter((event) => isFull(event, taken)).length;
  const about = [
    t('eventCount', { count: format.events.length }),
    t(`kind.${format.entry}`),
    durationsOf(format),
  ];
  return (
    <Row gap={2} align="center" wrap={false} className={styles.format}>
      <button type="button" className={styles.opener} onClick={onOpen}>
        <Text as="span" weight="strong" breaks className={styles.name}>
          {name}
        </Text>
        <Text as="span" soft size="xs" figures>
          {about.filter(Boolean).join(' · ')}
        </Text>
      </button>
      <Row as="span" gap={2} wrap={false} className={styles.pills}>
        {hasProblems ? <Pill tone="bad">{t('toMend')}</Pill> : null}
        {full > 0 ? <Pill tone="warn">{t('fullCount', { count: full })}</Pill> : null}
        {entered > 0 ? <Pill tone="neutral">{t('entered', { count: entered })}</Pill> : null}
      </Row>
      <Icon name="right" small />
      <RowMenu
        label={t('actionsFor', { name })}
        actions={[
          { id: 'open', label: t('open'), onAction: onOpen },
          ...moveActions(tControls, { index, count, onMove }),
          {
            id: 'duplicate',
            label: t('duplicate'),
            onAction: () => edit((all) => withDuplicate(all, format.id, t('copyOf', { name }))),
          },
          {
            id: 'remove',
            label: t('remove'),
            danger: true,
            onAction: () => edit((all) => all.filter(({ id }) => id !== format.id)),
          },
        ]}
      />
    </Row>
  );
}

function isFull({ id, capacity }: EventDraft, taken: TakenPlacesByEvent | undefined): boolean {
  const places = wholeNumberOf(capacity);
  return places !== null && (taken?.get(id) ?? 0) >= places;
}

import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Text } from '../../../../ui/Text.tsx';
import type { FormatProblems } from './draftProblems.ts';
import { EventList } from './EventList.tsx';
import { FormatFields } from './FormatFields.tsx';
import { FormatPrices } from './FormatPrices.tsx';
import type { FormatDraft } from './formatsDraft.ts';
import styles from './FormatDetail.module.css';
import { OnIcePart } from './OnIcePart.tsx';
import type { TakenPlacesByEvent } from './FormatsField.tsx';

export type ChangeFormat = (change: (format: FormatDraft) => FormatDraft) => void;

interface FormatDetailProps {
  readonly format: FormatDraft;
  /** Its index among all formats. */
  readonly place: number;
  readonly count: number;
  readonly problems: FormatProblems | undefined;
  /** Whether missing values are reported in untouched fields. */
  readonly isChecked: boolean;
  readonly taken: TakenPlacesByEvent | undefined;
  /** ISO 4217. */
  readonly currency: string;
  readonly onChange: ChangeFormat;
  /** Opens another format by its index; -1 for the list. */
  readonly onOpen: (place: number) => void;
}

export function FormatDetail(props: FormatDetailProps) {
  const { format, place, count, problems, isChecked, taken, currency, onChange, onOpen } = props;
  const { t } = useTranslation('formBuilder');
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <Stack gap={5}>
      <Row gap={2} align="center" justify="between" className={styles.way}>
        <button type="button" ref={back} className={styles.back} onClick={() => onOpen(-1)}>
          <Icon name="left" small />
          {t('allFormats')}
        </button>
        <Row as="span" inline gap={1} align="center" wrap={false}>
          <Button
            tone="plain"
            dense
            icon={<Icon name="left" small />}
            aria-label={t('previousFormat')}
            disabledReason={place === 0 ? t('isFirst') : undefined}
            onClick={() => onOpen(place - 1)}
          />
          <Text as="span" soft size="sm" figures>
            {t('place', { place: place + 1, count })}
          </Text>
          <Button
            tone="plain"
            dense
            icon={<Icon name="right" small />}
            aria-label={t('nextFormat')}
            disabledReason={place === count - 1 ? t('isLast') : undefined}
            onClick={() => onOpen(place + 1)}
          />
        </Row>
      </Row>
      <Text as="h3" breaks>
        {format.format || t('nameless')}
      </Text>
      <FormatFields
        format={format}
        problems={problems?.format ?? {}}
        isChecked={isChecked}
        onChange={onChange}
      />
      <EventList
        format={format}
        problems={problems}
        isChecked={isChecked}
        taken={taken}
        onChange={onChange}
      />
      <OnIcePart format={format} problems={problems} onChange={onChange} />
      <FormatPrices format={format} currency={currency} problems={problems} onChange={onChange} />
    </Stack>
  );
}

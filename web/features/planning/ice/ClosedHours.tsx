import { useId } from 'react';
import type { IceSurface } from '../../../../shared/contract/entering/ice.ts';
import { formatTime } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import field from '../../../ui/Field.module.css';
import { Icon } from '../../../ui/Icon.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './DayHours.module.css';
import { changeClosedHours } from './iceDraft.ts';

type Hours = IceSurface['days'][number];

interface ClosedHoursProps {
  readonly label: string;
  readonly surfaceName: string;
  readonly hours: Hours;
  /** Its place among the day's closed hours. */
  readonly index: number;
  readonly isReadOnly: boolean;
  readonly error: string | undefined;
  readonly onChange: (change: Partial<Hours>) => void;
}

/** Hours in the middle of a day in which others have the ice. */
export function ClosedHours(props: ClosedHoursProps) {
  const { label, surfaceName, hours, index, isReadOnly, error, onChange } = props;
  const { t } = useTranslation('ice');
  const id = useId();
  const span = hours.closed?.[index];
  if (!span) return null;
  const names = { day: label, surface: surfaceName };
  const timeField = (part: 'begins' | 'ends', name: string) => (
    <input
      type="time"
      className={field.control}
      value={span[part]}
      readOnly={isReadOnly}
      aria-label={name}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? id : undefined}
      onChange={(event) => onChange(changeClosedHours(hours, index, { [part]: event.target.value }))}
    />
  );
  return (
    <Row gap={2} align="center" className={styles.closedHours} data-closed-hours>
      <Text as="span" soft size="sm">
        {t('surfaces.closedFrom')}
      </Text>
      {timeField('begins', t('surfaces.closedFromOn', names))}
      <span aria-hidden="true">–</span>
      {timeField('ends', t('surfaces.closedUntilOn', names))}
      {isReadOnly ? null : (
        <Button
          dense
          tone="plain"
          icon={<Icon name="close" small />}
          aria-label={t('surfaces.reopen', { begins: formatTime(span.begins), ends: formatTime(span.ends) })}
          onClick={() => onChange(changeClosedHours(hours, index, null))}
        />
      )}
      {error ? (
        <Text id={id} tone="bad" size="sm" role="alert">
          {error}
        </Text>
      ) : null}
    </Row>
  );
}

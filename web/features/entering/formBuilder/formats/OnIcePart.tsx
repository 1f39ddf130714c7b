import { useState } from 'react';
import { onIceOf, type OnIce } from '../../../../../shared/domain/entering/onIce/judgingOf.ts';
import { formatList } from '../../../../i18n/formats.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { FieldProblem } from '../../../../ui/Field.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { Select } from '../../../../ui/Select.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { clock } from '../../entries/index.ts';
import type { ChangeFormat } from './FormatDetail.tsx';
import { OnIceFields } from './OnIceFields.tsx';
import styles from './OnIcePart.module.css';
import type { FormatProblems } from './draftProblems.ts';
import { withEvent } from './formatEdits.ts';
import type { EventDraft, FormatDraft } from './formatsDraft.ts';
import { secondsOf } from './programmeTime.ts';

interface OnIcePartProps {
  readonly format: FormatDraft;
  readonly problems: FormatProblems | undefined;
  readonly onChange: ChangeFormat;
}

/** How a format's events are skated and judged: one line of what applies, with the fields behind it. */
export function OnIcePart({ format, problems, onChange }: OnIcePartProps) {
  const { t } = useTranslation('formBuilder');
  const textOf = useOnIceText();
  const [isOpen, setIsOpen] = useState(false);
  const [exception, setException] = useState('');
  const { events } = format;
  if (events.length === 0) return null;
  const values = events.map((event) => valuesOf(format, event));
  const withOwn = events.filter(({ onIce }) => onIce !== undefined);
  const chosen = events.find(({ id }) => id === exception);
  const wrong =
    problems?.format.onIce ?? [...(problems?.events.values() ?? [])].find(({ onIce }) => onIce)?.onIce;
  return (
    <details className={styles.part} open={isOpen} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <Row as="h4" gap={2} align="center" wrap={false} size="lg" className={styles.title}>
          {t('onIce.title')} <Icon name="down" small />
        </Row>
        <Text as="span" soft size="sm">
          {textOf(values)}
        </Text>
        <FieldProblem id={`on-ice-${format.id}`} error={wrong} />
      </summary>
      {isOpen ? (
        <Stack gap={4}>
          <Text soft size="sm">
            {t('onIce.hint')}
          </Text>
          <OnIceFields
            key={format.id}
            own={format.onIce ?? {}}
            usual={events.map((event) => valuesOf({ ...format, onIce: {} }, { ...event, onIce: {} }))}
            onChange={(onIce) => onChange((before) => withOnIce(before, onIce))}
          />
          <Select
            label={t('onIce.exception')}
            hint={withOwn.length > 0 ? t('onIce.exceptions', { count: withOwn.length }) : undefined}
            value={exception === '' ? null : exception}
            placeholder={t('onIce.choose')}
            options={events.map(({ id, level, onIce }) => ({
              value: id,
              label: level || t('nameless'),
              ...(onIce && { detail: t('onIce.hasOwn') }),
            }))}
            onChange={setException}
          />
          {chosen ? (
            <Stack gap={4} className={styles.exception}>
              <OnIceFields
                key={chosen.id}
                own={chosen.onIce ?? {}}
                usual={[valuesOf(format, { ...chosen, onIce: {} })]}
                onChange={(onIce) => onChange((before) => withEvent(before, chosen.id, { onIce }))}
              />
              {chosen.onIce ? (
                <span>
                  <Button
                    dense
                    onClick={() => {
                      onChange((before) => withEvent(before, chosen.id, { onIce: undefined }));
                      setException('');
                    }}
                  >
                    {t('onIce.reset')}
                  </Button>
                </span>
              ) : null}
            </Stack>
          ) : null}
        </Stack>
      ) : null}
    </details>
  );
}

function valuesOf({ format, entry, onIce }: FormatDraft, event: EventDraft): OnIce {
  const seconds = secondsOf(event.time);
  const { level, onIce: own } = event;
  return onIceOf(
    { format, entry, ...onIce },
    { level, seconds: Number.isNaN(seconds) ? 0 : seconds, ...own },
  );
}

const withOnIce = (format: FormatDraft, onIce: FormatDraft['onIce']): FormatDraft => ({ ...format, onIce });

/** The values of events on the ice in one line; what differs from event to event is listed. */
function useOnIceText() {
  const { t } = useTranslation('formBuilder');
  return (values: readonly OnIce[]): string => {
    const each = (text: (one: OnIce) => string) => {
      const texts = [...new Set(values.map(text))];
      return texts.length > 3 ? t('onIce.varies') : formatList(texts);
    };
    return [
      t('onIce.line.warmUp', { time: each(({ warmUpSeconds }) => clock(warmUpSeconds)) }),
      t('onIce.line.between', { seconds: each(({ betweenSeconds }) => String(betweenSeconds)) }),
      each(({ atOnce }) => t(`onIce.atOnceOf.${atOnce}`)),
      t('onIce.line.flight', { sizes: each(({ flight }) => t('onIce.line.sizes', flight)) }),
      each(({ certificate }) => t(`onIce.certificates.${certificate}`)),
    ].join(' · ');
  };
}

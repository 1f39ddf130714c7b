import { useState } from 'react';
import type { CompetitionJudging } from '../../../../shared/contract/entering/competitions/judgingRules.ts';
import { eventLabel } from '../../../../shared/domain/core/eventId.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { ComboBox } from '../../../ui/ComboBox.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { Select } from '../../../ui/Select.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { RuleCard, type RulePartProps } from './RuleCard.tsx';
import styles from './Rules.module.css';
import { keyOfSystem, SYSTEMS, systemOfKey } from './systems.ts';

interface SystemRulesProps extends RulePartProps {
  readonly formats: CompetitionJudging['formats'];
}

/** How places are found, for all events and for single ones. */
export function SystemRules({ formats, ...props }: SystemRulesProps) {
  const { t } = useTranslation('judgingRules');
  const { control, isReadOnly } = props;
  const { rules, change, messageOf } = control;
  const { system, eventSystems } = rules;
  const [chosen, setChosen] = useState('');
  const events = formats.flatMap(({ format, events: own }) =>
    own.map(({ id, level }) => ({ value: id, label: eventLabel(format, level) })),
  );
  const nameOf = (id: string) => events.find(({ value }) => value === id)?.label ?? id;
  const free = events.filter(({ value }) => !eventSystems.some(({ eventId }) => eventId === value));
  const options = SYSTEMS.map(({ key }) => ({ value: key, label: t(`systems.names.${key}`) }));
  const add = (eventId: string) => {
    if (!free.some(({ value }) => value === eventId)) return setChosen(eventId);
    setChosen('');
    change({ eventSystems: [...eventSystems, { eventId, system }] });
  };
  return (
    <RuleCard {...props} title={t('systems.title')} hint={t('systems.hint')} of={['system', 'eventSystems']}>
      <Select
        label={t('systems.all')}
        options={options}
        value={keyOfSystem(system)}
        disabled={isReadOnly}
        error={messageOf('system')}
        onChange={(key) => change({ system: systemOfKey(key) })}
      />
      <Stack role="list" as="ul" gap={4}>
        {eventSystems.map(({ eventId, system: own }, index) => (
          <Stack key={eventId} as="li" gap={3} className={styles.item}>
            <Select
              label={nameOf(eventId)}
              options={options}
              value={keyOfSystem(own)}
              disabled={isReadOnly}
              error={messageOf(`eventSystems.${index}.eventId`)}
              onChange={(key) =>
                change({
                  eventSystems: eventSystems.map((one, at) =>
                    at === index ? { eventId, system: systemOfKey(key) } : one,
                  ),
                })
              }
            />
            {isReadOnly ? null : (
              <Button
                tone="plain"
                aria-label={t('systems.remove', { name: nameOf(eventId) })}
                icon={<Icon name="close" small />}
                onClick={() => change({ eventSystems: eventSystems.filter((_, at) => at !== index) })}
              />
            )}
          </Stack>
        ))}
      </Stack>
      {isReadOnly ? null : (
        <ComboBox
          label={t('systems.add')}
          hint={t('systems.addHint')}
          optional
          options={free}
          value={chosen}
          onChange={add}
        />
      )}
    </RuleCard>
  );
}

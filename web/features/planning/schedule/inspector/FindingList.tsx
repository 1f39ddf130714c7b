import { useState } from 'react';
import type { PlanFinding } from '../../../../../shared/contract/core/planningFiles.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Text } from '../../../../ui/Text.tsx';
import { Row } from '../../../../ui/Row.tsx';
import { Stack } from '../../../../ui/Stack.tsx';
import { useWorkspace } from '../workspace.ts';
import { FindingRow } from './FindingRow.tsx';
import { groupFindings, keyOfFinding } from './groupFindings.ts';
import styles from './Inspector.module.css';

/** As many as are read at a time. */
const FIRST = 30;
const SEVERITIES = ['hard', 'hours', 'medium', 'soft'] as const satisfies readonly PlanFinding['severity'][];

/** The schedule's findings, the worst first; one severity at a time if that is chosen. */
export function FindingList() {
  const { t } = useTranslation('schedule');
  const { findings } = useWorkspace();
  const [chosen, setChosen] = useState<PlanFinding['severity'] | null>(null);
  const [count, setCount] = useState(FIRST);
  const all = groupFindings(findings);
  const listed = chosen === null ? all : all.filter(({ severity }) => severity === chosen);
  const numberOf = (one: PlanFinding['severity']) => all.filter(({ severity }) => severity === one).length;
  const present = SEVERITIES.filter((severity) => numberOf(severity) > 0);
  if (all.length === 0)
    return (
      <Text soft size="sm">
        {t('noConflicts')}
      </Text>
    );
  return (
    <>
      <Row gap={2} role="group" aria-label={t('severity')}>
        {present.map((severity) => (
          <button
            key={severity}
            type="button"
            className={styles.count}
            data-severity={severity}
            aria-pressed={chosen === severity}
            onClick={() => setChosen(chosen === severity ? null : severity)}
          >
            {t(`severities.${severity}`, { count: numberOf(severity) })}
          </button>
        ))}
      </Row>
      <Stack role="list" as="ul" gap={2} minContent>
        {listed.slice(0, count).map((finding) => (
          <li key={keyOfFinding(finding)}>
            <FindingRow finding={finding} />
          </li>
        ))}
      </Stack>
      {listed.length > count ? (
        <Button dense onClick={() => setCount(count + FIRST)}>
          {t('showMore', { count: listed.length - count })}
        </Button>
      ) : null}
    </>
  );
}

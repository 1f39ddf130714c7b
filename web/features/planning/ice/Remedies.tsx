import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import type { IceRemedy } from '../../../../shared/domain/planning/ice/remedies.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { focusFirstClosing, focusResurfacing } from './focusFields.ts';
import styles from './Remedies.module.css';
import { useDuration } from './useDuration.ts';

interface RemediesProps {
  readonly remedies: readonly IceRemedy[];
  readonly lackingSeconds: number;
  readonly competitionId: string;
  readonly isDraft: boolean;
  readonly onAddSurface: () => void;
}

/** The ice that each change gains, most first, with a button that leads to its setting. */
export function Remedies({ remedies, lackingSeconds, competitionId, isDraft, onAddSurface }: RemediesProps) {
  const { t } = useTranslation('ice');
  const heading = useId();
  const duration = useDuration();
  const navigate = useNavigate();
  if (lackingSeconds === 0 || remedies.length === 0) return null;
  const open = (remedy: IceRemedy) => {
    if (remedy.change === 'resurfacing') focusResurfacing();
    else if (remedy.change === 'evening') focusFirstClosing();
    else if (remedy.change === 'surface') onAddSurface();
    else void navigate(isDraft ? paths.setUp(competitionId) : paths.editForm(competitionId));
  };
  return (
    <Stack as="section" gap={3} className={styles.remedies} aria-labelledby={heading}>
      <h2 id={heading}>{t('remedies.title')}</h2>
      <Stack role="list" as="ul" gap={3} className={styles.list}>
        {remedies.map((remedy) => (
          <Stack
            key={remedy.change}
            as="li"
            gap={2}
            align="start"
            frame="panel"
            pad={4}
            className={styles.remedy}
          >
            <Text as="strong" tone="good" figures className={styles.gain}>
              {t('remedies.gain', { time: duration(remedy.seconds) })}
            </Text>
            <Text as="span" breaks>
              {textOf(remedy)}
              {remedy.seconds >= lackingSeconds ? (
                <Text as="span" size="sm" weight="medium" className={styles.enough}>
                  {t('remedies.enough')}
                </Text>
              ) : null}
            </Text>
            <Button dense onClick={() => open(remedy)}>
              {t(`remedies.open.${remedy.change}`)}
            </Button>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );

  function textOf(remedy: IceRemedy): string {
    if (remedy.change === 'resurfacing') return t('remedies.resurfacing', { minutes: remedy.minutes });
    if (remedy.change === 'twoAtOnce') return t('remedies.twoAtOnce', { format: remedy.format });
    return t(`remedies.${remedy.change}`);
  }
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListedJudge } from '../../../../shared/contract/planning/panels.ts';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import styles from './Panels.module.css';

interface AddJudgeProps {
  /** Already in the table. */
  readonly known: readonly ListedJudge[];
  readonly onInvite: (coachId: string) => Promise<void>;
  readonly onClose: () => void;
}

const LEAST_LETTERS = 2;

/** Finds a confirmed coach by name and asks the coach to judge. */
export function AddJudge({ known, onInvite, onClose }: AddJudgeProps) {
  const { t } = useTranslation('panels');
  const [search, setSearch] = useState('');
  const typed = search.trim();
  const found = useQuery({
    ...requestQuery('listCoachNames', { query: { search: typed } }),
    enabled: typed.length >= LEAST_LETTERS,
  });
  const ids = new Set(known.map(({ id }) => id));
  const coaches = (found.data ?? []).filter(({ id }) => !ids.has(id));
  return (
    <Dialog isOpen onClose={onClose} title={t('judges.addTitle')}>
      <Stack gap={4} className={styles.picker}>
        <TextField
          label={t('judges.addSearch')}
          hint={t('judges.addHint')}
          value={search}
          maxLength={100}
          autoComplete="off"
          onChange={(event) => setSearch(event.target.value)}
        />
        <Stack role="list" as="ul" minContent frame="panel" className={styles.gapList}>
          {typed.length < LEAST_LETTERS
            ? null
            : coaches.map(({ id, name }) => (
                <Row
                  key={id}
                  as="li"
                  gap={3}
                  align="center"
                  justify="between"
                  wrap={false}
                  className={styles.gap}
                >
                  <Stack as="span" gap={1} minContent breaks className={styles.words}>
                    {name}
                  </Stack>
                  <Button
                    dense
                    aria-label={`${t('judges.ask')}: ${name}`}
                    onClick={() => void onInvite(id).then(onClose)}
                  >
                    {t('judges.ask')}
                  </Button>
                </Row>
              ))}
        </Stack>
        {found.isSuccess && coaches.length === 0 ? (
          <p className={styles.soft}>{t('judges.addNone')}</p>
        ) : null}
      </Stack>
    </Dialog>
  );
}

import { useId } from 'react';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { CompetitionView } from '../../../entering/competitionPage/index.ts';
import styles from './PagePreview.module.css';
import { isForm } from '../draft/useDraftForm.ts';
import type { SetupWork } from '../draft/useSetupWork.ts';
import { Stack } from '../../../../ui/Stack.tsx';

/** The public page as the saved draft would show it. */
export function PagePreview({ work }: { readonly work: SetupWork }) {
  const { t } = useTranslation('competitionSetup');
  const titleId = useId();
  const form = work.form.stored;
  return (
    <Stack as="section" gap={2} className={styles.preview} aria-labelledby={titleId}>
      <h2 id={titleId}>{t('preview')}</h2>
      <div className={styles.frame}>
        <CompetitionView competition={work.record.stored} form={isForm(form) ? form : null} isPreview />
      </div>
    </Stack>
  );
}

import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Button } from '../../../ui/Button.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Row } from '../../../ui/Row.tsx';
import styles from './IceEditor.module.css';
import type { IceDraftControl } from './useIceDraft.ts';

/** Saves, shows why that failed, and asks after somebody else's change. */
export function SaveBar({ control }: { readonly control: IceDraftControl }) {
  const { t } = useTranslation('ice');
  const { save, isSaving, isChanged, isConflict, settle, errors, refusal, version } = control;
  const isNew = version === 0;
  if (isConflict) {
    return (
      <Row gap={3} align="center" justify="end" className={styles.save} data-bottom-bar role="alert">
        <p>{t('conflict.text')}</p>
        <Button onClick={() => void settle('theirs')}>{t('conflict.theirs')}</Button>
        <Button tone="primary" onClick={() => void settle('mine')}>
          {t('conflict.mine')}
        </Button>
      </Row>
    );
  }
  return (
    <Row
      gap={3}
      align="center"
      justify="end"
      className={styles.save}
      data-bottom-bar={isChanged || isNew || undefined}
    >
      <div role="status">
        {refusal ? (
          <Text tone="bad" weight="medium">
            {refusal}
          </Text>
        ) : null}
        {errors.length > 0 ? (
          <Text tone="bad" weight="medium">
            {errors[0]?.message}
          </Text>
        ) : null}
        {errors.length === 0 && !refusal ? (
          <Text soft>{t(isNew ? 'save.new' : isChanged ? 'save.changed' : 'save.unchanged')}</Text>
        ) : null}
      </div>
      <Button
        tone="primary"
        aria-busy={isSaving || undefined}
        disabledReason={isChanged || isNew ? undefined : t('save.unchanged')}
        onClick={() => void save()}
      >
        {t('save.label')}
      </Button>
    </Row>
  );
}

import { useTranslation } from 'react-i18next';
import type { Awards } from '../../../../shared/contract/day/results/awards.ts';
import { UploadField } from '../../../forms/uploads/UploadField.tsx';
import styles from './Awards.module.css';
import { useSaveAwards } from './useSaveAwards.ts';

/** The picture behind every certificate; without one, our own design. It is saved as soon as it is uploaded. */
export function BackgroundField({ awards }: { readonly awards: Awards }) {
  const { t } = useTranslation('awards');
  const { t: upload } = useTranslation('uploads');
  const { save, refusal } = useSaveAwards(awards);
  if (awards.competition.isArchived) return null;
  return (
    <UploadField
      kind="background"
      label={t('certificates.background')}
      hint={t('certificates.backgroundHint')}
      optional
      error={refusal.all}
      words={{ drop: upload('dropPicture'), choose: upload('choosePicture'), types: upload('pngTypes') }}
      shown={
        awards.background === null ? null : (
          <img className={styles.background} src={awards.background} alt={t('certificates.background')} />
        )
      }
      onUploaded={(background) => void save({ background }, t('certificates.saved'))}
      onRemove={() => void save({ background: null }, t('certificates.removed'))}
      onBlur={() => undefined}
    />
  );
}

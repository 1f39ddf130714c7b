import type { FieldValues } from 'react-hook-form';
import { FILE_RULES } from '../../../shared/domain/core/files/fileKinds.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { focusWithin, useBoundField } from '../useBoundField.ts';
import type { BoundFieldProps } from '../useBoundField.ts';
import { megabytes } from './megabytes.ts';
import { UploadField } from './UploadField.tsx';
import styles from './Uploads.module.css';

/** A PDF; its value is the stored path, '' for none. */
export function FormDocument<Values extends FieldValues>({ name, ...rest }: BoundFieldProps<Values>) {
  const { t } = useTranslation('uploads');
  const { value, onChange, onBlur, ref, error } = useBoundField<Values, string | null>(name);
  const limit = megabytes(FILE_RULES.packet.largest);
  const words = {
    drop: t('dropDocument'),
    choose: t('chooseDocument'),
    types: t('documentTypes', { limit }),
  };
  return (
    <UploadField
      {...rest}
      kind="packet"
      ref={focusWithin(ref, 'button')}
      error={error}
      words={words}
      shown={value ? <ShownDocument path={value} /> : null}
      onUploaded={onChange}
      onRemove={() => onChange('')}
      onBlur={onBlur}
    />
  );
}

function ShownDocument({ path }: { readonly path: string }) {
  const { t } = useTranslation('uploads');
  return (
    <a className={styles.document} href={path} target="_blank" rel="noreferrer">
      {t('open')}
    </a>
  );
}

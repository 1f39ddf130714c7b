import type { FieldValues, Path } from 'react-hook-form';
import { useWatch } from 'react-hook-form';
import type { FileKind } from '../../../shared/domain/core/files/fileKinds.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { FormTextField } from '../FormTextField.tsx';
import { focusWithin, useBoundField } from '../useBoundField.ts';
import type { BoundFieldProps } from '../useBoundField.ts';
import { UploadField } from './UploadField.tsx';
import styles from './Uploads.module.css';

interface FormPictureProps<Values extends FieldValues> extends BoundFieldProps<Values> {
  readonly kind: Exclude<FileKind, 'packet'>;
  /** The field of the picture's text alternative, shown with a picture. */
  readonly textName?: Path<Values>;
}

/** The hints differ: only photos carry a location. */
const TYPES = {
  poster: 'pictureTypes',
  logo: 'logoTypes',
  letterhead: 'logoTypes',
  background: 'logoTypes',
} as const;

/** A picture; its value is the stored path, '' for none. */
export function FormPicture<Values extends FieldValues>(props: FormPictureProps<Values>) {
  const { name, textName, ...rest } = props;
  const { t } = useTranslation('uploads');
  const { value, onChange, onBlur, ref, error } = useBoundField<Values, string | null>(name);
  const words = { drop: t('dropPicture'), choose: t('choosePicture'), types: t(TYPES[rest.kind]) };
  return (
    <>
      <UploadField
        {...rest}
        ref={focusWithin(ref, 'button')}
        error={error}
        words={words}
        shown={value ? <ShownPicture<Values> path={value} textName={textName} kind={rest.kind} /> : null}
        onUploaded={onChange}
        onRemove={() => onChange('')}
        onBlur={onBlur}
      />
      {textName && value ? (
        <FormTextField<Values>
          name={textName}
          label={t('pictureText')}
          hint={t('pictureTextHint')}
          autoComplete="off"
        />
      ) : null}
    </>
  );
}

interface ShownPictureProps<Values extends FieldValues> {
  readonly path: string;
  readonly kind: FileKind;
  readonly textName: Path<Values> | undefined;
}

function ShownPicture<Values extends FieldValues>({ path, kind, textName }: ShownPictureProps<Values>) {
  const values = useWatch<Values>();
  const text: unknown = textName ? values[textName] : '';
  return (
    <img className={styles.picture} data-kind={kind} src={path} alt={typeof text === 'string' ? text : ''} />
  );
}

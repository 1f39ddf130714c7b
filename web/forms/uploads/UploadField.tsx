import { useId, useState } from 'react';
import type { DragEvent, ReactNode, RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { FILE_RULES, type FileKind } from '../../../shared/domain/core/files/fileKinds.ts';
import { Button } from '../../ui/Button.tsx';
import type { FieldProps } from '../../ui/Field.tsx';
import { FieldProblem, LabelText } from '../../ui/Field.tsx';
import fieldStyles from '../../ui/Field.module.css';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { FileChooser } from './FileChooser.tsx';
import { UploadProgress } from './UploadProgress.tsx';
import styles from './Uploads.module.css';
import { useFocusAfterChange } from './useFocusAfterChange.ts';
import { useUpload } from './useUpload.ts';

interface UploadFieldProps extends FieldProps {
  readonly kind: FileKind;
  /** The current file; null for none. */
  readonly shown: ReactNode;
  readonly onUploaded: (path: string) => void;
  readonly onRemove: () => void;
  readonly onBlur: () => void;
  readonly words: { readonly drop: string; readonly choose: string; readonly types: string };
  readonly ref?: RefCallback<HTMLElement>;
}

/** A drop area and a button for a file, with the current one. */
export function UploadField(props: UploadFieldProps) {
  const { kind, label, hint, error, optional, shown, onUploaded, onRemove, onBlur, words, ref } = props;
  const { t } = useTranslation('uploads');
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const [done, setDone] = useState('');
  const { state, start, cancel } = useUpload(kind, (path, { name }) => {
    setDone(t('done', { name }));
    onUploaded(path);
  });
  const problem = state.phase === 'failed' ? state.problem.text : error;
  const zone = useFocusAfterChange(state.phase);
  const described = [hint && `${id}-hint`, `${id}-types`, problem && `${id}-error`].filter(Boolean).join(' ');
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    const [file] = event.dataTransfer.files;
    if (file) start(file);
  };
  return (
    <div className={fieldStyles.field} role="group" aria-labelledby={id} ref={ref} onBlur={onBlur}>
      <span className={fieldStyles.label} id={id}>
        <LabelText label={label} optional={optional} />
      </span>
      {hint ? (
        <span className={fieldStyles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      <div
        ref={zone}
        className={styles.zone}
        data-over={isOver || undefined}
        data-invalid={problem ? true : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        {state.phase === 'working' ? (
          <UploadProgress name={state.file.name} share={state.share} onCancel={cancel} />
        ) : (
          <>
            {shown ?? <span className={styles.drop}>{words.drop}</span>}
            <div className={styles.buttons}>
              {state.phase === 'failed' && state.problem.canRetry ? (
                <Button onClick={() => start(state.file)}>{t('retry')}</Button>
              ) : null}
              <FileChooser
                label={shown ? t('replace') : words.choose}
                accept={FILE_RULES[kind].types.join(',')}
                onChoose={start}
                describedBy={described}
              />
              {shown ? (
                <Button tone="plain" onClick={onRemove}>
                  {t('remove')}
                </Button>
              ) : null}
            </div>
            <span className={fieldStyles.hint} id={`${id}-types`}>
              {words.types}
            </span>
          </>
        )}
      </div>
      <FieldProblem id={`${id}-error`} error={problem} />
      <span role="status">
        <VisuallyHidden>{state.phase === 'failed' ? state.problem.text : done}</VisuallyHidden>
      </span>
    </div>
  );
}

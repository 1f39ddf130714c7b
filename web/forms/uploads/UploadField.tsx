import { useId, useState, type DragEvent, type ReactNode, type RefCallback, useEffect, useRef } from 'react';
import { FILE_RULES, type FileKind } from '../../../shared/domain/core/files/fileKinds.ts';
import { formatLocale } from '../../i18n/formats.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { Button } from '../../ui/Button.tsx';
import fieldStyles from '../../ui/Field.module.css';
import { type FieldProps, FieldProblem, LabelText } from '../../ui/Field.tsx';
import { ProgressTrack } from '../../ui/ProgressTrack.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Text } from '../../ui/Text.tsx';
import { Row } from '../../ui/Row.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { FileChooser } from './FileChooser.tsx';
import styles from './Uploads.module.css';
import { beginUpload } from './underWay.ts';
import { uploadFile } from './uploadFile.ts';
import { isApiError } from '../../api/ApiError.ts';
import { errorMessage } from '../../api/errorMessage.ts';
import { i18n } from '../../i18n/i18n.ts';
import { megabytes } from './megabytes.ts';
import { UploadRefused, type RefusalReason } from './UploadRefused.ts';

/** The API's codes as reasons. */
const REASONS: Readonly<Record<string, RefusalReason>> = { MustSmaller: 'tooLarge', MustExist: 'lost' };

const IDLE: UploadState = { phase: 'idle' };

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
            {shown ?? (
              <Text as="span" soft size="sm" className={styles.drop}>
                {words.drop}
              </Text>
            )}
            <Row gap={2}>
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
            </Row>
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

/**
 * An element's buttons change with its phase. If the focused one disappears, the first takes the focus, so
 * that keyboard users keep their place.
 */
function useFocusAfterChange(phase: string) {
  const element = useRef<HTMLDivElement>(null);
  const before = useRef(phase);
  useEffect(() => {
    if (before.current === phase) return;
    before.current = phase;
    if (document.activeElement === document.body)
      element.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [phase]);
  return element;
}

interface UploadProgressProps {
  readonly name: string;
  /** 0 to 1 during the upload; null while it is prepared. */
  readonly share: number | null;
  readonly onCancel: () => void;
}

/** An upload's progress, with cancel. */
function UploadProgress({ name, share, onCancel }: UploadProgressProps) {
  const { t } = useTranslation('uploads');
  const phase = share === null ? 'preparing' : share < 1 ? 'sending' : 'checking';
  const label = t(phase, { name });
  const percent = Math.round((share ?? 0) * 100);
  return (
    <Stack gap={2} columnGap={3} size="sm" className={styles.progress}>
      <Text as="span" truncate>
        {label}
      </Text>
      <Text as="span" soft figures>
        {new Intl.NumberFormat(formatLocale(), { style: 'percent' }).format(percent / 100)}
      </Text>
      <ProgressTrack label={label} percent={percent} isMeasured={phase === 'sending'} glides />
      <Button dense onClick={onCancel}>
        {t('cancel')}
      </Button>
    </Stack>
  );
}

/** An upload's status. `share` is the sent part, 0 to 1; null before and after. */
type UploadState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'working'; readonly file: File; readonly share: number | null }
  | { readonly phase: 'failed'; readonly file: File; readonly problem: UploadProblem };

interface UploadControl {
  readonly state: UploadState;
  readonly start: (file: File) => void;
  readonly cancel: () => void;
}

/**
 * Uploads one file at a time: a second replaces the first, and unmounting cancels. @param onDone gets the
 * stored path
 */
function useUpload(kind: FileKind, onDone: (path: string, file: File) => void): UploadControl {
  const [state, setState] = useState<UploadState>(IDLE);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run(file: File, controller: AbortController): Promise<void> {
    const { signal } = controller;
    const show = (next: UploadState) => {
      if (!signal.aborted) setState(next);
    };
    const onProgress = (share: number) => show({ phase: 'working', file, share });
    const end = beginUpload();
    try {
      show({ phase: 'working', file, share: null });
      const path = await uploadFile(kind, file, { onProgress, signal });
      if (!signal.aborted) onDone(path, file);
      show(IDLE);
    } catch (thrown) {
      show({ phase: 'failed', file, problem: uploadProblem(thrown, kind) });
    } finally {
      end();
    }
  }

  const cancel = () => {
    running.current?.abort();
    setState(IDLE);
  };
  const start = (file: File) => {
    running.current?.abort();
    running.current = new AbortController();
    void run(file, running.current);
  };
  return { state, start, cancel };
}

interface UploadProblem {
  /** The problem and what to do. */
  readonly text: string;
  /** Whether sending the same file again may succeed. */
  readonly canRetry: boolean;
}
/** The message of a refused file. */
function uploadProblem(thrown: unknown, kind: FileKind): UploadProblem {
  const reason = reasonOf(thrown, kind);
  if (reason === null)
    return { text: errorMessage(thrown) ?? i18n.t('uploads:problems.lost'), canRetry: true };
  const limit = megabytes(FILE_RULES[kind].largest);
  return { text: i18n.t(`uploads:problems.${reason}`, { limit }), canRetry: reason === 'lost' };
}
function reasonOf(thrown: unknown, kind: FileKind): RefusalReason | null {
  if (thrown instanceof UploadRefused) return thrown.reason;
  if (!isApiError(thrown, 'ValidationFailed')) return null;
  const code = thrown.errors[0]?.code ?? '';
  return REASONS[code] ?? (kind === 'packet' ? 'notDocument' : 'notPicture');
}

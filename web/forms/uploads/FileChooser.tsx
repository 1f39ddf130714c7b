import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';

interface FileChooserProps {
  readonly label: string;
  /** Media types, as an input takes them. */
  readonly accept: string;
  readonly onChoose: (file: File) => void;
  readonly describedBy?: string | undefined;
}

/**
 * A button that opens the system's own choice of files; on a phone that is its photos and camera. The
 * input itself looks different everywhere and cannot be made to look like ours.
 */
export function FileChooser({ label, accept, onChoose, describedBy }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => input.current?.click()} aria-describedby={describedBy}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // So that the same file can be chosen again after it was refused.
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}

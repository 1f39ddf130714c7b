import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';

interface FileChooserProps {
  readonly label: string;
  /** Media types, as in an input's `accept`. */
  readonly accept: string;
  /** Called for each file. */
  readonly onChoose: (file: File) => void;
  readonly isMultiple?: boolean;
  readonly describedBy?: string | undefined;
}

/**
 * A button that opens the system's file chooser, on phones also photos and camera. Browsers do not let a
 * file input be styled.
 */
export function FileChooser({ label, accept, onChoose, isMultiple = false, describedBy }: FileChooserProps) {
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
        multiple={isMultiple}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Otherwise choosing the refused file again would fire no event.
          target.value = '';
          for (const file of files) onChoose(file);
        }}
      />
    </>
  );
}

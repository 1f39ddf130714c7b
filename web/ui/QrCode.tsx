import { encode } from 'uqr';
import styles from './QrCode.module.css';

interface QrCodeProps {
  readonly text: string;
  /** The purpose of the code: readers of screens hear it in place of the picture. */
  readonly label: string;
}

/** Cameras need four modules of white around the code. */
const QUIET_ZONE = 4;

/**
 * A text as a QR code, drawn in the browser so that no image service learns it. It stays dark on white in the
 * dark scheme, because not every camera reads an inverted code.
 */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = qrModules(text);
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.qr}>
      <path d={squares.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}

/** The modules of a text's code with its quiet zone, row by row; true is dark. */
export function qrModules(text: string): { readonly data: readonly boolean[][]; readonly size: number } {
  return encode(text, { ecc: 'M', border: QUIET_ZONE });
}

import { encode } from 'uqr';
import styles from './Security.module.css';

/** A text as a QR code. Drawn in the browser, so that the secret key is not sent to an image service. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={styles.qr}>
      <path d={squares.join('')} shapeRendering="crispEdges" />
    </svg>
  );
}

import styles from './Waiver.module.css';

/** The organiser's text; an empty line parts paragraphs. */
export function WaiverText({ text }: { readonly text: string }) {
  return (
    <div className={styles.text} tabIndex={0} role="group" aria-label={text.split('\n')[0]}>
      {text.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type {
  DocumentHighlight,
  DocumentLayout,
  DocumentSection,
} from '../../../../shared/domain/core/documents/documentLayout.ts';
import { requestQuery } from '../../../api/queries.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import styles from './DocumentView.module.css';

/** Most documents have no code, so the library that draws it comes with the first. */
const QrCode = lazyPart(async () => (await import('../../../ui/QrCode.tsx')).QrCode);

/** A document on screen and on paper, with the same words as its PDF. */
export function DocumentView({ layout }: { readonly layout: DocumentLayout }) {
  const { language, title, remarks, issuer, highlight, facts, sections, notes } = layout;
  const { data: settings } = useQuery(requestQuery('getSettings'));
  return (
    <Stack
      as="article"
      gap={6}
      minContent
      breaks
      frame="card"
      className={styles.paper}
      lang={language}
      aria-label={title}
      data-accent={settings?.accent ?? 'glacier'}
    >
      <Row gap={3} columnGap={6} align="start" justify="between" className={styles.head}>
        {settings?.logo ? <img className={styles.logo} src={settings.logo} alt="" /> : null}
        <div>
          <p className={styles.issuer}>{issuer.name}</p>
          <p className={styles.lines}>{issuer.lines.join('\n')}</p>
        </div>
      </Row>
      <div>
        <h2 className={styles.title}>{title}</h2>
        {remarks.map((remark) => (
          <p key={remark}>{remark}</p>
        ))}
      </div>
      <Highlight highlight={highlight} />
      <Stack as="dl" gap={4} className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Stack>
      {sections.map((section) => (
        <Section key={section.heading} section={section} />
      ))}
      {notes.map(({ heading, lines }) => (
        <section key={lines.join('\n')} className={styles.note}>
          {heading === '' ? null : <h3>{heading}</h3>}
          <p>{lines.join('\n')}</p>
        </section>
      ))}
    </Stack>
  );
}

function Highlight({ highlight: { label, amount, howToPay } }: { readonly highlight: DocumentHighlight }) {
  return (
    <Stack as="section" gap={1} minContent className={styles.highlight}>
      <p className={styles.lines}>{label}</p>
      <p className={styles.amount}>{amount}</p>
      {howToPay ? (
        <Row gap={4} columnGap={6} align="start" justify="between" className={styles.pay}>
          <div className={styles.note}>
            <h3>{howToPay.heading}</h3>
            <p>{howToPay.lines.join('\n')}</p>
          </div>
          {howToPay.code ? (
            <Stack as="figure" gap={1} minContent soft size="sm" className={styles.code}>
              <Suspense fallback={null}>
                <QrCode text={howToPay.code.text} label={howToPay.code.label} />
              </Suspense>
              <figcaption>{howToPay.code.label}</figcaption>
            </Stack>
          ) : null}
        </Row>
      ) : null}
    </Stack>
  );
}

function Section({ section: { heading, rows, sums } }: { readonly section: DocumentSection }) {
  return (
    <section>
      <h3 className={styles.heading}>{heading}</h3>
      <dl>
        {rows.map(({ text, note, amount }, index) => (
          <Stack key={index} gap={4} className={styles.row}>
            <dt>
              {text}
              {note === null ? null : <small>{note}</small>}
            </dt>
            <dd>{amount}</dd>
          </Stack>
        ))}
        {sums.map(({ label, amount, strong }) => (
          <Stack key={label} gap={4} className={styles.sum} data-strong={strong || undefined}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </Stack>
        ))}
      </dl>
    </section>
  );
}

import { useEffect, useRef } from 'react';
import type { Competition } from '../../../../shared/contract/entering/competitions/competitions.ts';
import type { CodePanel } from '../../../../shared/contract/day/running/codes.ts';
import type { DataOf } from '../../../../shared/contract/types.ts';
import { readableCode } from '../../../../shared/domain/day/running/codes.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { CopyLink } from '../../../ui/CopyLink.tsx';
import { QrCode } from '../../../ui/QrCode.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Stack } from '../../../ui/Stack.tsx';
import { Row } from '../../../ui/Row.tsx';
import styles from './Helpers.module.css';
import { useCodePanelWords } from './usePanelWords.ts';
import { useSeatWords } from './useSeatWords.ts';

export type MadeCode = DataOf<'createCode'>;

interface ShownCodeProps {
  readonly made: MadeCode;
  readonly competition: Competition;
  readonly panels: readonly CodePanel[];
  readonly onDone: () => void;
}

/** A new code, shown once, as a sheet to print: QR code, address, and the characters to type. */
export function ShownCode({ made, competition, panels, onDone }: ShownCodeProps) {
  const { t } = useTranslation('codes');
  const [panelWords, seatWords] = [useCodePanelWords(), useSeatWords()];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { code, kind, label, panelId, seat, expiresAt } = made;
  const panel = panels.find(({ id }) => id === panelId);
  const path = paths.codeLink(code);
  return (
    <Stack
      as="section"
      gap={4}
      minContent
      frame="panel"
      pad={6}
      padInline={5}
      className={styles.sheet}
      aria-labelledby="shown-code"
    >
      <h2 id="shown-code" ref={heading} tabIndex={-1}>
        {t('shown.title', { label })}
      </h2>
      <Text breaks>
        <strong>{t(`kind.${kind}`)}</strong>
        {seat ? ` · ${seatWords(seat)}` : null}
        {panel ? ` · ${panelWords(panel)}` : null}
        <br />
        {competition.name}
      </Text>
      <div className={styles.qr}>
        <QrCode text={new URL(path, location.origin).href} label={t('shown.qr')} />
      </div>
      <p>{t('shown.scan', { address: `${location.host}${paths.openCode}` })}</p>
      <p className={styles.characters} translate="no">
        {readableCode(code)}
      </p>
      <Text soft size="sm">
        {t('until', { when: formatInstant(expiresAt, competition.timeZone) })}
      </Text>
      <p className={styles.once}>{t('shown.once')}</p>
      <Row gap={3} justify="center" className={styles.buttons}>
        <CopyLink path={path} label={t('shown.copy')} />
        <Button onClick={() => globalThis.print()}>{t('shown.print')}</Button>
        <Button tone="primary" onClick={onDone}>
          {t('shown.done')}
        </Button>
      </Row>
    </Stack>
  );
}

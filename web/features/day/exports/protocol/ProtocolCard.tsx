import { useState } from 'react';
import { PROTOCOL_COPIES, type ProtocolCopy } from '../../../../../shared/contract/day/results/protocol.ts';
import { PAPER_SIZES } from '../../../../../shared/contract/core/documentWords.ts';
import { addressOf, call } from '../../../../api/client.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { currentTime } from '../../../../clock.ts';
import { useTranslation } from '../../../../i18n/useTranslation.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Segments } from '../../../../ui/Segments.tsx';
import { showToast } from '../../../../ui/toastStore.ts';
import { Text } from '../../../../ui/Text.tsx';
import { Row } from '../../../../ui/Row.tsx';
import styles from '../ExportCards.module.css';

/** The protocol of a competition as PDF and spreadsheet, for its organisers or to hand out. */
export function ProtocolCard({ competitionId }: { readonly competitionId: string }) {
  const { t } = useTranslation(['protocol', 'table']);
  const [copy, setCopy] = useState<ProtocolCopy>('organisers');
  const [isWriting, setIsWriting] = useState(false);
  const params = { competitionId };

  async function saveBook() {
    setIsWriting(true);
    try {
      const { data } = await call('getProtocol', { params, query: { copy } });
      // The writers are loaded with the first export, to keep pages small.
      const [{ exportBook }, { saveFile }, { protocolBook }] = await Promise.all([
        import('../../../../table/export/exportBook.ts'),
        import('../../../../table/export/exportFile.ts'),
        import('./protocolBook.ts'),
      ]);
      const words = {
        currencyOf: (heading: string) => t('table:currencyOf', { heading }),
        zoneOf: (heading: string) => t('table:zoneOf', { heading }),
      };
      const title = `${t('title')} ${data.competition.name}`;
      saveFile(await exportBook({ title, sheets: protocolBook(t, data), words, now: currentTime() }));
    } catch (thrown) {
      showToast(errorMessage(thrown) ?? t('failed'), 'bad');
    } finally {
      setIsWriting(false);
    }
  }

  return (
    <Card as="li" className={styles.card}>
      <Text as="h2" size="xl">
        {t('title')}
      </Text>
      <Text soft>{t('text')}</Text>
      <Segments
        label={t('copy')}
        value={copy}
        onChange={(value) => setCopy(value === 'handout' ? 'handout' : 'organisers')}
        options={PROTOCOL_COPIES.map((value) => ({ value, label: t(`copies.${value}`) }))}
      />
      <Text soft>{t(`contents.${copy}`)}</Text>
      <Text soft>{t('names')}</Text>
      <Row gap={2} align="center" className={styles.foot}>
        {PAPER_SIZES.map((paper) => (
          <LinkButton
            key={paper}
            to={addressOf('getProtocolDocument', params, { copy, paper })}
            reloadDocument
            target="_blank"
            rel="noreferrer"
          >
            {t(`pdf.${paper}`)}
          </LinkButton>
        ))}
        <Button onClick={() => void saveBook()} disabledReason={isWriting ? t('working') : undefined}>
          {t('excel')}
        </Button>
      </Row>
    </Card>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PROTOCOL_COPIES, type ProtocolCopy } from '../../../../../shared/contract/day/results/protocol.ts';
import { PAPER_SIZES } from '../../../../../shared/contract/core/scheduleDocuments.ts';
import { addressOf, call } from '../../../../api/client.ts';
import { errorMessage } from '../../../../api/errorMessage.ts';
import { currentTime } from '../../../../clock.ts';
import { Button } from '../../../../ui/Button.tsx';
import { Card } from '../../../../ui/Card.tsx';
import { LinkButton } from '../../../../ui/LinkButton.tsx';
import { Segments } from '../../../../ui/Segments.tsx';
import { showToast } from '../../../../ui/toastStore.ts';
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
      <h2 className={styles.title}>{t('title')}</h2>
      <p className={styles.text}>{t('text')}</p>
      <Segments
        label={t('copy')}
        value={copy}
        onChange={(value) => setCopy(value === 'handout' ? 'handout' : 'organisers')}
        options={PROTOCOL_COPIES.map((value) => ({ value, label: t(`copies.${value}`) }))}
      />
      <p className={styles.text}>{t(`contents.${copy}`)}</p>
      <p className={styles.text}>{t('names')}</p>
      <div className={styles.foot}>
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
      </div>
    </Card>
  );
}

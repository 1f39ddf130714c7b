import { useQuery } from '@tanstack/react-query';
import { NavLink } from 'react-router-dom';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { requestQuery } from '../../../api/queries.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import styles from './CodeBar.module.css';
import { pagesOfCode } from './codePages.ts';
import { useSeatWords } from './useSeatWords.ts';

interface CodeBarProps {
  /** Why the code cannot be left now, such as marks that only it can send. */
  readonly staysBecause?: string | undefined;
}

/** For the holder of a code: what it is for, until when, its pages, and the way out. Nothing for everybody else. */
export function CodeBar({ staysBecause }: CodeBarProps) {
  const { t } = useTranslation('codeBar');
  const seatWords = useSeatWords();
  const { data: code } = useQuery(requestQuery('currentCode'));
  if (!code) return null;
  const { kind, seat, name, expiresAt, competition } = code;
  const leave = () => {
    // A new document: nothing of the list stays in the memory of a borrowed device.
    call('leaveCode').then(
      () => globalThis.location.assign(`${paths.openCode}?left`),
      (thrown: unknown) => showToast(errorMessage(thrown) ?? String(thrown), 'bad'),
    );
  };
  const what = t(`kind.${kind}`, { seat: seat ? seatWords(seat) : '' });
  const pages = pagesOfCode(code);
  return (
    <Row
      as="section"
      gap={2}
      columnGap={6}
      align="center"
      justify="between"
      size="sm"
      frame="panel"
      pad={2}
      padInline={4}
      className={styles.bar}
      aria-label={t('label')}
    >
      <p className={styles.words}>
        <strong>{t('who', { what, name })}</strong>{' '}
        <Text as="span" soft>
          {t('until', { when: formatInstant(expiresAt, competition.timeZone) })}
        </Text>
      </p>
      {pages.length > 1 ? (
        <nav aria-label={t('pages')} className={styles.nav}>
          <Row role="list" as="ul" gap={1} className={styles.pages}>
            {pages.map(({ page, to }) => (
              <li key={page}>
                <NavLink to={to}>{t(`page.${page}`)}</NavLink>
              </li>
            ))}
          </Row>
        </nav>
      ) : null}
      <Button
        dense
        className={styles.leave}
        aria-label={t('leaveLabel')}
        disabledReason={staysBecause}
        onClick={leave}
      >
        {t('leave')}
      </Button>
    </Row>
  );
}

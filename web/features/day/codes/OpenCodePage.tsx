import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { requestQuery } from '../../../api/queries.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Page } from '../../../layout/Page.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { Spinner } from '../../../ui/Waiting.tsx';
import { codePages } from './codePages.ts';
import { OpenCodeForm } from './OpenCodeForm.tsx';
import type { OpenedCode as Opened } from '../../../../shared/contract/day/running/codes.ts';
import { call } from '../../../api/client.ts';
import { errorMessage } from '../../../api/errorMessage.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { showToast } from '../../../ui/toastStore.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Text } from '../../../ui/Text.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Box } from '../../../ui/Box.tsx';
import { useSeatWords } from './useSeatWords.ts';

/** `/code`: enter a code, or come by its link, which has it behind the `#` so that no server logs it. */
export function OpenCodePage() {
  const { t } = useTranslation('openCode');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const linked = decodeURIComponent(useLocation().hash.slice(1));
  const current = useQuery(requestQuery('currentCode'));
  const [isAnother, setIsAnother] = useState(linked !== '');
  const opened = isAnother ? null : current.data;
  return (
    <Page title={t('title')} subtitle={t('subtitle')} width="form">
      {(search.has('ended') || search.has('left')) && !opened ? (
        <Box role="status" as="p" round="panel" background="warn" pad={3} padInline={4} tone="warn">
          {t(search.has('ended') ? 'ended' : 'left')}
        </Box>
      ) : null}
      {current.isPending ? <Spinner /> : null}
      {current.isError ? <ErrorState title={t('failed')} onRetry={() => void current.refetch()} /> : null}
      {opened ? <OpenedCode code={opened} onAnother={() => setIsAnother(true)} /> : null}
      {current.isSuccess && !opened ? (
        <OpenCodeForm
          key={linked}
          linked={linked}
          onOpened={({ kind, competition }) => void navigate(codePages[kind](competition.id))}
        />
      ) : null}
    </Page>
  );
}

interface OpenedCodeProps {
  readonly code: Opened;
  readonly onAnother: () => void;
}
/** The code that this device has opened, with the way on and out. */
function OpenedCode({ code, onAnother }: OpenedCodeProps) {
  const { t } = useTranslation('openCode');
  const seatWords = useSeatWords();
  const { kind, name, seat, competition, expiresAt } = code;
  const leave = () => {
    call('leaveCode').then(
      () => showToast(t('left')),
      (thrown: unknown) => showToast(errorMessage(thrown) ?? String(thrown), 'bad'),
    );
  };
  return (
    <Stack as="section" gap={3} minContent>
      <h2>{competition.name}</h2>
      <p>{t(`now.${kind}`, { name, seat: seat ? seatWords(seat) : '' })}</p>
      <Text soft size="sm">
        {t('until', { when: formatInstant(expiresAt, competition.timeZone) })}
      </Text>
      <Row gap={3}>
        <LinkButton tone="primary" to={codePages[kind](competition.id)}>
          {t(`go.${kind}`)}
        </LinkButton>
        <Button onClick={onAnother}>{t('another')}</Button>
        <Button onClick={leave}>{t('leave')}</Button>
      </Row>
    </Stack>
  );
}

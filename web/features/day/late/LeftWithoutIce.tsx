import { useTranslation } from '../../../i18n/useTranslation.ts';
import { formatList } from '../../../i18n/formats.ts';
import { paths } from '../../../paths.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';

interface LeftWithoutIceProps {
  readonly competitionId: string;
  /** Of the flights. */
  readonly names: readonly string[];
}

/** Flights that no way takes off closed ice, with what an organiser can do: nothing is finished while they stand there. */
export function LeftWithoutIce({ competitionId, names }: LeftWithoutIceProps) {
  const { t } = useTranslation('late');
  if (names.length === 0) return null;
  const text = { count: names.length, flights: formatList(names) };
  return (
    <Row gap={3} align="center" justify="between" round="panel" background="bad" pad={4}>
      <Text as="p" weight="medium" role="alert">
        {t('staysOnClosedIce', text)}
      </Text>
      <Row gap={2}>
        <LinkButton to={paths.schedule(competitionId)}>{t('moveByHand')}</LinkButton>
        <LinkButton to={paths.flights(competitionId)}>{t('cancelEvent')}</LinkButton>
      </Row>
    </Row>
  );
}

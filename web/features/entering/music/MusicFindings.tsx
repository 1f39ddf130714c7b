import type { MusicFinding } from '../../../../shared/domain/entering/music/musicVerdict.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { Stack } from '../../../ui/Stack.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { Row } from '../../../ui/Row.tsx';
import { Text } from '../../../ui/Text.tsx';
import { minutesOf } from './minutesOf.ts';

interface MusicFindingsProps {
  readonly findings: readonly MusicFinding[];
  /** Seconds of the programme; 0 for no limit. */
  readonly limit: number;
}

/** What is wrong with a file, each in a sentence with its time and what to do. */
export function MusicFindings({ findings, limit }: MusicFindingsProps) {
  const { t } = useTranslation('music');
  if (findings.length === 0) return null;
  return (
    <Stack as="ul" role="list" gap={2}>
      {findings.map(({ code, verdict, at = 0, to = 0 }) => (
        <Row as="li" key={`${code} ${String(at)}`} gap={2} align="start" wrap={false}>
          <Pill tone={verdict === 'refuse' ? 'bad' : 'warn'}>{t(`verdicts.${verdict}`)}</Pill>
          <Text as="span">
            {t(verdict === 'refuse' ? `refused.${code}` : `warned.${code}`, {
              at: minutesOf(at),
              to: minutesOf(to),
              limit: minutesOf(limit),
            })}
          </Text>
        </Row>
      ))}
    </Stack>
  );
}
